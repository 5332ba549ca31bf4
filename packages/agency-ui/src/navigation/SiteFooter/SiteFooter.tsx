'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Agency, NavigationItem } from '../../entities/index.js';
import {
  AgencyLink,
  assertFields,
  assertItems,
  assertProps,
  Container,
  classes,
  Grid,
  type HeadingLevel,
  Logo,
  PatternBand,
  useLabels,
} from '../../primitives/index.js';
import { ContactDetails } from './ContactDetails.js';
import { LegalRow } from './LegalRow.js';
import { LinkColumn } from './LinkColumn.js';
import { NameBleed } from './NameBleed.js';
import * as styles from './SiteFooter.css.js';
import { type SiteFooterLabels, siteFooterLabels } from './SiteFooter.labels.js';
import { SocialLinks } from './SocialLinks.js';

export interface SiteFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /**
   * Name, mark, tagline, address, phone, e-mail and social networks. The footer doesn't show the opening hours:
   * `ContactDetails` and `ContactBand` do.
   */
  agency: Agency;
  /**
   * Target of the logo's link.
   *
   * @default '/'
   */
  homePath?: string;
  /** Links to the main pages, in the first column. */
  quickLinks: readonly NavigationItem[];
  /** Links to the services, in the second column. */
  services: readonly NavigationItem[];
  /** Links on the last line, such as the privacy policy. */
  legalLinks: readonly NavigationItem[];
  /**
   * Year in the copyright line. By default, the HTML contains the year in which the build or the server started, and
   * hydration updates it to the current year.
   *
   * @default the current year
   */
  year?: number;
  /**
   * Heading level of the columns.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** Visitor settings on the last line, such as a `PauseAnimationsButton`. */
  settings?: ReactNode;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<SiteFooterLabels>;
}

/**
 * The current year or, on a server, the year in which its process started. Next fails to prerender a client component
 * that reads the current time (`cacheComponents`). Edge runtimes report 0 as their start time.
 */
function currentYear(): number {
  const isServer = typeof document === 'undefined';
  return new Date((isServer && performance.timeOrigin) || Date.now()).getFullYear();
}

/** The site footer: the agency, its pages and its contact details. */
export function SiteFooter({
  agency,
  homePath = '/',
  quickLinks,
  services,
  legalLinks,
  year = currentYear(),
  headingLevel = 2,
  settings,
  labels: labelOverrides,
  className,
  ...rest
}: SiteFooterProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('SiteFooter', { agency }, { quickLinks, services, legalLinks });
    assertFields('SiteFooter', 'agency', agency, ['name', 'phone', 'email', 'address'], ['social']);
    for (const [prop, links] of Object.entries({ quickLinks, services, legalLinks }))
      assertItems('SiteFooter', prop, links, ['name', 'path']);
    assertItems('SiteFooter', 'agency.social', agency.social, ['name', 'url']);
  }
  const labels = useLabels('SiteFooter', siteFooterLabels, labelOverrides);
  return (
    <footer data-agency-tone="night" className={classes(styles.footer, className)} {...rest}>
      <PatternBand />
      <Container>
        <Grid data-part="columns" className={styles.columns}>
          <div data-part="about" className={styles.about}>
            <div className={styles.introduction}>
              <AgencyLink href={homePath} aria-label={labels.home(agency.name)} className={styles.home}>
                <Logo
                  name={agency.name}
                  highlightText={agency.nameHighlight}
                  mark={agency.mark}
                  className={styles.logo}
                />
              </AgencyLink>
              <p className={styles.tagline}>{agency.tagline}</p>
            </div>
            <SocialLinks links={agency.social} name={labels.social} newTab={labels.newTab} />
          </div>
          <LinkColumn
            heading={labels.quickLinks}
            level={headingLevel}
            links={quickLinks}
            className={styles.column.quickLinks}
          />
          <LinkColumn
            heading={labels.services}
            level={headingLevel}
            links={services}
            className={styles.column.services}
          />
          <ContactDetails
            heading={labels.contact}
            level={headingLevel}
            agency={agency}
            className={styles.column.contact}
          />
        </Grid>
        <LegalRow
          copyright={labels.copyright(year, agency.name)}
          links={legalLinks}
          name={labels.legal}
          settings={settings}
          backToTop={labels.backToTop}
        />
      </Container>
      <NameBleed name={agency.name} highlightText={agency.nameHighlight} />
    </footer>
  );
}
