/** Label types for all components. Each component adds its own in its `*.labels.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that this layer knows none above it.
export interface CompleteLabelPack {}

/** Name of a component that has labels. */
export type LabelledComponent = keyof CompleteLabelPack;

/**
 * Labels for any number of components, keyed by component name: `{ HeroCarousel: { nextSlide: 'Picha inayofuata' } }`.
 * Missing labels are English.
 */
export type LabelPack = { readonly [Name in LabelledComponent]?: Partial<CompleteLabelPack[Name]> };
