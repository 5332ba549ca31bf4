import { type CataloguedPicture, catalogue } from 'agency-artwork/catalogue';
import { Button, Container, Heading, Picture, Section, SelectField, Text, TextField } from 'agency-ui';
import { useId, useRef, useState } from 'react';
import { allTags, allUses, everything, findPictures, type PictureQuery, tagsOf } from './find.js';
import { bytesOf, PictureDetail } from './PictureDetail.js';
import * as styles from './PictureSheet.css.js';
import { printOf } from './print.js';

/** A search field is never required, so it needs no "(optional)". */
const noMark = { optional: '' };

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

const countOf = (count: number) => `${count === 1 ? '1 picture' : `${count} pictures`}`;

interface CellProps {
  entry: CataloguedPicture;
  isOpen: boolean;
  onToggle: () => void;
}

function Cell({ entry, isOpen, onToggle }: CellProps) {
  const { picture } = entry;
  const detailId = useId();
  return (
    <li className={styles.cell} data-open={isOpen || undefined}>
      <figure className={styles.figure} data-picture={picture.id}>
        <div className={styles.thumbnail}>
          <Picture picture={printOf(picture, picture.crops.card ? 'card' : 'tall', 320)} sizes="11rem" />
        </div>
        <figcaption>
          <button
            type="button"
            className={styles.name}
            aria-expanded={isOpen}
            aria-controls={detailId}
            onClick={onToggle}
          >
            {picture.id}
          </button>
          <span className={styles.tags}>{tagsOf(entry).join(', ')}</span>
        </figcaption>
      </figure>
      <div id={detailId} hidden={!isOpen}>
        {isOpen && <PictureDetail entry={entry} />}
      </div>
    </li>
  );
}

interface FilterProps {
  query: PictureQuery;
  count: number;
  onChange: (query: PictureQuery) => void;
}

function Filter({ query, count, onChange }: FilterProps) {
  const search = useRef<HTMLInputElement>(null);
  const isFiltered = Object.values(query).some(Boolean);
  return (
    <search className={styles.filter} aria-label="Pictures">
      <TextField
        ref={search}
        label="Name, subject or page"
        type="search"
        labels={noMark}
        value={query.words}
        onChange={({ currentTarget }) => onChange({ ...query, words: currentTarget.value })}
      />
      <SelectField
        label="Use"
        labels={noMark}
        options={optionsOf(allUses)}
        placeholder="All uses"
        value={query.use}
        onChange={({ currentTarget }) => onChange({ ...query, use: currentTarget.value })}
      />
      <SelectField
        label="Tag"
        labels={noMark}
        options={optionsOf(allTags)}
        placeholder="All tags"
        value={query.tag}
        onChange={({ currentTarget }) => onChange({ ...query, tag: currentTarget.value })}
      />
      <div className={styles.result}>
        <p role="status">{isFiltered ? `${countOf(count)} of ${catalogue.length}` : countOf(count)}</p>
        {isFiltered && (
          <Button
            variant="outline"
            size="compact"
            onClick={() => {
              onChange(everything);
              search.current?.focus();
            }}
          >
            Show all
          </Button>
        )}
      </div>
    </search>
  );
}

/** Thumbnails of every picture, grouped by use, with a filter. Selecting one shows its crops. */
export function PictureSheet() {
  const [query, setQuery] = useState(everything);
  const [chosen, setChosen] = useState<string>();
  const groups = findPictures(query);
  const count = groups.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const bytes = catalogue.reduce((sum, entry) => sum + bytesOf(entry), 0);
  const colours = catalogue.map(({ picture }, index) => {
    const [from, to] = [index, index + 1].map((edge) => `${(edge / catalogue.length) * 100}%`);
    return `${picture.placeholder} ${from} ${to}`;
  });
  return (
    <>
      <Section tone="night" aria-labelledby="pictures">
        <Container>
          <Heading level={1} variant="poster" id="pictures">
            {catalogue.length} prints, four inks
          </Heading>
          <Text variant="lead" className={styles.lead}>
            Every picture is drawn in code and printed like a lithograph in marigold, kanga red, lake teal and night
            indigo on warm paper. All files together weigh {(bytes / 1e6).toFixed(1)} MB. The strip shows their mean
            colours, from the first hero slide to the last team lead.
          </Text>
          <div
            aria-hidden="true"
            className={styles.strip}
            style={{ backgroundImage: `linear-gradient(90deg, ${colours.join(', ')})` }}
          />
        </Container>
      </Section>
      <Section tone="paper" aria-label="Contact sheet">
        <Container>
          <Filter query={query} count={count} onChange={setQuery} />
          {count === 0 && (
            <p className={styles.empty}>No pictures match. Try fewer words, or a different use or tag.</p>
          )}
          {groups.map(({ use, pictures }) => (
            <div key={use} className={styles.group}>
              <Heading level={2} variant="subheading">
                {use} <span className={styles.count}>{pictures.length}</span>
              </Heading>
              <ul className={styles.sheet}>
                {pictures.map((entry) => {
                  const { id } = entry.picture;
                  const isOpen = id === chosen;
                  return (
                    <Cell key={id} entry={entry} isOpen={isOpen} onToggle={() => setChosen(isOpen ? undefined : id)} />
                  );
                })}
              </ul>
            </div>
          ))}
        </Container>
      </Section>
    </>
  );
}
