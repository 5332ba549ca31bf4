/** Type-checks every TypeScript snippet in the documentation against the packed types. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { serviceOptions } from '../../packages/agency-ui/src/entities/index.js';

const root = resolve(import.meta.dirname, '../..');
const kit = join(root, 'packages/agency-ui');

const pages = [
  join(root, 'README.md'),
  join(kit, 'README.md'),
  ...readdirSync(join(kit, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(kit, 'docs', file)),
  join(root, '.storybook/docs/GettingStarted.mdx'),
];

interface Snippet {
  /** The snippet's page and line. */
  place: string;
  code: string;
  ending: 'ts' | 'tsx';
}

const fence = /^```(tsx?)\n([\s\S]*?)^```$/gm;

function snippetsOf(page: string): Snippet[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(fence)].map(({ 1: ending, 2: code = '', index }) => ({
    place: `${relative(root, page)}, line ${text.slice(0, index).split('\n').length + 1}`,
    code,
    ending: ending === 'tsx' ? 'tsx' : 'ts',
  }));
}

/** Declarations for third-party modules that snippets use but this repository does not install. */
const thirdPartyTypes = `
declare module 'next/link' {
  const Link: import('react').ComponentType<import('react').ComponentProps<'a'> & { href: string }>;
  export default Link;
}
declare module 'next/image' {
  export function getImageProps(props: {
    src: string;
    width: number;
    height: number;
    alt: string;
    sizes: string;
  }): { props: { src: string; srcSet?: string } };
}
declare module 'next/navigation' {
  export function usePathname(): string;
}
declare module 'react-router' {
  export const Link: import('react').ComponentType<import('react').ComponentProps<'a'> & { to: string }>;
}
declare module '*.css';
declare module '*.svg' {
  const address: string;
  export default address;
}
`;

const settings = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['react'],
  },
  include: ['*.ts', '*.tsx'],
};

describe('the documentation’s snippets', () => {
  const snippets = pages.flatMap(snippetsOf);
  const folder = join(root, '.cache/snippets');
  const nameOf = (index: number) => `snippet-${index}.${snippets[index]?.ending}`;

  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    symlinkSync(inject('packed').folder, join(folder, 'node_modules/agency-ui'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    writeFileSync(join(folder, 'third-party.d.ts'), thirdPartyTypes);
    // Makes every snippet a module, even without imports, so that names may be reused.
    for (const [index, { code }] of snippets.entries())
      writeFileSync(join(folder, nameOf(index)), `${code}\nexport {};\n`);
  });

  it('finds snippets on the expected pages', () => {
    const found = (name: string) => snippets.filter(({ place }) => place.startsWith(name)).length;
    expect(found('README.md')).toBeGreaterThan(0);
    expect(found('packages/agency-ui/README.md')).toBeGreaterThan(7);
    expect(found('packages/agency-ui/docs/theming.md')).toBeGreaterThan(3);
    expect(found('packages/agency-ui/docs/components/')).toBeGreaterThan(90);
    expect(found('.storybook/docs/GettingStarted.mdx')).toBeGreaterThan(2);
  });

  it('compiles every snippet', () => {
    let printed = '';
    try {
      execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
        cwd: folder,
        encoding: 'utf8',
      });
    } catch (error) {
      printed = String((error as { stdout: unknown }).stdout);
    }
    const said = printed.replace(/snippet-(\d+)\.tsx?\((\d+)/g, (_, index: string, line: string) => {
      return `${snippets[Number(index)]?.place} (its line ${line}`;
    });
    expect(said).toBe('');
  });
});

describe('the README’s sample server', () => {
  const quote = {
    name: 'Asha',
    email: 'asha@bahari.example',
    phone: '+254 711 111 111',
    projectType: serviceOptions[0].value,
    message: 'A stage for two hundred guests in March.',
  };
  let post: (request: Request) => Promise<Response>;

  beforeAll(async () => {
    const [code] = snippetsOf(join(kit, 'README.md')).flatMap((one) =>
      one.code.includes('function POST') ? one.code : [],
    );
    const file = join(root, '.cache/snippets/server.ts');
    writeFileSync(file, code ?? '');
    ({ POST: post } = await import(/* @vite-ignore */ file));
  });

  const send = (body: BodyInit, headers: HeadersInit = {}) =>
    post(new Request('http://localhost/api/quotes', { method: 'POST', body, headers }));

  it('accepts a native form submission and redirects to a page', async () => {
    const { status, headers } = await send(new URLSearchParams({ ...quote, company: '', budget: '' }));
    expect([status, headers.get('location')]).toEqual([303, '/thank-you']);
  });

  it('accepts the JSON that onSubmit sends', async () => {
    const answer = await send(JSON.stringify(quote), { 'content-type': 'application/json' });
    expect([answer.status, await answer.json()]).toEqual([201, { id: expect.any(String) }]);
  });

  it('rejects a request body that fails schema validation', async () => {
    expect((await send(new URLSearchParams({ ...quote, email: 'asha' }))).status).toBe(422);
  });
});

describe('links in the package’s documentation', () => {
  const own = pages.filter((page) => page.startsWith(kit));

  it.each(own.map((page) => relative(kit, page)))('links from %s only to files in the package', (page) => {
    const text = readFileSync(join(kit, page), 'utf8').replace(/```[\s\S]*?```/g, '');
    const packed = inject('packed').folder;
    const targets = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(join(packed, page, '..', target)))).toEqual([]);
  });
});
