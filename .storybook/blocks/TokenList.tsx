import { vars } from 'agency-ui/theme';

type Branch = { readonly [name: string]: string | Branch };

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Custom properties under a path of the contract: one, or all of a group such as `type.title`. */
function propertiesOf(path: string): string[] {
  let branch: string | Branch | undefined = vars as Branch;
  for (const name of path.split('.')) branch = typeof branch === 'object' ? branch[name] : undefined;
  if (branch === undefined) return [];
  const property = `--agency-${path.split('.').map(kebab).join('-')}`;
  return typeof branch === 'string' ? [property] : Object.keys(branch).map((name) => `${property}-${kebab(name)}`);
}

const isColour = (property: string) => /^--agency-(color|spot)-/.test(property);

/** Tokens of the theme contract, each with its value on paper. */
export function TokenList({ paths }: { paths: readonly string[] }) {
  const properties = [...new Set(paths.flatMap(propertiesOf))].sort();
  const values = getComputedStyle(document.documentElement);
  return (
    <ul className="room-tokens">
      {properties.map((property) => (
        <li key={property}>
          <code>{property}</code>
          <span className="room-value">
            {isColour(property) && (
              <span className="room-chip" aria-hidden="true" style={{ backgroundColor: `var(${property})` }} />
            )}
            {values.getPropertyValue(property)}
          </span>
        </li>
      ))}
    </ul>
  );
}
