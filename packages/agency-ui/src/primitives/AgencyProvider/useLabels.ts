'use client';

import { createContext, useContext } from 'react';
import { warnOfLabels } from '../warn.js';
import type { CompleteLabelPack, LabelledComponent, LabelPack } from './label-pack.js';

export const LabelsContext = createContext<LabelPack>({});

/**
 * Merges the labels of one component: its English defaults, the pack of the nearest `AgencyProvider`, and the `labels`
 * prop.
 *
 * @param name - Component name in label packs.
 * @param defaults - All labels in English.
 * @param own - The component's `labels` prop.
 */
export function useLabels<Name extends LabelledComponent>(
  name: Name,
  defaults: CompleteLabelPack[Name],
  own?: Partial<CompleteLabelPack[Name]>,
): CompleteLabelPack[Name] {
  const pack: Partial<CompleteLabelPack[Name]> | undefined = useContext(LabelsContext)[name];
  // Does not check the prop, because a component may pass the labels of all its parts to each of them.
  if (process.env.NODE_ENV !== 'production' && pack) warnOfLabels(name, defaults, pack);
  return { ...defaults, ...pack, ...own };
}
