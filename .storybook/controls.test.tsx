// @vitest-environment jsdom
import { composeStories, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { StrictInputType } from 'storybook/internal/types';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logged } from '../packages/agency-ui/src/primitives/warn.js';
import preview from './preview.js';

type Args = Readonly<Record<string, unknown>>;

interface Stories {
  default: Meta;
  Default: StoryObj;
}

const files = Object.entries(
  import.meta.glob<Stories>('../packages/agency-ui/src/{primitives,navigation,forms,chat,sections}/**/*.stories.tsx'),
);
const nameOf = (file: string) => /(\w+)\.stories/.exec(file)?.[1] ?? '';

/** The values that a control can set for an arg. */
function valuesOf({ control, options, type }: StrictInputType, current: unknown): unknown[] {
  if (control?.disable) return [];
  switch (control?.type) {
    case 'text':
      return ['Text', ''];
    case 'number':
      // The "Set number" button sets zero.
      return [0, control.min ?? 0, control.max ?? 100_000];
    case 'boolean':
      return [true, false];
    case 'inline-radio':
    case 'select':
      return [...(options ?? [])];
    case 'object':
      return [JSON.parse(JSON.stringify(current)), ...(type?.name === 'array' ? [[]] : [])];
    default:
      return [];
  }
}

/** The kit's warnings start with "agency-ui" or a component name. Any other error comes from React. */
const isOfKit = ([text]: unknown[]) => /^(agency-ui|[A-Z]\w+( "[\w-]+")?): /.test(String(text));

describe('story controls', () => {
  beforeAll(() => setProjectAnnotations(preview));
  afterEach(() => {
    cleanup();
    // Tests that share this worker expect each warning to appear once.
    logged.clear();
  });
  afterAll(() => {
    // Removes the language, theme and colour scheme that the decorators have set.
    const { documentElement: root } = document;
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  });

  it('finds the stories of every component', () => {
    expect(files.length).toBeGreaterThan(80);
  });

  it.each(files.map(([file, load]) => ({ name: nameOf(file), load })))(
    'lets every control of $name be changed without an error',
    async ({ load }) => {
      const { Default } = composeStories(await load()) as unknown as {
        Default: ComponentType<Args> & { args: Args; argTypes: Record<string, StrictInputType> };
      };
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      const failures: string[] = [];
      let view = render(<Default />);
      for (const [name, argType] of Object.entries(Default.argTypes)) {
        expect(argType.description, name).toBeTruthy();
        for (const value of valuesOf(argType, Default.args[name])) {
          try {
            await act(async () => view.rerender(<Default {...{ [name]: value }} />));
            // A component with an empty list may render nothing.
            if (view.container.innerHTML === '' && !Array.isArray(value)) failures.push(`${name}: nothing rendered`);
          } catch (error) {
            failures.push(`${name}=${JSON.stringify(value).slice(0, 60)}: ${error}`);
            // React has removed the component that threw.
            cleanup();
            view = render(<Default />);
          }
        }
      }
      for (const call of errors.mock.calls.filter((one) => !isOfKit(one))) failures.push(call.map(String).join(' '));
      errors.mockRestore();
      expect(failures).toEqual([]);
    },
  );
});
