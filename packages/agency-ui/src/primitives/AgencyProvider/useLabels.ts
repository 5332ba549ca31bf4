'use client';

import { createContext, useContext } from 'react';
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
  return { ...defaults, ...pack, ...own };
}
