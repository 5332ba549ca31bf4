import { Fragment, useId } from 'react';
import type { PriceListGroup, PriceListItem, PriceListMark } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  classes,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
  VisuallyHidden,
  warnOnce,
  written,
} from '../../primitives/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import { ItemPriceText } from './ItemPriceText.js';
import * as styles from './PriceList.css.js';
import type { PriceListLabels } from './PriceList.labels.js';

export interface PriceListProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** The items in groups, in two columns on wide pages. Without items, the section renders nothing. */
  groups: readonly PriceListGroup[];
  /** The marks that items refer to, such as "V" for vegetarian. Those that an item has are explained below the items. */
  marks?: readonly PriceListMark[];
  /** A note on all prices, such as whether they include tax. Shown below the items. */
  note?: string | undefined;
  /**
   * Heading level. Group names are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<PriceListLabels>;
}

/** Items with prices, in groups, such as a restaurant's menu or a salon's treatments. */
export function PriceList({
  eyebrow,
  heading,
  lead,
  groups,
  marks = [],
  note,
  headingLevel = 2,
  labels,
  ...rest
}: PriceListProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('PriceList', {}, { groups, marks });
    assertItems('PriceList', 'groups', groups, [], ['items']);
    for (const [index, { items }] of groups.entries())
      assertItems('PriceList', `groups[${index}].items`, items, ['name']);
    warnOfMarks(groups, marks);
    warnOfPrices(groups);
  }
  const headingId = useId();
  const filled = groups.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return null;
  const used = new Set(filled.flatMap(({ items }) => items.flatMap((item) => item.marks ?? [])));
  const legend = marks.filter(({ symbol }) => used.has(symbol));
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
          variant="title"
        />
        <div className={classes(styles.groups, filled.length > 1 && styles.columns)}>
          {filled.map(({ id, name, description, items }, index) => (
            <div key={id ?? name ?? index} id={id} data-part="group" className={styles.group}>
              {name && (
                <Heading level={headingBelow(headingLevel)} variant="heading" className={styles.name}>
                  {name}
                </Heading>
              )}
              {description && (
                <Text muted className={styles.description}>
                  {description}
                </Text>
              )}
              <ul className={classes(styles.items, filled.length === 1 && styles.columns)}>
                {items.map((item) => (
                  <Item key={item.name} item={item} marks={marks} labels={labels} />
                ))}
              </ul>
            </div>
          ))}
        </div>
        {legend.length > 0 && (
          <dl className={styles.legend}>
            {legend.map(({ symbol, name }) => (
              <div key={symbol} className={styles.legendEntry}>
                <dt className={styles.mark}>{symbol}</dt>
                <dd className={styles.meaning}>{name}</dd>
              </div>
            ))}
          </dl>
        )}
        {note && (
          <Text variant="small" muted className={styles.note}>
            {note}
          </Text>
        )}
      </Container>
    </Section>
  );
}

interface ItemProps {
  item: PriceListItem;
  marks: readonly PriceListMark[];
  labels: Partial<PriceListLabels> | undefined;
}

function Item({ item: { name, price, unit, description, marks: symbols = [] }, marks, labels }: ItemProps) {
  return (
    <li data-part="item" className={styles.item}>
      <p className={styles.itemName}>{name}</p>
      <p data-part="price" className={classes(styles.price, unit && styles.priceWithUnit)}>
        <ItemPriceText price={price} labels={labels} />
        {unit && <span className={styles.unit}>{` ${unit}`}</span>}
      </p>
      {(description || symbols.length > 0) && (
        <p className={styles.itemText}>
          {description && <span>{description}</span>}
          {symbols.map((symbol) => (
            <Fragment key={symbol}>
              {' '}
              <Mark symbol={symbol} meaning={marks.find((mark) => mark.symbol === symbol)?.name} />
            </Fragment>
          ))}
        </p>
      )}
    </li>
  );
}

function Mark({ symbol, meaning }: { symbol: string; meaning: string | undefined }) {
  // A mark that is not in the legend is shown, because it may be about an allergen.
  if (!meaning) return <span className={styles.mark}>{symbol}</span>;
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{symbol}</span>
      <VisuallyHidden>{meaning}</VisuallyHidden>
    </span>
  );
}

/** In development, warns about a mark that the legend does not explain. */
function warnOfMarks(groups: readonly PriceListGroup[], marks: readonly PriceListMark[]): void {
  const known = new Set(marks.map(({ symbol }) => symbol));
  for (const { name, marks: symbols = [] } of groups.flatMap(({ items }) => items)) {
    const unknown = symbols.find((symbol) => !known.has(symbol));
    if (unknown === undefined) continue;
    warnOnce(
      `PriceList: the item ${written(name)} has the mark ${written(unknown)}, which the legend does not ` +
        `explain. Add { symbol: ${written(unknown)}, name: "…" } to "marks".`,
    );
  }
}

/** In development, warns about a price that is a number, without its currency. */
function warnOfPrices(groups: readonly PriceListGroup[]): void {
  for (const { name, price } of groups.flatMap(({ items }) => items)) {
    if (typeof price !== 'number') continue;
    warnOnce(
      Number.isFinite(price)
        ? `PriceList: the price of ${written(name)} is the number ${price}, so it has no currency. Write price: ` +
            `{ amount: ${price}, currency: "KES" }, or a text.`
        : `PriceList: the price of ${written(name)} is ${written(price)}, so "on request" is shown instead. Write price: ` +
            '{ amount: 12500, currency: "KES" }, or omit the price.',
    );
  }
}
