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

/** Tokens of the theme contract, each with its value where this table stands. */
export function TokenTable({ paths }: { paths: readonly string[] }) {
  const properties = [...new Set(paths.flatMap(propertiesOf))].sort();
  const values = getComputedStyle(document.documentElement);
  return (
    <div className="room-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Custom property</th>
            <th scope="col">On paper</th>
          </tr>
        </thead>
        <tbody>
          {properties.map((property) => (
            <tr key={property}>
              <td>
                <code>{property}</code>
              </td>
              <td>
                {isColour(property) && (
                  <span className="room-chip" aria-hidden="true" style={{ backgroundColor: `var(${property})` }} />
                )}
                {values.getPropertyValue(property)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
