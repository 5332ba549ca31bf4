/** Tokens from the theme contract (custom properties or groups of them), each with its value in the `paper` tone. */
export function TokenList({ properties }: { properties: readonly string[] }) {
  const values = getComputedStyle(document.documentElement);
  return (
    <ul className="docs-tokens">
      {properties.map((property) => (
        <li key={property}>
          <code>{property}</code>
          <span>
            {/^--agency-(color|spot)-/.test(property) && (
              <span className="docs-chip" aria-hidden="true" style={{ backgroundColor: `var(${property})` }} />
            )}
            {values.getPropertyValue(property)}
          </span>
        </li>
      ))}
    </ul>
  );
}
