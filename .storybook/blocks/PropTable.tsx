import { useOf } from '@storybook/addon-docs/blocks';
import { Words } from './links.js';
import { ScrolledTable } from './ScrolledTable.js';
import { typesOf } from './sources.js';

/** A prop as Storybook reads it. */
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
  if (props.length === 0) return <p>It has no props of its own.</p>;
  return (
    <ScrolledTable name="Props">
      <table>
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">Description</th>
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
                  {type?.required && <span className="room-needed">required</span>}
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
