/** Links between docs pages and stories, which the manager follows without a reload. */
import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { groups } from './map.js';

const pages = new Map(groups.flatMap(({ name: group, entries }) => entries.map(({ name }) => [name, group] as const)));

/** Storybook's id of a title: `Sections/HeroCarousel` is `sections-herocarousel`. */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** URL of a component's docs page, if it has one. */
export function docsPath(name: string): string | undefined {
  const group = pages.get(name);
  return group && `?path=/docs/${idOf(`${group}/${name}`)}--docs`;
}

export function RoomLink({ href, children, className }: { href: string; children: ReactNode; className?: string }) {
  return (
    <AnchorMdx href={href} target="_self" {...(className && { className })}>
      {children}
    </AnchorMdx>
  );
}

/** Inline code. The name of a component links to its page. */
function Code({ children }: { children?: ReactNode }) {
  const path = typeof children === 'string' ? docsPath(children) : undefined;
  const code = <code>{children}</code>;
  return path ? <RoomLink href={path}>{code}</RoomLink> : code;
}

const overrides = { code: Code };

/** Markdown of a description. */
export function Words({ children }: { children: string }) {
  return <Markdown options={{ overrides, forceBlock: true }}>{children}</Markdown>;
}
