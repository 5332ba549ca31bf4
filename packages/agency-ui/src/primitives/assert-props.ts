/**
 * Says in a sentence what a component was not given, where TypeScript would have refused it: without types it would die
 * of "cannot read properties of undefined". Call it only where `process.env.NODE_ENV` is not `production`, so that
 * bundles for visitors hold neither the call nor this.
 *
 * @param component - Whose props they are, as its users write it.
 * @param needed - Props that must be there, by name.
 * @param lists - Props that must be lists, by name.
 * @throws TypeError that names the prop and what to write.
 */
export function assertProps(
  component: string,
  needed: Record<string, unknown>,
  lists: Record<string, unknown> = {},
): void {
  for (const [name, value] of Object.entries(needed)) {
    if (value === undefined || value === null) {
      throw new TypeError(
        `${component}: "${name}" is ${value}, but it cannot do without. Write <${component} ${name}={…} />; ` +
          `${component}Props says what belongs there.`,
      );
    }
  }
  for (const [name, value] of Object.entries(lists)) {
    if (!Array.isArray(value)) {
      throw new TypeError(
        `${component}: "${name}" is ${value === null ? 'null' : typeof value}, where a list belongs. Write ` +
          `<${component} ${name}={[…]} />, or ${name}={[]} while there is nothing to show.`,
      );
    }
  }
}
