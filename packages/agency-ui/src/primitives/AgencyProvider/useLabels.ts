'use client';

import { createContext, useContext } from 'react';
import type { CompleteLabelPack, LabelledComponent, LabelPack } from './label-pack.js';

export const LabelsContext = createContext<LabelPack>({});

/**
 * The words of one component: its own English, over that the pack of the nearest `AgencyProvider`, over that what the
 * caller gave it.
 *
 * @param name - The component, as packs name it.
 * @param defaults - Every word of it, in English.
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
