/** The two products with a conformance report. */
import { agency } from 'agency-content';
import type { Evidence } from '../../.storybook/evidence/evidence.js';
import type { CriterionNumber } from '../../.storybook/evidence/wcag.js';
import manifest from '../../packages/agency-ui/package.json' with { type: 'json' };

/**
 * Criteria about content or functions that the product doesn't have, as shown by tests with tags such as
 * `absent:1.2.1`.
 */
export interface Inapplicable {
  criteria: readonly CriterionNumber[];
  /** One sentence. */
  reason: string;
}

export interface Product {
  /** The name of its report files, without the extension. */
  id: keyof Evidence['products'];
  name: string;
  version: string;
  description: string;
  inapplicable: readonly Inapplicable[];
}

/** Criteria about media with sound and about live media. */
const soundCriteria = ['1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2'] as const;

const mediaCriteria = ['1.2.1', ...soundCriteria] as const;

const absentEverywhere: readonly Inapplicable[] = [
  { criteria: ['2.5.4'], reason: 'No function depends on device motion.' },
  { criteria: ['3.3.8'], reason: 'There is no login.' },
];

export const products: readonly Product[] = [
  {
    id: 'agency-ui',
    name: manifest.name,
    version: manifest.version,
    description: manifest.description,
    inapplicable: [
      ...absentEverywhere,
      {
        criteria: mediaCriteria,
        reason: 'The kit contains no audio and no video; what Video plays belongs to the application.',
      },
      {
        criteria: ['2.4.2', '3.1.1'],
        reason: 'The document, with its title and language, belongs to the application.',
      },
    ],
  },
  {
    id: 'website',
    name: `Website of ${agency.name}`,
    version: manifest.version,
    description: 'The prerendered website built with agency-ui.',
    inapplicable: [
      { criteria: soundCriteria, reason: 'There is no sound: the only film is silent.' },
      ...absentEverywhere,
    ],
  },
];
