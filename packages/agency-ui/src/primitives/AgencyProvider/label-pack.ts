/**
 * The whole vocabulary of the kit: for each component that says something by itself, the type of its labels. Each adds
 * itself beside its words, in its `*.labels.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that this layer knows none above it.
export interface CompleteLabelPack {}

/** Names a component that has words. */
export type LabelledComponent = keyof CompleteLabelPack;

/**
 * Words for any number of components, by the component's name: `{ HeroCarousel: { nextSlide: 'Picha inayofuata' } }`.
 * What it leaves out stays English.
 */
export type LabelPack = { readonly [Name in LabelledComponent]?: Partial<CompleteLabelPack[Name]> };
