import { useEffect } from 'react';
import { warnOnce } from '../warn.js';
import type { LabelledComponent, LabelPack } from './label-pack.js';

/** Every component name in label packs. Omitting one is a type error. */
const labelledComponents: Record<LabelledComponent, true> = {
  AnnouncementBar: true,
  ArticleCard: true,
  ArticleDocument: true,
  ArticleFilter: true,
  ArticleList: true,
  BackToTop: true,
  BeforeAfter: true,
  BookingForm: true,
  Breadcrumbs: true,
  CaseStudy: true,
  ChatAppButton: true,
  ChatPanel: true,
  ColorSchemeSwitch: true,
  ConsentBanner: true,
  ConsentGate: true,
  ComparisonTable: true,
  ContactDetails: true,
  ContactMessageForm: true,
  ContactPageForm: true,
  ContactSection: true,
  CoreServicesGrid: true,
  EventCalendar: true,
  FaqSection: true,
  FeaturedArticles: true,
  Field: true,
  FileField: true,
  Form: true,
  Gallery: true,
  HeroCarousel: true,
  JobList: true,
  JobPosting: true,
  LanguageSwitch: true,
  LeadTimeChart: true,
  LegalDocument: true,
  Locations: true,
  PauseAnimationsButton: true,
  NewsletterForm: true,
  NotFound: true,
  OfferingGrid: true,
  OpeningHours: true,
  Pagination: true,
  PreviousNextLinks: true,
  PriceList: true,
  PricingPlans: true,
  PrintingShowcase: true,
  PrintPlates: true,
  ProjectDetail: true,
  ProjectGrid: true,
  ProjectNotFound: true,
  ContactBand: true,
  QuoteForm: true,
  RecentWork: true,
  SearchForm: true,
  SectionNavigation: true,
  ServiceCarousel: true,
  ServiceContactForm: true,
  ServiceSection: true,
  SiteFooter: true,
  SiteHeader: true,
  SiteMap: true,
  SiteSearch: true,
  SkipLink: true,
  TeamGrid: true,
  TeamMemberDetail: true,
  ToastProvider: true,
  Video: true,
};

function warnOfPack(labels: LabelPack) {
  for (const name of Object.keys(labels)) {
    if (Object.hasOwn(labelledComponents, name)) continue;
    warnOnce(
      `AgencyProvider: the label pack has labels for "${name}", which is not a component. Use the exact name, such as ` +
        '"HeroCarousel". The pages in docs/components list each component’s labels.',
    );
  }
}

/** A token that the kit's stylesheets always set and brands rarely override. */
const setToken = '--agency-space-hair';

function warnOfStylesheet() {
  if (getComputedStyle(document.documentElement).getPropertyValue(setToken)) return;
  warnOnce(
    'AgencyProvider: the agency-ui stylesheet is not loaded, so components will be unstyled. ' +
      'Write import \'agency-ui/styles.css\'; in the module that starts the application. Run "npx agency-ui doctor" to find where.',
  );
}

/** Test environments without layout don't load stylesheets. */
const isSimulatedBrowser = () => /jsdom|HappyDOM/i.test(navigator.userAgent);

/**
 * Warns about a missing stylesheet and about misspelt names in a label pack. Call it only if `process.env.NODE_ENV` is
 * not `production`, so that bundlers remove it.
 */
export function useSetupWarnings(labels: LabelPack | undefined): void {
  useEffect(() => {
    if (labels) warnOfPack(labels);
  }, [labels]);
  useEffect(() => {
    if (isSimulatedBrowser()) return;
    if (document.readyState === 'complete') warnOfStylesheet();
    else {
      addEventListener('load', warnOfStylesheet, { once: true });
      return () => removeEventListener('load', warnOfStylesheet);
    }
    return undefined;
  }, []);
}
