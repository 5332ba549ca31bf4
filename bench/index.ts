/** Measures the product: `npm run bench -- site`. */
import { runSubcommand } from '../scripts/subcommands.js';

await runSubcommand(
  'bench',
  {
    site: {
      purpose: `Measures pages on a slow phone, each compared with the same page without scripts.
[--routes /,/faq] [--runs 3] [--peer name=folder-or-url] [--brief] [--write-docs]`,
      program: 'bench/site.ts',
    },
    interactions: {
      purpose: `Measures the time from each press to the next paint, with the CPU slowed down six times.
[--only "hero|menu"] [--runs 3] [--write-docs]`,
      program: 'bench/interactions.ts',
    },
    size: {
      purpose: 'Measures the size of each component in a bundle, compared with alternative packages.\n[--tighten]',
      program: 'bench/size.ts',
    },
    scale: {
      purpose: `Prerenders 10 to 10,000 pages, and compares the server with a plain one.
[--pages 10,100] [--seconds 3] [--write-docs]`,
      program: 'bench/scale.ts',
    },
    enquiries: {
      purpose: `Measures how many enquiries per second the server stores, compared with storing none.
[--seconds 10] [--rounds 5] [--write-docs]`,
      program: 'bench/enquiries.ts',
    },
    starters: {
      purpose: `Measures the time from an empty folder to a new site’s page, and runs Lighthouse.
[--framework next] [--runs 1] [--write-docs]`,
      program: 'bench/starters.ts',
    },
  },
  process.argv.slice(2),
);
