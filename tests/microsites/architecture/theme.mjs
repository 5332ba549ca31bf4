/** Writes `src/theme.css` from the colours and typefaces in `src/brand.json`. Run it with `npm run theme`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { agencyThemeCss, noOrnaments } from 'agency-ui/theme';

const { theme } = JSON.parse(readFileSync('src/brand.json', 'utf8'));
const css = agencyThemeCss({ ...theme, ornament: noOrnaments });
writeFileSync('src/theme.css', `/* Written by "npm run theme" from brand.json. */\n${css}`);
