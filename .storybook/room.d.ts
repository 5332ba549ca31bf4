/** Generated from the kit's sources by `room-plugin.ts` when Storybook is built. */
declare module 'virtual:room' {
  /** Source text of prop types, by the component's folder and the prop's name. */
  export const propTypes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Theme tokens that a component uses, by its folder: `{ 'sections/Reasons': ['color.text'] }`. */
  export const reads: Readonly<Record<string, readonly string[]>>;
  /** Names and types of the parameters of function labels, by folder and label. */
  export const wordParameters: Readonly<
    Record<string, Readonly<Record<string, readonly (readonly [string, string])[]>>>
  >;
}
