/** Links between docs pages and stories, which the manager follows without a reload. */
import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** Storybook's id for a title: `Sections/HeroCarousel` becomes `sections-herocarousel`. */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Sidebar groups whose names differ from those of their layers. */
const groups: Readonly<Record<string, string>> = { chat: 'sections' };

const storyFiles = Object.keys(import.meta.glob('../../packages/agency-ui/src/*/*/*.stories.tsx'));

/** URLs of component docs pages, keyed by component name. */
const pages = new Map(
  storyFiles.map((file): [string, string] => {
    const [layer = '', , stories = ''] = file.split('/').slice(-3);
    const name = stories.replace('.stories.tsx', '');
    return [name, `?path=/docs/${idOf(`${groups[layer] ?? layer}/${name}`)}--docs`];
  }),
);

export const componentNames = [...pages.keys()];

/** URL of a component's docs page, if there is one. */
export const docsPath = (name: string): string | undefined => pages.get(name);

export function DocsLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AnchorMdx href={href} target="_self">
      {children}
    </AnchorMdx>
  );
}

/** Inline code. A component name links to that component's page. */
function Code({ children }: { children?: ReactNode }) {
  const path = typeof children === 'string' ? docsPath(children) : undefined;
  const code = <code>{children}</code>;
  return path ? <DocsLink href={path}>{code}</DocsLink> : code;
}

/** The published docs link to each other by file: `entities.md#heroslide`, `FaqSection.md`. */
function Anchor({ href = '', children }: { href?: string; children?: ReactNode }) {
  const [, file = '', fragment = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  const path = file === 'entities' ? '?path=/docs/foundations-data-shapes--docs' : docsPath(file);
  return <DocsLink href={path ? path + fragment : href}>{children}</DocsLink>;
}

const overrides = { code: Code, a: Anchor };

/** Renders Markdown from a description or the published docs. */
export function Words({ children }: { children: string }) {
  return <Markdown options={{ overrides, forceBlock: true }}>{children}</Markdown>;
}
