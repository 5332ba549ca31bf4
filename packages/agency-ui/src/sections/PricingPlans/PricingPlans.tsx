'use client';

import { useId } from 'react';
import type { PricingPeriod, PricingPlan } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  ButtonLink,
  Check,
  Container,
  classes,
  Heading,
  type HeadingLevel,
  Icon,
  Section,
  type SectionProps,
  Text,
  useLabels,
  VisuallyHidden,
} from '../../primitives/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import { PlanPrices } from './PlanPrices.js';
import * as styles from './PricingPlans.css.js';
import { type PricingPlansLabels, pricingPlansLabels } from './PricingPlans.labels.js';
import { usablePrices, warnOfPrices } from './warn-of-prices.js';

export interface PricingPlansProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** The plans, the smallest first. Without plans, the section renders nothing. */
  plans: readonly PricingPlan[];
  /** The two periods that visitors switch between. Without them, each plan has a single price. */
  periods?: readonly [PricingPeriod, PricingPeriod] | undefined;
  /**
   * The `id` of the period that is shown initially.
   *
   * @default the first period
   */
  defaultPeriod?: string | undefined;
  /** Called with the `id` of the chosen period. */
  onPeriodChange?: ((id: string) => void) | undefined;
  /** A note on all prices, such as whether they include tax. Shown below the plans. */
  note?: string | undefined;
  /**
   * Heading level. Plans are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<PricingPlansLabels>;
}

/**
 * Plans side by side, each with its price, what it includes and a link. The period switch is a native radio group read
 * by CSS, so that it works without JavaScript.
 */
export function PricingPlans({
  eyebrow,
  heading,
  lead,
  plans,
  periods,
  defaultPeriod,
  onPeriodChange,
  note,
  headingLevel = 2,
  labels: labelOverrides,
  ...rest
}: PricingPlansProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('PricingPlans', {}, { plans });
    assertItems('PricingPlans', 'plans', plans, ['name']);
    warnOfPrices(plans, periods, defaultPeriod);
  }
  const labels = useLabels('PricingPlans', pricingPlansLabels, labelOverrides);
  const headingId = useId();
  const radioName = useId();
  if (plans.length === 0) return null;
  const initialPeriod = periods?.find(({ id }) => id === defaultPeriod) ?? periods?.[0];
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container className={styles.switcher}>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
          variant="title"
        />
        {periods && (
          <fieldset aria-label={labels.periods} className={styles.periods}>
            {periods.map(({ id, name }, position) => (
              <label key={id} className={styles.period}>
                <input
                  type="radio"
                  name={radioName}
                  value={id}
                  data-period={position + 1}
                  defaultChecked={id === initialPeriod?.id}
                  onChange={() => onPeriodChange?.(id)}
                  className={styles.radio}
                />
                <span className={styles.periodName}>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
        <ul className={styles.plans}>
          {plans.map(({ name, description, highlight, prices, included = [], action }) => (
            <li
              key={name}
              data-agency-tone={highlight ? (rest.tone === 'night' ? 'white' : 'night') : undefined}
              className={classes(styles.plan, highlight && styles.highlighted)}
            >
              <div className={styles.head}>
                {highlight && <p className={styles.highlight}>{highlight}</p>}
                <Heading level={headingBelow(headingLevel)} variant="heading">
                  {name}
                </Heading>
                {description && <Text className={styles.description}>{description}</Text>}
              </div>
              <PlanPrices prices={usablePrices(prices)} periods={periods} labels={labels} />
              {action ? (
                <ButtonLink href={action.path} variant={highlight ? 'primary' : 'outline'} className={styles.action}>
                  <span>{action.name}</span>
                  <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                </ButtonLink>
              ) : (
                // Keeps the rows of adjacent plans aligned.
                <div />
              )}
              {included.length > 0 && (
                <ul aria-label={labels.included(name)} className={styles.included}>
                  {included.map((item) => (
                    <li key={item} className={styles.item}>
                      <Icon icon={Check} className={styles.tick} />
                      <span>{item}</span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {note && (
          <Text variant="small" muted className={styles.note}>
            {note}
          </Text>
        )}
      </Container>
    </Section>
  );
}
