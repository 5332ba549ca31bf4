// @vitest-environment jsdom
/**
 * Translators such as Google Translate replace every text node with `<font>` elements, while React still refers to the
 * nodes that are gone (facebook/react#11538): removing such a node, or inserting before it, throws, and React then
 * removes the whole application. So a text next to something conditional has an element of its own. Each component is rendered with the props of each of its
 * stories, translated, rerendered with other props, and used.
 */
import { act, fireEvent, render } from '@testing-library/react';
import { type ComponentType, Fragment, isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtures } from './fixtures.js';
import { chooseFiles, createFile } from './forms/choose-files.js';
import * as kit from './index.js';
import { pseudo } from './locales/pseudo.js';
import { setPaused } from './primitives/AgencyProvider/motion-store.js';

type Props = Record<string, unknown>;

interface StoryModule {
  default: { component?: ComponentType<Props>; args?: Props };
  [story: string]: { args?: Props };
}

const storyModules = import.meta.glob<StoryModule>('./**/*.stories.tsx');

const components = kit as unknown as Record<string, ComponentType<Props>>;

/** Replaces every text node, as a translator does. */
function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, textarea, option, style, noscript')) continue;
    const outer = document.createElement('font');
    outer.append(Object.assign(document.createElement('font'), { textContent: text.data }));
    text.replaceWith(outer);
  }
}

/** Whether a component accepts these props, some of which may be missing. */
function accepts(Component: ComponentType<Props>, props: Props) {
  try {
    return Boolean(renderToString(<Component {...props} />));
  } catch {
    return false;
  }
}

/** Props without each one that no set has varied yet, and with another value for it. */
function* variantsOf(props: Props, varied: Set<string>): Generator<Props> {
  yield props;
  for (const [name, value] of Object.entries(props)) {
    if (varied.has(name)) continue;
    varied.add(name);
    const { [name]: _, ...others } = props;
    yield others;
    if (typeof value === 'boolean') yield { ...props, [name]: !value };
    if (typeof value === 'string') yield { ...props, [name]: `${value}!` };
    yield props;
  }
}

/** Types into every field, submits every form and presses every button. */
async function use(container: Element) {
  for (const field of container.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const values: Record<string, string> = { email: 'wanjiru@example.com', tel: '+254 712 345 678' };
    if (field.type === 'checkbox') fireEvent.click(field);
    else if (field.type === 'file') await chooseFiles(field, createFile('plan.pdf'), createFile('plan.exe'));
    else fireEvent.input(field, { target: { value: values[field.type] ?? 'Text' } });
  }
  for (const form of container.querySelectorAll('form')) {
    await act(async () => void fireEvent.submit(form));
    translate(container);
  }
  for (const button of container.querySelectorAll('button, [role="tab"], summary')) {
    await act(async () => void fireEvent.click(button));
    translate(container);
  }
}

const errors: string[] = [];

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    // React's warnings about the props of some stories are irrelevant here.
    const text = parts.map(String).join(' ');
    if (/NotFoundError|Uncaught|not a child/.test(text)) errors.push(text);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  // The test has pressed the switch.
  setPaused(false);
  localStorage.clear();
  document.documentElement.removeAttribute('data-agency-color-scheme');
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Wraps the caller's content in an element, since mixed text is safe only if the caller does not change it. */
const inElement = (value: unknown) =>
  Array.isArray(value) || (isValidElement(value) && value.type === Fragment) ? (
    <span>{value as ReactNode}</span>
  ) : (
    value
  );

/** The sets of props of one component: its fixture, and each of its stories. */
async function propsOf(name: string): Promise<Props[]> {
  const path = Object.keys(storyModules).find((one) => one.endsWith(`/${name}.stories.tsx`));
  const { default: meta, ...stories } = (await (path && storyModules[path]?.())) || ({ default: {} } as StoryModule);
  const sets = Object.values(stories).map(({ args }) => {
    const props: Props = { ...meta.args, ...args };
    for (const prop of ['children', 'hint']) if (prop in props) props[prop] = inElement(props[prop]);
    return props;
  });
  return [...(meta.component === components[name] ? sets : []), fixtures[name as keyof typeof fixtures] ?? {}];
}

it.each(Object.keys(fixtures))('%s survives a translator', async (name) => {
  const { [name]: Component } = components;
  if (!Component) throw new Error(`There is no component ${name}.`);
  const page = (props: Props, isPseudo = false) => (
    <kit.AgencyProvider {...(isPseudo && { labels: pseudo })}>
      <Component {...props} />
    </kit.AgencyProvider>
  );
  const { container, rerender } = render(<p>Text</p>);
  const varied = new Set<string>();
  let count = 0;
  for (const set of await propsOf(name))
    for (const props of variantsOf(set, varied)) {
      if (!accepts(Component, props)) continue;
      count += 1;
      rerender(page(props));
      translate(container);
    }
  expect(count).toBeGreaterThan(0);
  rerender(page(fixtures[name as keyof typeof fixtures] ?? {}, true));
  translate(container);
  await use(container);
  expect(errors).toEqual([]);
});
