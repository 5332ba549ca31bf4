import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Reasons why a prop has no control, keyed by type. */
const codeOnly: Readonly<Record<string, string>> = {
  function: 'Set it in code: it is a function or contains one.',
  react: 'Set it in code: it is React content.',
  unknown: 'Set it in code.',
};

/** The object control edits JSON, which can represent data but not components or elements. */
function isData(value: unknown): boolean {
  let found = value !== undefined;
  JSON.stringify(value, (_, part) => {
    if (typeof part === 'function' || typeof part === 'symbol') found = false;
    return part;
  });
  return found;
}

const withoutControl = (argType: StrictInputType, reason: string): StrictInputType => ({
  ...argType,
  control: { disable: true },
  description: `${argType.description} ${reason}`,
});

function fitControl(argType: StrictInputType, value: unknown): StrictInputType {
  const { type, control } = argType;
  const code = type?.name === 'function' ? 'function' : type?.name === 'other' ? type.value : '';
  if (code === 'react' && typeof value === 'string') return { ...argType, control: { type: 'text' } };
  if (code in codeOnly) return withoutControl(argType, codeOnly[code] ?? '');
  // Storybook would offer `{}`, which is invalid for most types.
  if (control?.type === 'object' && value === undefined)
    return withoutControl(argType, 'Set it in code: this story has none.');
  if (control?.type === 'object' && !isData(value)) return withoutControl(argType, codeOnly['react'] ?? '');
  return argType;
}

/** Fits controls to a story's args, and describes args that are HTML attributes. */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const attributes = Object.keys(initialArgs)
    .filter((name) => !(name in argTypes))
    .map((name) => [name, { name, description: 'An attribute of the HTML element.' }] as const);
  return Object.fromEntries([
    ...Object.entries(argTypes).map(([name, argType]) => [name, fitControl(argType, initialArgs[name])]),
    ...attributes,
  ]);
};
