'use client';

import { createContext, useContext } from 'react';
import { assertLabelKinds } from '../assert-props.js';
import { mergedLabels, warnOfLabels } from '../warn.js';
import type { CompleteLabelPack, LabelledComponent, LabelPack } from './label-pack.js';

/** The pack if no provider sets one. */
export const noLabels: LabelPack = {};

export const LabelsContext = createContext(noLabels);

/**
 * Merges one component's labels: its English defaults, the nearest `AgencyProvider`'s pack, and the `labels` prop.
 *
 * @param name - Component name in label packs.
 * @param defaults - All labels in English.
 * @param own - The component's `labels` prop.
 * @param partLabels - Labels that the prop may also contain, because the component passes them to a part.
 */
export function useLabels<Name extends LabelledComponent>(
  name: Name,
  defaults: CompleteLabelPack[Name],
  own?: Partial<CompleteLabelPack[Name]>,
  partLabels?: object,
): CompleteLabelPack[Name] {
  const pack: Partial<CompleteLabelPack[Name]> | undefined = useContext(LabelsContext)[name];
  const labels = { ...defaults, ...pack, ...own };
  if (process.env.NODE_ENV !== 'production') {
    warnOfLabels(name, defaults, pack);
    warnOfLabels(name, { ...defaults, ...partLabels }, own);
    assertLabelKinds(name, defaults, labels);
    return { ...labels, [mergedLabels]: true };
  }
  return labels;
}
