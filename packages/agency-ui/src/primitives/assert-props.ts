/**
 * Throws a readable error for a missing required prop (for callers without TypeScript). Call it only if
 * `process.env.NODE_ENV` is not `production`, so that bundlers remove it.
 *
 * @param component - Name of the component.
 * @param needed - Required props, by name.
 * @param lists - Required array props, by name.
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
