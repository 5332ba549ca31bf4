import { warnOfLabelKind } from './warn.js';

/** The only label that may be either: a form's text after a success can depend on what was sent. */
const eitherKind = 'succeeded';

/**
 * Replaces labels that would fail when used: a text can't be called, and a function can't be shown.
 *
 * @param component - Name of the component, for the warning.
 * @param defaults - Labels of the right kind.
 * @param labels - The defaults with all overrides.
 */
export function usableLabels<Labels extends object>(component: string, defaults: object, labels: Labels): Labels {
  const usable = { ...labels } as Record<string, unknown>;
  for (const [name, label] of Object.entries(defaults)) {
    const isFunction = typeof label === 'function';
    if (isFunction === (typeof usable[name] === 'function') || name === eitherKind) continue;
    if (process.env.NODE_ENV !== 'production') warnOfLabelKind(component, name, isFunction);
    usable[name] = label;
  }
  return usable as Labels;
}
