/** Builds the site with `BENCH_PROJECTS` projects but without prerendering, which is measured separately. */
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import site from '../../site/vite.config.js';

const count = Number(process.env['BENCH_PROJECTS']);

/** Repeats the agency's projects, each with a unique id and title. */
function manyProjects(): Plugin {
  return {
    name: 'bench:projects',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/agency-content/src/projects.ts')) return;
      const declaration = 'export const projects: readonly Project[] =';
      if (!code.includes(declaration))
        throw new Error(`${id} no longer contains "${declaration}". Update this plugin.`);
      return code.replace(declaration, 'const written: readonly Project[] =').concat(`
        export const projects: readonly Project[] = Array.from({ length: ${count} }, (_, index) => {
          const project = written[index % written.length]!;
          return { ...project, id: index + 1, title: project.title + ' ' + (index + 1) };
        });
      `);
    },
  };
}

export default defineConfig(async (environment) => {
  const config = mergeConfig(await site(environment), { plugins: [manyProjects()] });
  return {
    ...config,
    builder: {
      async buildApp(builder: import('vite').ViteBuilder) {
        for (const one of Object.values(builder.environments)) await builder.build(one);
      },
    },
  };
});
