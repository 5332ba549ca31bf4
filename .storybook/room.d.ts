/** Generated from the kit's sources and the sign-offs by `room-plugin.ts` when Storybook is built. */
declare module 'virtual:room' {
  /** Sign-offs by component. A missing component is not signed off. */
  export const signOffs: Readonly<Record<string, import('./sign-offs.js').SignOff>>;
  /** Source text of prop types, by the component's folder and the prop's name. */
  export const propTypes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Theme tokens that a component uses, by its folder: `{ 'sections/Reasons': ['color.text'] }`. */
  export const reads: Readonly<Record<string, readonly string[]>>;
  /** Names and types of the parameters of function labels, by folder and label. */
  export const wordParameters: Readonly<
    Record<string, Readonly<Record<string, readonly (readonly [string, string])[]>>>
  >;
}
