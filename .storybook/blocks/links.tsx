/** Links between docs pages and stories, which the manager follows without a reload. */
import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** Storybook's id of a title: `Sections/HeroCarousel` is `sections-herocarousel`. */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Groups of the sidebar, by the layers whose names differ. */
const groups: Readonly<Record<string, string>> = { chat: 'sections' };

const storyFiles = Object.keys(import.meta.glob('../../packages/agency-ui/src/*/*/*.stories.tsx'));

/** URLs of the components' docs pages, by name. */
const pages = new Map(
  storyFiles.map((file): [string, string] => {
    const [layer = '', , stories = ''] = file.split('/').slice(-3);
    const name = stories.replace('.stories.tsx', '');
    return [name, `?path=/docs/${idOf(`${groups[layer] ?? layer}/${name}`)}--docs`];
  }),
);

export const componentNames = [...pages.keys()];

/** URL of a component's docs page, if it has one. */
export const docsPath = (name: string): string | undefined => pages.get(name);

export function DocsLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AnchorMdx href={href} target="_self">
      {children}
    </AnchorMdx>
  );
}

/** Inline code. The name of a component links to its page. */
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

/** Markdown of a description, or of the published docs. */
export function Words({ children }: { children: string }) {
  return <Markdown options={{ overrides, forceBlock: true }}>{children}</Markdown>;
}
