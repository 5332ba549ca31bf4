/** Writes the kit's generated files, or those named: `npm run docs -- evidence`. */
import { runSubcommand } from './subcommands.js';

const programs = {
  exports: {
    purpose: 'Writes the exports in the kit’s package.json.',
    program: 'packages/agency-ui/scripts/exports.ts',
  },
  components: {
    purpose: 'Writes docs/components and llms.txt of the kit, from its types.',
    program: 'packages/agency-ui/scripts/component-docs.ts',
  },
  tokens: {
    purpose: 'Writes the token tables of docs/theming.md and Storybook, from the theme contract.',
    program: 'packages/agency-ui/scripts/tokens.ts',
  },
  openapi: {
    purpose: 'Writes openapi.json of agency-enquiries, from the definitions of the kit’s forms.',
    program: 'packages/agency-enquiries/scripts/openapi.ts',
  },
  microsite: {
    purpose: 'Takes the screenshot of the example microsite. Runs only by its name.',
    program: 'packages/agency-ui/scripts/microsite-picture.ts',
  },
  evidence: {
    purpose: 'Writes the results of the last npm test for Storybook, README and the accessibility conformance reports.',
    program: 'scripts/evidence.ts',
  },
};

const argumentList = process.argv.slice(2);
const selected = argumentList.length > 0 ? [argumentList] : [['exports'], ['components'], ['tokens'], ['openapi']];
for (const each of selected) await runSubcommand('docs', programs, each);
