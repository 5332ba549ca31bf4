/** The site with as many projects as `BENCH_PROJECTS` says, built but not prerendered: that is what is measured. */
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import site from '../../site/vite.config.js';

const count = Number(process.env['BENCH_PROJECTS']);

/** The agency's own projects over and over, each with a number and a title of its own. */
function manyProjects(): Plugin {
  return {
    name: 'bench:projects',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/agency-content/src/projects.ts')) return;
      const declared = 'export const projects: readonly Project[] =';
      if (!code.includes(declared))
        throw new Error(`${id} does not say "${declared}" any more: say here what it says.`);
      return code.replace(declared, 'const written: readonly Project[] =').concat(`
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
