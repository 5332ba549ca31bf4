/** Made while Storybook is built, by `room-plugin.ts`, from the kit's sources and the sign-offs. */
declare module 'virtual:room' {
  /** By component. One that is missing is not signed off. */
  export const signOffs: Readonly<Record<string, import('./sign-offs.js').SignOff>>;
  /** Types of a component's own props by its folder and their names, as they are written. */
  export const propTypes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Paths of contract tokens by the component's folder: `{ 'sections/Reasons': ['color.text'] }`. */
  export const reads: Readonly<Record<string, readonly string[]>>;
  /** Names and types of the parameters of labels that are functions, by folder and label. */
  export const wordParameters: Readonly<
    Record<string, Readonly<Record<string, readonly (readonly [string, string])[]>>>
  >;
}
