/** Writes the kit's generated files, or those named: `npm run docs -- evidence`. */
import { runSubcommand } from './subcommands.js';

const programs = {
  exports: {
    purpose: 'Writes the exports in the kit’s package.json.',
    program: 'packages/agency-ui/scripts/exports.ts',
  },
  components: {
    purpose: 'Writes the kit’s docs/components and llms.txt from its types.',
    program: 'packages/agency-ui/scripts/component-docs.ts',
  },
  tokens: {
    purpose: 'Writes the token tables in docs/theming.md and Storybook from the theme contract.',
    program: 'packages/agency-ui/scripts/tokens.ts',
  },
  openapi: {
    purpose: 'Writes agency-enquiries’ openapi.json from the kit’s form definitions.',
    program: 'packages/agency-enquiries/scripts/openapi.ts',
  },
  microsite: {
    purpose: 'Takes the example microsite’s screenshot. Runs only when named.',
    program: 'packages/agency-ui/scripts/microsite-picture.ts',
  },
  microsites: {
    purpose:
      'Takes the screenshots of the sites in tests/microsites for the README, or of those named. Runs only when named.',
    program: 'tests/microsites/pictures.ts',
  },
  evidence: {
    purpose: 'Writes the last npm test results to Storybook, the README and the accessibility conformance reports.',
    program: 'scripts/evidence.ts',
  },
};

const argumentList = process.argv.slice(2);
const selected = argumentList.length > 0 ? [argumentList] : [['exports'], ['components'], ['tokens'], ['openapi']];
for (const each of selected) await runSubcommand('docs', programs, each);
