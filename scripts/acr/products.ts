/** The two products with a conformance report, and their claims in addition to those of components. */
import { agency } from 'agency-content';
import manifest from '../../packages/agency-ui/package.json' with { type: 'json' };
import type { CriterionClaim } from '../../packages/agency-ui/src/accessibility.js';
import type { CriterionNumber } from '../../packages/agency-ui/src/wcag.js';

/** Criteria about content or functions that the product does not have. */
export interface Inapplicable {
  criteria: readonly CriterionNumber[];
  /** One sentence. */
  reason: string;
  /** The tests that prove the absence, as in `CriterionClaim`. "Not applicable" requires at least one. */
  tests: readonly [string, ...string[]];
}

export interface Product {
  /** The name of its report files, without extension. */
  id: string;
  name: string;
  version: string;
  description: string;
  /** Added to the claims of the kit's components, which apply to both products. */
  claims: readonly CriterionClaim[];
  inapplicable: readonly Inapplicable[];
}

const validity = 'tests/site/validity.test.ts';
const validityEngine = 'tests/site/validity-engine.test.ts';
const routes = 'tests/site/routes.test.ts';

const routesWithReact = `${routes} › with React alive › %s is sound at every width, and silent`;
const ibm = `${validityEngine} › IBM’s engine › finds no failure on %s`;

/** Also claimed for the kit: the website's pages contain every section of it. */
const sharedClaims: readonly CriterionClaim[] = [
  {
    criterion: '1.3.3',
    how: 'Instructions do not depend on shape, colour, size, position or sound.',
    tests: [`${validityEngine} › a page of each kind › %s gives instructions that need no sight`],
  },
  {
    criterion: '1.3.4',
    how: 'Pages show the same content in portrait and landscape.',
    tests: [`${validityEngine} › a page of each kind › %s shows the same upright and across`],
  },
  {
    criterion: '2.1.4',
    how: 'Single characters trigger nothing outside of fields.',
    tests: [
      `${validityEngine} › a page of each kind › %s does nothing when a character is typed outside of its fields`,
    ],
  },
  {
    criterion: '2.3.1',
    how: 'No animation repeats more than three times a second.',
    tests: [`${validity} › repeats no animation more than three times a second`],
  },
  {
    criterion: '3.2.4',
    how: 'The same links have the same names on every page.',
    tests: [
      `${validityEngine} › every page › has the same links in the same order, under the same names, in its header and footer`,
    ],
  },
];

const absentEverywhere: readonly Inapplicable[] = [
  {
    criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2'],
    reason: 'There is no audio and no video.',
    tests: [`${validity} › no page › plays audio or video, or embeds another document`],
  },
  {
    criteria: ['2.5.4'],
    reason: 'No function depends on device motion.',
    tests: [`${validity} › reads neither the motion of the device nor locks its orientation`],
  },
  {
    criteria: ['3.3.8'],
    reason: 'There is no login.',
    tests: [`${validity} › no page › asks for a password or a puzzle`],
  },
];

const kitSources = 'scripts/acr/kit-sources.test.ts';

export const products: readonly Product[] = [
  {
    id: 'agency-ui',
    name: manifest.name,
    version: manifest.version,
    description: manifest.description,
    claims: sharedClaims,
    inapplicable: [
      ...absentEverywhere,
      {
        criteria: ['2.4.2', '3.1.1'],
        reason: 'The document, with its title and language, belongs to the application.',
        tests: [`${kitSources} › the sources of the kit › render no document, title or base element`],
      },
      {
        criteria: ['3.1.2'],
        reason: 'The kit shows the application’s text; its own labels are in one language at a time.',
        tests: [`${kitSources} › the sources of the kit › set no language of their own`],
      },
    ],
  },
  {
    id: 'website',
    name: `Website of ${agency.name}`,
    version: manifest.version,
    description: 'The prerendered website built with agency-ui.',
    claims: [
      ...sharedClaims,
      {
        criterion: '1.1.1',
        how: 'Pictures of every page have a text alternative, or are marked as decoration.',
        tests: [routesWithReact, ibm],
      },
      {
        criterion: '1.3.1',
        how: 'The HTML of every page is valid, and lists, headings and landmarks are nested correctly.',
        tests: [`${validity} › the HTML › of $file is valid`, routesWithReact, ibm],
      },
      {
        criterion: '1.3.2',
        how: 'The reading order of every page matches its visual order.',
        tests: [`${validityEngine} › a page of each kind › %s is read in the order in which it is seen`],
      },
      {
        criterion: '1.3.5',
        how: 'Each field about the visitor has an autocomplete token.',
        tests: [`${validityEngine} › a page of each kind › %s says what each field about the visitor is for`],
      },
      {
        criterion: '1.4.3',
        how: 'Text over pictures has a contrast of at least 4.5:1, measured from pixels.',
        tests: [
          'tests/site/hero-contrast.test.ts › the slides of the hero › keep their words at 4.5:1: $width px',
          'tests/site/hero-contrast.test.ts › the heads of pages › keep their words at 4.5:1: $width px',
        ],
      },
      { criterion: '1.4.10', how: 'No page scrolls horizontally at any width from 320 px.', tests: [routesWithReact] },
      {
        criterion: '2.4.2',
        how: 'Every page has a unique title.',
        tests: ['tests/site/metadata.test.ts › gives every page a title and a description that no other page has'],
      },
      {
        criterion: '2.4.5',
        how: 'Every page can be reached from the home page.',
        tests: ['tests/site/links.test.ts › leaves no page without a way to it from the home page'],
      },
      {
        criterion: '2.4.7',
        how: 'The focus is outlined on every page.',
        tests: [`${routes} › what has focus › is outlined and never hidden while tabbing through %s at %i × %i`],
      },
      {
        criterion: '3.1.1',
        how: 'Every page declares its language.',
        tests: [routesWithReact, ibm, `${validity} › the languages › are English for every page`],
      },
      {
        criterion: '3.1.2',
        how: 'Text in another language than its page’s is marked as such.',
        tests: [`${validity} › the languages › are named where words are Kiswahili, French or German`],
      },
      {
        criterion: '3.2.3',
        how: 'The header and the footer hold the same links in the same order on every page.',
        tests: [
          `${validityEngine} › every page › has the same links in the same order, under the same names, in its header and footer`,
        ],
      },
      {
        criterion: '4.1.2',
        how: 'Every control of every page has a name, a role and a valid state.',
        tests: [routesWithReact, ibm],
      },
    ],
    inapplicable: absentEverywhere,
  },
];
