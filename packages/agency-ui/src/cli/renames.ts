/** Names from earlier versions and their replacements. Every breaking rename adds a line here. */

/** Exports. */
export const renamedExports: Readonly<Record<string, string>> = {
  AccentedName: 'HighlightedName',
  FormSheet: 'FormCard',
  FormSheetProps: 'FormCardProps',
  MotionSwitch: 'PauseAnimationsButton',
  MotionSwitchProps: 'PauseAnimationsButtonProps',
  QuoteBand: 'ContactBand',
  QuoteBandProps: 'ContactBandProps',
  SheetColumns: 'FormColumns',
  SheetColumnsProps: 'FormColumnsProps',
  TeamDesk: 'StaffTeam',
  given: 'assertProps',
  isMotionWelcome: 'prefersMotion',
  useMotionSwitch: 'usePauseAnimationsButton',
};

const formProps = { timeout: 'timeoutMs' };

/** Props, keyed by component. */
export const renamedProps: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Breadcrumbs: { trail: 'items' },
  ContactDetails: { replyPromise: 'responseTime' },
  ContactMessageForm: formProps,
  ContactPageForm: formProps,
  Form: formProps,
  FormCard: { plate: 'shadowSide' },
  HighlightedName: { accent: 'highlightText' },
  HowItWorks: { note: 'footer', sheet: 'card' },
  Logo: { accent: 'highlightText' },
  NewsletterForm: formProps,
  OfferingGrid: { interlude: 'middleContent', restHead: 'secondaryHeading' },
  PageHero: { foot: 'bottomSpace', gesture: 'ornament', underHeader: 'headerOverlap' },
  QuoteForm: formProps,
  RunLengthBand: { marks: 'ticks', turningPoint: 'threshold' },
  ServiceCarousel: { pulled: 'animateOnScroll' },
  ServiceContactForm: formProps,
  ServiceSection: { joined: 'noTopPadding', pulled: 'animateOnScroll' },
  SiteHeader: { overHero: 'transparent' },
};
