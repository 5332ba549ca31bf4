/** Names from earlier versions and their replacements. Every breaking rename adds a line here. */

/** Exports. */
export const renamedExports: Readonly<Record<string, string>> = {
  AccentedName: 'HighlightedName',
  AccentedNameProps: 'HighlightedNameProps',
  FormSheet: 'FormCard',
  FormSheetProps: 'FormCardProps',
  MotionSwitch: 'PauseAnimationsButton',
  MotionSwitchLabels: 'PauseAnimationsButtonLabels',
  MotionSwitchProps: 'PauseAnimationsButtonProps',
  MotionSwitchState: 'PauseAnimationsButtonState',
  QuoteBand: 'ContactBand',
  QuoteBandLabels: 'ContactBandLabels',
  QuoteBandProps: 'ContactBandProps',
  SheetColumns: 'FormColumns',
  SheetColumnsProps: 'FormColumnsProps',
  SubmissionState: 'SubmissionStatus',
  TeamDesk: 'StaffTeam',
  budgetRanges: 'budgetOptions',
  given: 'assertProps',
  isMotionWelcome: 'prefersMotion',
  motionSwitchLabels: 'pauseAnimationsButtonLabels',
  numberWriter: 'createNumberFormatter',
  quoteBandLabels: 'contactBandLabels',
  serviceInterests: 'serviceOptions',
  useMotionSwitch: 'usePauseAnimationsButton',
};

const formProps = { timeout: 'timeoutMs' };

/** Props, keyed by component. */
export const renamedProps: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Breadcrumbs: { trail: 'items' },
  Button: { look: 'variant' },
  ButtonLink: { look: 'variant' },
  ContactDetails: { replyPromise: 'responseTime' },
  ContactMessageForm: formProps,
  ContactPageForm: { ...formProps, note: 'hint' },
  Form: formProps,
  FormCard: { plate: 'shadowSide' },
  Heading: { look: 'variant' },
  HighlightedName: { accent: 'highlightText' },
  HowItWorks: { note: 'footer', sheet: 'card' },
  Logo: { accent: 'highlightText' },
  NewsletterForm: formProps,
  OfferingGrid: { interlude: 'middleContent', restHead: 'secondaryHeading' },
  PageHero: { foot: 'bottomSpace', gesture: 'ornament', ground: 'tone', underHeader: 'headerOverlap' },
  QuoteForm: { ...formProps, note: 'hint' },
  RunLengthBand: { marks: 'ticks', turningPoint: 'threshold' },
  ServiceCarousel: { pulled: 'animateOnScroll' },
  ServiceContactForm: formProps,
  ServiceSection: { joined: 'noTopPadding', pulled: 'animateOnScroll' },
  SiteHeader: { overHero: 'transparent' },
  Text: { look: 'variant' },
};

const formLabels = { toastDescription: 'succeededDetail', toastTitle: 'succeeded' };

/**
 * Labels, keyed by component. They occur in its `labels` and in label packs, whose keys are the components' names and
 * therefore also change with `renamedExports`.
 */
export const renamedLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ChatPanel: { trouble: 'connectionError', withoutScript: 'noScript' },
  ContactPageForm: { ...formLabels, services: 'interestOptions' },
  NotFound: { ways: 'linksLabel' },
  QuoteForm: { ...formLabels, budgets: 'budgetOptions', services: 'projectTypeOptions' },
  ServiceContactForm: formLabels,
};

/** A data type's fields. */
interface RenamedFields {
  fields: Readonly<Record<string, string>>;
  /** Exports whose import means that a file may contain this type's data. */
  usedWith: readonly string[];
}

/** Fields of data, keyed by type. */
export const renamedFields: Readonly<Record<string, RenamedFields>> = {
  Agency: {
    fields: { nameAccent: 'nameHighlight' },
    usedWith: ['Agency', 'ChatPanel', 'ContactDetails', 'ContactSection', 'SiteFooter', 'SiteHeader'],
  },
  Milestone: { fields: { when: 'date' }, usedWith: ['Milestone', 'Timeline'] },
  TeamStaff: { fields: { desks: 'teams' }, usedWith: ['StaffTeam', 'TeamDesk', 'TeamGrid', 'TeamStaff'] },
};

/** Attributes that the kit sets, for a project's own styles and scripts. */
export const renamedAttributes: Readonly<Record<string, string>> = {
  'data-motion-switch': 'data-pause-animations',
};
