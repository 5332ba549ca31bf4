/** Links between docs pages and stories, which the manager follows without loading itself anew. */
import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { groups } from './map.js';

const pages = new Map(groups.flatMap(({ name: group, entries }) => entries.map(({ name }) => [name, group] as const)));

/** The id that Storybook makes of a title: `Sections/HeroCarousel` is `sections-herocarousel`. */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The address of a component's docs page, if there is one of this name. */
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

/** Words in code style; the name of another component leads to its page. */
function Code({ children }: { children?: ReactNode }) {
  const path = typeof children === 'string' ? docsPath(children) : undefined;
  const code = <code>{children}</code>;
  return path ? <RoomLink href={path}>{code}</RoomLink> : code;
}

const overrides = { code: Code };

/** Markdown as it is written in descriptions. */
export function Words({ children }: { children: string }) {
  return <Markdown options={{ overrides, forceBlock: true }}>{children}</Markdown>;
}
