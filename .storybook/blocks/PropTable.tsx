import { useOf } from '@storybook/addon-docs/blocks';
import { Words } from './links.js';
import { ScrolledTable } from './ScrolledTable.js';
import { typesOf } from './sources.js';

/** What Storybook knows of a prop. */
interface KnownProp {
  name: string;
  description?: string;
  type?: { required?: boolean };
  table?: { disable?: boolean; type?: { summary?: string; detail?: string }; defaultValue?: { summary?: string } };
}

/** A component's own props, with their types as the source writes them. */
export function PropTable({ folder }: { folder: string }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const props = (Object.values(preparedMeta.argTypes) as KnownProp[]).filter(({ table }) => !table?.disable);
  const types = typesOf(folder);
  if (props.length === 0) return <p>None of its own.</p>;
  return (
    <ScrolledTable name="Props">
      <table>
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">What it is for</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, description, type, table }) => {
            const written = types[name] ?? table?.type?.detail ?? table?.type?.summary;
            return (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                  {type?.required && <span className="room-needed">needed</span>}
                </td>
                <td>{description && <Words>{description}</Words>}</td>
                <td>{written && <code>{written}</code>}</td>
                <td>{table?.defaultValue?.summary && <code>{table.defaultValue.summary}</code>}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrolledTable>
  );
}
