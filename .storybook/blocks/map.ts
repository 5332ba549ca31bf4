/** The component index: every component with a one-line description and a 64 × 40 drawing for `Drawing`. */
export interface MapEntry {
  name: string;
  line: string;
  /** A list of shapes; see `Drawing.tsx`. */
  drawing: string;
}

export interface MapGroup {
  name: string;
  line: string;
  entries: readonly MapEntry[];
}

const entry = (name: string, line: string, drawing: string): MapEntry => ({ name, line, drawing });

export const groups: readonly MapGroup[] = [
  {
    name: 'Foundations',
    line: 'The values that a theme sets, shown and measured.',
    entries: [
      entry(
        'Colour',
        'Four tones, every pair with its contrast.',
        'ink 4 8 13 24;gold 19 8 13 24;red 34 8 13 24;lake 49 8 11 24',
      ),
      entry('Type', 'Every text style, at your window’s size.', 'head 6 8 40;head 6 15 28;text 6 25 46;text 6 30 38'),
      entry('Spacing', 'Steps, corners, lines and plates.', 'red 12 12 44 22;card 8 8 44 22'),
      entry(
        'Motion',
        'What is animated, for how long, and when not.',
        'line 6 32 52;dot 10 32 3;dot 24 22 3;dot 40 12 3;lake 52 6 6 6',
      ),
      entry(
        'Icons',
        'Every icon of the kit, by name.',
        'box 6 9 10 10;box 22 9 10 10;box 38 9 10 10;box 6 24 10 10;box 22 24 10 10;gold 38 24 10 10',
      ),
      entry(
        'Pictures',
        'Every picture, with its crops and file sizes.',
        'picture 4 6 34 28;picture 42 6 18 13;picture 42 22 18 12',
      ),
      entry(
        'Tokens',
        'Every custom property and its value.',
        'gold 6 7 7 7;text 17 10 40;red 6 17 7 7;text 17 20 34;lake 6 27 7 7;text 17 30 37',
      ),
      entry(
        'Accessibility',
        'Every WCAG criterion and the tests that prove it.',
        'box 6 6 8 8;text 18 9 34;box 6 17 8 8;text 18 20 38;gold 6 28 8 8;text 18 31 28',
      ),
    ],
  },
  {
    name: 'Primitives',
    line: 'Basic building blocks: text, links, images, layout and ornaments.',
    entries: [
      entry('AgencyLink', 'The base link, rendered by your router.', 'text 10 18 30;line 10 22 30'),
      entry(
        'AgencyProvider',
        'Link component, locale, labels and motion.',
        'box 6 5 52 30;box 12 11 40 18;dot 32 20 4',
      ),
      entry('ArrowLink', 'A text link with an arrow.', 'text 10 19 26;line 10 23 26;arrow 44 20'),
      entry('Button', 'An action on this page.', 'button 12 13 40 14'),
      entry('ButtonLink', 'A link that looks like a button.', 'button 8 13 48 14;arrow 44 20'),
      entry(
        'ColorBar',
        'A printer’s control strip.',
        'lake 8 16 8 8;red 16 16 8 8;gold 24 16 8 8;ink 32 16 8 8;card 40 16 8 8;gold 48 16 8 8',
      ),
      entry(
        'Eyebrow',
        'The small label above a headline.',
        'lake 8 12 4 3;red 12 12 4 3;gold 16 12 4 3;text 23 12.5 22;head 8 21 44',
      ),
      entry(
        'Grid',
        'The page’s twelve columns.',
        'tint 6 6 6 28;tint 15 6 6 28;tint 24 6 6 28;tint 33 6 6 28;tint 42 6 6 28;tint 51 6 6 28',
      ),
      entry(
        'HalftoneFade',
        'A halftone transition between two backgrounds.',
        'ink 0 0 64 18;dot 8 20 4;dot 20 20 4;dot 32 20 4;dot 44 20 4;dot 56 20 4;dot 14 28 2.5;dot 26 28 2.5;dot 38 28 2.5;dot 50 28 2.5;dot 20 34 1.2;dot 32 34 1.2;dot 44 34 1.2',
      ),
      entry('Heading', 'A headline; level and size are independent.', 'head 6 10 48;head 6 18 36;head 6 26 20'),
      entry('Icon', 'A stroke icon in the text colour.', 'arrow 28 20;box 18 8 28 24'),
      entry('Logo', 'The brand’s mark and name.', 'gold 10 12 14 7;red 12 20 10 8;head 28 18 26'),
      entry(
        'PatternBand',
        'A band of printed-cloth pattern.',
        'ink 0 12 64 16;gold 2 16 8 8;red 14 16 8 8;lake 26 16 8 8;gold 38 16 8 8;red 50 16 8 8',
      ),
      entry('Picture', 'An image cropped around its focal point.', 'picture 8 5 48 30'),
      entry('RegistrationMark', 'A printer’s registration mark.', 'ring 32 20 8;line 20 20 24;bar 32 8 24'),
      entry('Reveal', 'Animates its content in once, on scroll.', 'tint 10 22 44 12;card 10 10 44 16'),
      entry('Section', 'A full-width band in one tone.', 'ink 0 8 64 24;light 8 14 30;light 8 20 44;light 8 25 38'),
      entry('Stack', 'Equal spacing between children.', 'tint 14 6 36 7;tint 14 16.5 36 7;tint 14 27 36 7'),
      entry('Text', 'A paragraph of running text.', 'text 8 10 46;text 8 16 44;text 8 22 48;text 8 28 30'),
      entry('VisuallyHidden', 'Text for assistive technology only.', 'dash 10 12 44 16'),
    ],
  },
  {
    name: 'Navigation',
    line: 'Header, footer and navigation links.',
    entries: [
      entry('BackToTop', 'A link back to the top of the page.', 'box 22 10 20 20;up 32 20'),
      entry('Breadcrumbs', 'The parent pages of this page.', 'text 6 19 14;arrow 24 20;text 34 19 12;text 50 19 8'),
      entry('ChatAppButton', 'Opens a chat with the team.', 'text 6 8 30;text 6 14 34;text 6 20 26;lake 46 22 12 12'),
      entry('MotionSwitch', 'Pauses all animation and stores the choice.', 'box 16 13 32 14;dot 40 20 4.5'),
      entry(
        'PreviousNextLinks',
        'Links to the previous and next page.',
        'card 4 10 27 20;card 33 10 27 20;text 9 19 16;text 39 19 16',
      ),
      entry(
        'SiteFooter',
        'Agency profile, links and contact details.',
        'ink 0 8 64 32;gold 0 5 64 3;light 6 14 10;light 22 14 10;light 38 14 10;light 6 20 8;light 22 20 8;light 38 20 8;light 6 32 50',
      ),
      entry(
        'SiteHeader',
        'Logo, menu and the main action.',
        'ink 0 6 64 12;gold 5 9 6 6;light 22 11.5 7;light 32 11.5 7;light 42 11.5 5;gold 51 9 9 6',
      ),
      entry('SkipLink', 'The first Tab stop: skips the header.', 'button 6 5 30 11;text 6 24 50;text 6 30 40'),
    ],
  },
  {
    name: 'Sections',
    line: 'Full-width page sections and their shared parts.',
    entries: [
      entry(
        'ArticleCard',
        'A preview of one article.',
        'card 16 3 32 34;picture 16 3 32 16;head 20 22 22;text 20 28 24',
      ),
      entry('ArticleFilter', 'Filters articles by category.', 'ink 4 15 12 10;box 19 15 18 10;box 40 15 18 10'),
      entry(
        'ArticleGrid',
        'Articles in three columns.',
        'card 3 7 18 26;card 23 7 18 26;card 43 7 18 26;picture 3 7 18 11;picture 23 7 18 11;picture 43 7 18 11',
      ),
      entry(
        'ArticleList',
        'Every article, with a category filter.',
        'ink 4 4 10 5;box 16 4 12 5;box 30 4 12 5;picture 4 13 17 10;picture 24 13 17 10;picture 44 13 17 10;picture 4 26 17 10;picture 24 26 17 10',
      ),
      entry(
        'CapabilityLists',
        'Lists of services or skills.',
        'card 4 4 27 28;ink 33 8 27 28;text 8 10 18;text 8 16 14;text 8 22 17;light 37 14 18;light 37 20 14;light 37 26 17',
      ),
      entry(
        'ChatPanel',
        'A chat with the automated assistant.',
        'card 10 3 44 34;tint 14 7 24 7;lake 26 17 24 7;box 14 28 28 6;gold 44 28 6 6',
      ),
      entry(
        'CaseStudy',
        'The story of a project, in chapters.',
        'head 4 4 30;line 4 13 56;text 4 18 14;text 24 18 34;text 4 24 12;text 24 24 30;card 4 29 56 9',
      ),
      entry(
        'ClientStrip',
        'The agency’s clients in one line.',
        'line 4 12 56;text 4 19 10;bar 20 18 9;bar 33 18 11;bar 48 18 10;line 4 28 56',
      ),
      entry(
        'Commitments',
        'Promises grouped by audience.',
        'card 4 5 34 24;card 24 11 36 24;text 29 18 24;text 29 24 20;text 29 30 22',
      ),
      entry(
        'ContactDetails',
        'How and when to reach the agency.',
        'ink 14 3 36 34;light 19 9 12;light 19 14 24;light 19 21 10;light 19 26 20;gold 14 32 36 5',
      ),
      entry(
        'ContactSection',
        'Contact details, a form and a chat in one band.',
        'text 4 8 16;text 4 14 14;text 4 20 16;card 24 4 17 32;card 44 4 17 32;gold 27 29 11 4',
      ),
      entry(
        'CoreServicesGrid',
        'The services, the most important largest.',
        'card 4 4 34 20;picture 4 4 34 12;card 41 4 19 9;card 41 15 19 9;card 4 27 17 10;card 24 27 17 10;gold 43 27 17 10',
      ),
      entry('FaqPrompt', 'A card that links to the FAQ.', 'card 4 12 56 16;head 9 17 24;arrow 50 20'),
      entry(
        'FaqSection',
        'Questions by category in an accordion.',
        'ink 4 5 16 6;box 4 13 16 6;box 4 21 16 6;line 24 8 36;text 24 12 26;line 24 17 36;text 24 21 32;text 24 26 30;line 24 32 36',
      ),
      entry(
        'FeaturedArticles',
        'The featured articles of the blog.',
        'picture 0 4 34 28;card 18 20 20 16;card 43 6 17 26;picture 43 6 17 12',
      ),
      entry(
        'FigureBand',
        'One figure in type, and bars on a scale.',
        'gold 0 4 64 32;head 4 9 20;head 4 14 16;text 34 10 22;ink 4 24 18 3;ink 22 30 30 3',
      ),
      entry(
        'FormCard',
        'A card that holds a form.',
        'red 16 6 36 32;card 13 3 36 32;box 18 10 26 5;box 18 18 26 5;gold 18 27 12 5',
      ),
      entry(
        'HalftoneGlyph',
        'One character at poster size.',
        'dot 24 12 4;dot 34 10 4;dot 42 16 4;dot 36 23 3.4;dot 31 29 2.8;dot 31 37 2.8',
      ),
      entry(
        'HeroCarousel',
        'The home page’s rotating hero.',
        'picture 0 0 64 40;ink 0 0 34 40;light 5 10 22;light 5 14 18;gold 5 21 12 5;gold 5 33 8 2;light 15 33 2;light 19 33 2;light 23 33 2',
      ),
      entry(
        'HowItWorks',
        'The steps after an enquiry.',
        'head 4 6 30;dot 9 20 4;dot 30 20 4;dot 51 20 4;text 4 29 14;text 25 29 14;text 46 29 14',
      ),
      entry(
        'ImpactCounters',
        'Large figures that count up.',
        'ink 0 0 64 40;light 5 5 14;goldhead 5 12 20;goldhead 34 12 24;light 5 22 12;light 34 22 14;goldhead 5 29 24;goldhead 38 29 18',
      ),
      entry(
        'LeadTimeChart',
        'A bar chart of lead times in months.',
        'line 6 34 52;lake 10 8 34 5;gold 16 17 24 5;red 8 26 14 5',
      ),
      entry(
        'LegalDocument',
        'A long text with a table of contents.',
        'head 4 5 28;text 4 15 12;text 4 20 10;text 4 25 12;text 22 15 36;text 22 20 34;text 22 25 37;text 22 30 30',
      ),
      entry(
        'LinkCards',
        'Links to a few related pages.',
        'card 3 8 18 24;card 23 8 18 24;card 43 8 18 24;text 6 26 10;text 26 26 10;text 46 26 10;picture 3 8 18 13;picture 23 8 18 13;picture 43 8 18 13',
      ),
      entry(
        'NewsletterSignup',
        'A newsletter sign-up.',
        'picture 4 6 18 28;head 27 10 30;box 27 21 22 8;gold 50 21 10 8',
      ),
      entry(
        'NotFound',
        'The page for an unknown address.',
        'redhead 11 9 40;head 9 11 40;text 9 24 34;button 9 29 16 6',
      ),
      entry(
        'OfferingGrid',
        'The parts of a service, in order.',
        'card 4 3 27 19;card 33 3 27 19;picture 4 3 27 11;picture 33 3 27 11;card 4 25 17 12;card 24 25 17 12;card 43 25 17 12',
      ),
      entry(
        'PageHero',
        'The hero of every page except the home page.',
        'ink 0 0 64 40;picture 36 0 28 40;light 5 8 12;goldhead 5 14 26;light 5 24 24;light 5 28 20',
      ),
      entry(
        'Pagination',
        'Page numbers for a long list.',
        'ink 10 15 10 10;box 22 15 10 10;box 34 15 10 10;box 46 15 10 10',
      ),
      entry(
        'PrintingShowcase',
        'The print services as one press sheet.',
        'gold 0 0 64 40;card 6 5 52 30;picture 6 5 34 10;line 6 15 52;line 6 25 52;lake 6 15 17 10;red 24 25 17 10;bar 40 5 10',
      ),
      entry(
        'ProcessSteps',
        'The steps of a project, in order.',
        'gold 0 0 64 40;card 4 4 20 8;card 16 13 20 8;card 28 22 20 8;card 40 31 20 7',
      ),
      entry(
        'ProjectDetail',
        'One project on its own page.',
        'head 4 5 34;picture 26 13 38 24;text 4 17 16;text 4 23 14;text 4 29 16',
      ),
      entry(
        'ProjectGrid',
        'All finished projects, in unequal pairs.',
        'picture 4 4 34 15;picture 42 4 18 15;picture 4 22 18 15;picture 26 22 34 15',
      ),
      entry(
        'ProjectNotFound',
        'The page for an unknown project.',
        'dash 12 4 40 26;ring 32 17 5;line 24 17 16;bar 32 9 16;text 20 35 24',
      ),
      entry(
        'Prose',
        'Paragraphs beside their headline.',
        'head 4 8 18;head 4 15 14;text 28 9 32;text 28 15 30;text 28 21 32;text 28 27 22',
      ),
      entry(
        'PullQuote',
        'One quotation in large type.',
        'redhead 6 6 6;head 14 10 44;head 14 18 38;head 14 26 24;text 14 34 16',
      ),
      entry(
        'QuoteBand',
        'A short form at the end of a service page.',
        'ink 0 10 64 30;light 5 16 20;light 5 21 16;card 34 4 26 32;box 38 9 18 4;box 38 16 18 4;gold 38 28 10 4',
      ),
      entry(
        'QuoteInvitation',
        'A poster with one call to action.',
        'gold 0 0 64 40;sun 32 40 22;head 14 9 36;head 20 16 24;ink 24 25 16 6',
      ),
      entry(
        'Reasons',
        'Reasons to choose the agency.',
        'line 4 6 56;ring 9 13 3;text 18 12 36;line 4 19 56;ring 9 26 3;text 18 25 30;line 4 33 56',
      ),
      entry(
        'RecentWork',
        'A few projects in a staggered layout.',
        'picture 4 3 26 15;picture 34 8 26 15;picture 4 22 26 15;picture 34 27 26 12',
      ),
      entry(
        'RunLengthBand',
        'A threshold between two methods.',
        'gold 0 0 64 40;head 6 8 24;line 6 28 52;bar 10 24 8;bar 24 24 8;bar 40 22 12;bar 56 24 8',
      ),
      entry(
        'SectionHead',
        'The heading block of inner sections.',
        'lake 6 8 4 3;red 10 8 4 3;gold 14 8 4 3;head 6 15 30;head 6 22 22;text 42 22 16;text 42 27 14',
      ),
      entry(
        'ServiceCarousel',
        'Pictures in a manual carousel.',
        'picture 10 4 44 26;dot 26 35 1.5;dot 32 35 1.5;dot 38 35 1.5',
      ),
      entry(
        'ServiceSection',
        'One service of the home page.',
        'picture 4 5 28 30;head 37 7 22;text 37 16 22;text 37 21 20;dot 38.5 27 1.5;text 42 26.5 16;dot 38.5 32 1.5;text 42 31.5 14',
      ),
      entry(
        'FormColumns',
        'A form on a card, with a panel beside it.',
        'ink 0 0 64 14;card 6 7 32 30;ink 42 18 17 18;box 11 13 22 4;box 11 20 22 4;gold 11 28 10 4',
      ),
      entry(
        'SiteMap',
        'Every page, as a table of contents.',
        'head 4 5 16;text 4 13 12;text 52 13 8;text 4 18 16;text 52 18 8;text 4 23 10;text 52 23 8;text 4 28 14;text 52 28 8;line 4 34 56',
      ),
      entry(
        'TeamGrid',
        'The people of the agency.',
        'picture 4 4 22 32;picture 30 4 13 15;picture 47 4 13 15;picture 30 22 13 14;picture 47 22 13 14',
      ),
      entry(
        'Testimonials',
        'Clients’ comments on finished work.',
        'box 4 6 33 28;head 8 13 24;head 8 20 18;text 8 28 12;box 40 12 20 22;text 43 18 14;text 43 23 12;text 43 29 8',
      ),
      entry(
        'Timeline',
        'An organisation’s history by year.',
        'bar 8 4 32;dot 8 8 2;dot 8 20 2.6;dot 8 33 3.4;text 16 7 16;text 16 19 26;head 16 31 38',
      ),
      entry(
        'ValuesGrid',
        'An organisation’s values.',
        'sun 14 16 8;sun 36 16 8;ring 54 12 5;text 6 24 14;text 28 24 14;text 48 24 12;line 4 32 56',
      ),
    ],
  },
  {
    name: 'Forms',
    line: 'Fields, five complete forms, and toasts.',
    entries: [
      entry('CheckboxField', 'A checkbox for consent or a choice.', 'box 10 15 10 10;text 26 19 28'),
      entry(
        'ContactMessageForm',
        'The message form of the home page.',
        'box 8 4 22 6;box 34 4 22 6;box 8 14 48 12;gold 8 30 16 6',
      ),
      entry(
        'ContactPageForm',
        'The enquiry of the contact page.',
        'box 8 3 22 5;box 34 3 22 5;box 8 11 48 5;box 8 19 48 9;box 8 32 4 4;gold 42 31 14 6',
      ),
      entry(
        'Form',
        'Custom fields; drafts, offline, failures.',
        'box 8 6 48 7;box 8 17 48 7;gold 8 29 16 6;text 28 31 20',
      ),
      entry('NewsletterForm', 'One email field and a button.', 'box 6 15 34 10;gold 42 15 16 10'),
      entry(
        'QuoteForm',
        'The request for a quote.',
        'box 8 3 22 5;box 34 3 22 5;box 8 11 22 5;box 34 11 22 5;dash 4 19 56 .2;box 8 22 48 8;gold 8 33 16 5',
      ),
      entry('SelectField', 'A native select.', 'text 8 10 18;box 8 16 48 11;down 50 21'),
      entry(
        'ServiceContactForm',
        'The short enquiry of a service page.',
        'box 12 4 40 6;box 12 13 40 6;box 12 22 40 7;gold 12 32 14 5',
      ),
      entry('TextField', 'A single-line text field.', 'text 8 10 18;box 8 16 48 11;bar 13 18.5 6'),
      entry('TextareaField', 'A multi-line text field.', 'text 8 6 18;box 8 11 48 23;text 12 15 30;text 12 20 24'),
      entry(
        'ToastProvider',
        'Short messages that disappear.',
        'ink 16 12 42 16;light 21 17 18;light 21 22 28;gold 16 12 2 16',
      ),
    ],
  },
];

/** Names of all components; the foundations are none. */
export const componentNames: readonly string[] = groups
  .slice(1)
  .flatMap(({ entries }) => entries.map(({ name }) => name));
