'use client';

import { type ReactNode, useId } from 'react';
import type { ComparisonColumn, ComparisonGroup } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Check,
  Container,
  classes,
  type HeadingLevel,
  Icon,
  Minus,
  Section,
  type SectionProps,
  useInlineOverflow,
  useLabels,
  warnOfUnknown,
  warnOnce,
  written,
} from '../../primitives/index.js';
import { SectionHead } from '../SectionHead/index.js';
import * as styles from './ComparisonTable.css.js';
import { type ComparisonTableLabels, comparisonTableLabels } from './ComparisonTable.labels.js';

export interface ComparisonTableProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** What the table compares, in a few words. Names the table. */
  caption: string;
  /** What is compared: two to five plans or products. */
  columns: readonly ComparisonColumn[];
  /** The rows, in groups. Without rows or columns the section renders nothing. */
  groups: readonly ComparisonGroup[];
  /** `name` of the recommended column, which is tinted. Say why in its `detail`. */
  highlightedColumn?: string | undefined;
  /**
   * Layout of a narrow table, such as on phones: it scrolls sideways, or each row's name goes above its values
   * (`stack`), so that two columns of figures have enough room not to wrap.
   *
   * @default 'scroll'
   */
  narrowLayout?: 'scroll' | 'stack';
  /** Content after the table, such as a `ButtonLink` to a form. */
  after?: ReactNode;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ComparisonTableLabels>;
}

/**
 * A table that compares plans or products row by row. It stays a table on phones, where it scrolls sideways or its rows
 * stack.
 */
export function ComparisonTable({
  eyebrow,
  heading,
  lead,
  caption,
  columns,
  groups,
  highlightedColumn,
  narrowLayout = 'scroll',
  after,
  headingLevel = 2,
  labels: labelOverrides,
  ...rest
}: ComparisonTableProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ComparisonTable', {}, { columns, groups });
    assertItems('ComparisonTable', 'columns', columns, ['name']);
    assertItems('ComparisonTable', 'groups', groups, [], ['rows']);
    for (const [index, { rows }] of groups.entries())
      assertItems('ComparisonTable', `groups[${index}].rows`, rows, ['name', 'values']);
    const names = columns.map(({ name }) => name);
    warnOfUnknown('ComparisonTable', 'highlightedColumn', highlightedColumn, names, 'no column is highlighted');
    warnOfValues(columns, groups);
  }
  const labels = useLabels('ComparisonTable', comparisonTableLabels, labelOverrides);
  const headingId = useId();
  const captionId = useId();
  // Stacked rows do not scroll.
  const [scroller, scrolls] = useInlineOverflow(narrowLayout === 'scroll');
  if (columns.length === 0 || groups.every(({ rows }) => rows.length === 0)) return null;
  const mark = (name: string) => (name === highlightedColumn ? '' : undefined);
  // Safari drops the roles of table elements whose `display` isn't a table value.
  const role = (name: string) => (narrowLayout === 'stack' ? { role: name } : {});
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
        {/* A group, because a landmark would duplicate the section's own. */}
        <div
          ref={scroller}
          {...(scrolls && { role: 'group', 'aria-labelledby': captionId, tabIndex: 0 })}
          className={styles.scroller}
        >
          <table {...role('table')} data-narrow-layout={narrowLayout} className={styles.table}>
            <caption id={captionId} className={styles.caption}>
              <span className={styles.captionText}>{caption}</span>
            </caption>
            <thead {...role('rowgroup')} className={styles.rowGroup}>
              <tr {...role('row')} className={styles.headRow}>
                <td {...role('cell')} className={styles.corner} />
                {columns.map(({ name, detail }) => (
                  <th
                    key={name}
                    {...role('columnheader')}
                    scope="col"
                    data-highlighted={mark(name)}
                    className={styles.column}
                  >
                    <span className={styles.columnName}>{name}</span>
                    {detail && <span className={styles.columnDetail}>{detail}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ name: group, rows }) => (
              <tbody key={group ?? ''} {...role('rowgroup')} className={styles.rowGroup}>
                {group && (
                  <tr {...role('row')} className={styles.groupRow}>
                    <th {...role('rowheader')} scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                      <span className={styles.groupName}>{group}</span>
                    </th>
                  </tr>
                )}
                {rows.map(({ name: row, detail, values }) => (
                  <tr key={row} {...role('row')} className={styles.valueRow}>
                    <th {...role('rowheader')} scope="row" className={styles.row}>
                      <span className={styles.rowName}>{row}</span>
                      {detail && <span className={styles.rowDetail}>{detail}</span>}
                    </th>
                    {columns.map(({ name: column, prominent }, position) => (
                      <td
                        key={column}
                        {...role('cell')}
                        data-highlighted={mark(column)}
                        className={classes(styles.cell, prominent && styles.prominent)}
                      >
                        <Value value={values[position]} labels={labels} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
        {after && <div className={styles.after}>{after}</div>}
      </Container>
    </Section>
  );
}

function Value({ value, labels }: { value: boolean | string | undefined; labels: ComparisonTableLabels }) {
  if (typeof value !== 'boolean') return value ?? null;
  return (
    <span data-included={value} className={styles.value}>
      <Icon icon={value ? Check : Minus} className={styles.icon} />
      <span>{value ? labels.included : labels.notIncluded}</span>
    </span>
  );
}

/** In development, warns about a row whose values do not match the columns. */
function warnOfValues(columns: readonly ComparisonColumn[], groups: readonly ComparisonGroup[]): void {
  const wrong = groups.flatMap(({ rows }) => rows).find(({ values }) => values.length !== columns.length);
  if (!wrong) return;
  warnOnce(
    `ComparisonTable: the row ${written(wrong.name)} has ${wrong.values.length} values for ${columns.length} ` +
      'columns, so a cell is empty or a value is lost. Set one value for each column: true, false or a string.',
  );
}
