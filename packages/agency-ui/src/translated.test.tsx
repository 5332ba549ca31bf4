// @vitest-environment jsdom
/**
 * Translators such as Google Translate replace every text node with `<font>` elements, while React still refers to the
 * removed nodes (facebook/react#11538). Removing such a node, or inserting before it, throws, and React then removes
 * the whole application. Therefore text next to something conditional has its own element. Each component is rendered
 * with the props from each of its stories, translated, and rerendered with different props. Then each story is rendered
 * on the server, filled in by a visitor, translated, hydrated, translated again, and used.
 */
import { act, fireEvent, render } from '@testing-library/react';
import { type ComponentType, Fragment, isValidElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtures } from './fixtures.js';
import { chooseFiles, createFile } from './forms/choose-files.js';
import * as kit from './index.js';
import { pseudo } from './locales/pseudo.js';
import { setPaused } from './primitives/AgencyProvider/motion-store.js';
import { keepInput } from './theme/prehydration.js';

type Props = Record<string, unknown>;

interface StoryModule {
  default: { component?: ComponentType<Props>; args?: Props };
  [story: string]: { args?: Props };
}

const storyModules = import.meta.glob<StoryModule>('./**/*.stories.tsx');

const components = kit as unknown as Record<string, ComponentType<Props>>;

/** Replaces every text node, as a translator does, and changes the words too if there is a prefix. */
function translate(root: Element, prefix = '') {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, textarea, option, style, noscript')) continue;
    const outer = document.createElement('font');
    outer.append(Object.assign(document.createElement('font'), { textContent: prefix + text.data }));
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

/** For each prop that hasn't been varied yet, yields the props without it and with a different value for it. */
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

/** Types into every field, submits every form, and presses five buttons of each appearance. */
async function use(container: Element, pressed: Map<string, number>) {
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
    const { className } = button;
    const count = pressed.get(className) ?? 0;
    if (count >= 5) continue;
    pressed.set(className, count + 1);
    await act(async () => void fireEvent.click(button));
    translate(container);
  }
}

const errors: string[] = [];

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    // React's warnings about some stories' props are irrelevant here.
    const text = parts.map(String).join(' ');
    if (/NotFoundError|Uncaught|not a child/.test(text)) errors.push(text);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
/** Undoes the choices that a test has made with switches. */
function forgetChoices() {
  setPaused(false);
  localStorage.clear();
  document.documentElement.removeAttribute('data-agency-color-scheme');
}

afterEach(() => {
  forgetChoices();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Wraps the caller's content in an element, because mixed text is safe only if the caller doesn't change it. */
const inElement = (value: unknown) =>
  Array.isArray(value) || (isValidElement(value) && value.type === Fragment) ? (
    <span>{value as ReactNode}</span>
  ) : (
    value
  );

/** One component's sets of props: its fixture, and each of its stories. */
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

it.each(Object.keys(fixtures))('survives page translation: %s', async (name) => {
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
  expect(errors).toEqual([]);
});

/** The text that a visitor reads, excluding field values and notices for the time before hydration. */
function textsOf(container: Element): string[] {
  const content = container.cloneNode(true) as Element;
  for (const notice of content.querySelectorAll('noscript, [data-part="not-loaded"], [hidden], output'))
    notice.remove();
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent as string);
  return texts;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that a visitor can use before hydration. */
const fieldsOf = (container: Element) =>
  [...container.querySelectorAll<Field>('input:not([type="file"], [type="hidden"]), textarea, select')].filter(
    (field) => !field.closest('[data-consent-banner="hidden"], [data-color-scheme-switch="unavailable"]'),
  );

/** A Friday, on which the BookingForm stories offer times. */
const entered: Record<string, string> = { date: '2999-12-06', number: '4', range: '100' };

const isTicked = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** Enters something into every field, as a visitor does before hydration, when React doesn't notice. */
function enter(container: Element): void {
  for (const field of fieldsOf(container)) {
    if (isTicked(field)) field.checked = true;
    else if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
    else field.value = entered[field.type] ?? 'karibu@example.com';
  }
}

/** What the visitor has entered, keyed by field name, if React hasn't generated the name. */
const inputOf = (container: Element) =>
  fieldsOf(container).map(
    (field) => `${field.name.replace(/^_r.*_$/i, '')}: ${isTicked(field) ? field.checked : field.value}`,
  );

/** The text of an untranslated page. */
async function hydratedTexts(html: string, page: ReactNode): Promise<string[]> {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const root = await act(async () => hydrateRoot(container, page));
  const texts = textsOf(container);
  await act(async () => root.unmount());
  container.remove();
  return texts;
}

it.each(Object.keys(fixtures))('hydrates between two page translations: %s', async (name) => {
  const { [name]: Component } = components;
  if (!Component) throw new Error(`There is no component ${name}.`);
  const rendered = new Set<string>();
  const pressed = new Map<string, number>();
  for (const props of await propsOf(name)) {
    const page = (
      <kit.AgencyProvider>
        <Component {...props} />
      </kit.AgencyProvider>
    );
    if (!accepts(Component, props)) continue;
    const html = renderToString(page);
    if (rendered.has(html)) continue;
    rendered.add(html);
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    enter(container);
    const [texts, input] = [textsOf(container), inputOf(container)];
    // Different words would make React replace the HTML. It hydrates the same words, in nodes that it doesn't know.
    translate(container, rendered.size % 2 === 1 ? 'Karibu: ' : '');
    const restoreInput = keepInput(container);
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: restoreInput }));
    // What React has replaced is filled in again over two tasks.
    for (let task = 0; task < 2; task += 1) await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    const after = textsOf(container).join('');
    const lost = texts.filter((text) => !after.includes(text));
    // A calendar may show only one month, whether the page is translated or not.
    if (lost.length > 0) expect.soft(await hydratedTexts(html, page)).not.toEqual(expect.arrayContaining(lost));
    expect.soft(inputOf(container)).toEqual(expect.arrayContaining(input));
    translate(container);
    await use(container, pressed);
    await act(async () => root.unmount());
    container.remove();
    forgetChoices();
  }
  expect(rendered.size).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
