import { Drawing } from './Drawing.js';
import { idOf, RoomLink } from './links.js';
import { groups } from './map.js';

/** Every component by group, with a drawing, a one-line description and a link to its page. */
export function KitMap() {
  return groups.map(({ name: group, line, entries }) => (
    <section key={group} className="room-group" aria-labelledby={`group-${idOf(group)}`}>
      <h2 id={`group-${idOf(group)}`}>
        {group} <span className="room-count">{entries.length}</span>
      </h2>
      <p>{line}</p>
      <ul className="room-map">
        {entries.map(({ name, line: sentence, drawing }) => (
          <li key={name}>
            <Drawing drawing={drawing} />
            <RoomLink href={`?path=/docs/${idOf(`${group}/${name}`)}--docs`}>{name}</RoomLink>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
