/** Written by `code-digests.ts` when Storybook is built. */
declare module 'virtual:code-digests' {
  /** Digest of each component's code, keyed by component name. */
  const digests: Readonly<Record<string, string>>;
  export default digests;
}
