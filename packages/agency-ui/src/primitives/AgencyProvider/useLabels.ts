'use client';

import { createContext, useContext } from 'react';
import { warnOfLabels } from '../warn.js';
import type { CompleteLabelPack, LabelledComponent, LabelPack } from './label-pack.js';

export const LabelsContext = createContext<LabelPack>({});

/**
 * Merges one component's labels: its English defaults, the nearest `AgencyProvider`'s pack, and the `labels` prop.
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
  // Doesn't check the prop, because a component may pass the same labels to each of its parts.
  if (process.env.NODE_ENV !== 'production' && pack) warnOfLabels(name, defaults, pack);
  return { ...defaults, ...pack, ...own };
}
