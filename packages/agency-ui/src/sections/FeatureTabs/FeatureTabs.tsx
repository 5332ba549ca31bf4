'use client';

import { useEffect, useId, useRef } from 'react';
import type { NavigationItem, PictureSource } from '../../entities/index.js';
import {
  ArrowLink,
  assertItems,
  assertProps,
  Container,
  Heading,
  type HeadingLevel,
  Picture,
  Section,
  type SectionProps,
  Text,
  useControllableState,
  warnOfUnknown,
} from '../../primitives/index.js';
import { HiddenUntilFound } from '../HiddenUntilFound/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import { useRovingTabs } from '../tabs/index.js';
import * as styles from './FeatureTabs.css.js';

/** One feature of an offer. */
export interface Feature {
  /** Tab name, of one to three words. */
  name: string;
  /** Heading of its panel. */
  title: string;
  /** Two or three sentences. */
  description: string;
  /** A picture beside the text, 4:3. */
  picture?: PictureSource | undefined;
  /** A link below the text. */
  link?: NavigationItem | undefined;
}

export interface FeatureTabsProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark and its tabs. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** Two to six. A single feature has no tab; without features the section renders nothing. */
  features: readonly Feature[];
  /** Name of the shown feature (controlled). */
  feature?: string;
  /**
   * Name of the feature shown first (uncontrolled).
   *
   * @default the first feature
   */
  defaultFeature?: string;
  /** Called with the name of a feature that the visitor selects, or that the browser's search opens. */
  onFeatureChange?: (name: string) => void;
  /**
   * Heading level. Feature titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
}

/** An offer's features as tabs, each with text and a picture. The HTML contains every panel. */
export function FeatureTabs({
  eyebrow,
  heading,
  lead,
  features,
  feature,
  defaultFeature,
  onFeatureChange,
  headingLevel = 2,
  ...rest
}: FeatureTabsProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('FeatureTabs', { heading }, { features }, ['name']);
    assertItems('FeatureTabs', 'features', features, ['name', 'title'], [], ['description', 'picture']);
    const names = features.map((one) => one.name);
    warnOfUnknown('FeatureTabs', 'feature', feature, names, 'the first feature is shown');
    warnOfUnknown('FeatureTabs', 'defaultFeature', defaultFeature, names, 'the first feature is shown');
  }
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  const [name, select] = useControllableState({
    component: 'FeatureTabs',
    prop: 'feature',
    value: feature,
    defaultValue: defaultFeature ?? features[0]?.name ?? '',
    onChange: onFeatureChange,
  });
  const index = Math.max(
    0,
    features.findIndex((one) => one.name === name),
  );
  const { handleTabKeyDown, tabProps } = useRovingTabs({
    index,
    onSelect: (next) => {
      const chosen = features[next];
      if (chosen) select(chosen.name);
    },
  });

  // When find-in-page opens a closed panel, its tab becomes the selected one.
  useEffect(() => {
    const onMatch = ({ target }: Event) => {
      const found = features.find(
        (_, position) => target instanceof Element && target.id === `${id}-panel-${position}`,
      );
      if (found) select(found.name);
    };
    const element = panels.current;
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  });

  if (features.length === 0) return null;
  const tabbed = features.length > 1;
  return (
    <Section aria-labelledby={`${id}-heading`} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={`${id}-heading`}
        />
        {tabbed && (
          <div role="tablist" aria-labelledby={`${id}-heading`} className={styles.tabs} onKeyDown={handleTabKeyDown}>
            {features.map((one, position) => (
              <button
                key={one.name}
                {...tabProps(position)}
                id={`${id}-tab-${position}`}
                aria-controls={`${id}-panel-${position}`}
                className={styles.tab}
              >
                {one.name}
              </button>
            ))}
          </div>
        )}
        <div ref={panels}>
          {features.map(({ name: key, title, description, picture, link }, position) => (
            <HiddenUntilFound
              key={key}
              id={`${id}-panel-${position}`}
              open={position === index}
              // Screen readers would announce a closed panel with a role as an empty element.
              {...(tabbed && position === index && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${position}` })}
            >
              <div className={picture ? styles.panel : styles.textPanel}>
                <div className={styles.text}>
                  <Heading level={headingBelow(headingLevel)} variant="heading">
                    {title}
                  </Heading>
                  <Text>{description}</Text>
                  {link && (
                    <ArrowLink href={link.path} className={styles.link}>
                      {link.name}
                    </ArrowLink>
                  )}
                </div>
                {picture && (
                  <div className={styles.picture}>
                    <Picture picture={picture} sizes="(width >= 60rem) 42rem, 100vw" />
                  </div>
                )}
              </div>
            </HiddenUntilFound>
          ))}
        </div>
      </Container>
    </Section>
  );
}
