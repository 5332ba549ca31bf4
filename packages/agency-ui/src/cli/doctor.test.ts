import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { propsOf, publicComponents, sourceFolder } from '../../scripts/component-props.js';
import { exportedNames, readModules } from '../../scripts/declared-types.js';
import { packageFolder } from '../../scripts/parts.js';
import { enKE } from '../locales/en-KE.js';
import { examine } from './doctor.js';
import { renamedAttributes, renamedExports, renamedFields, renamedLabels, renamedProps } from './renames.js';

type Files = Record<string, string>;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function projectOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'agency-ui-doctor-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const find = (files: Files) =>
  examine(projectOf(files)).map(({ path, line, problem, write }) => [`${path}:${line}`, problem, write]);

const manifest = (more: Record<string, string> = {}) =>
  JSON.stringify(
    { dependencies: { 'agency-ui': '^0.2.0', react: '^19.2.0', 'react-dom': '^19.2.0', ...more } },
    null,
    2,
  );

/** A shortened version of the stylesheet in Vite's React template. */
const viteCss = `:root {
  --text: #6b6375;
  font: 18px/145% system-ui, sans-serif;
}
/* h2 { margin: 1px } */
h1,
h2 {
  color: var(--text-h);
}
#root { width: 1126px; }
`;

/** The create-next-app stylesheet. */
const nextCss = `:root {
  --background: #ffffff;
}

html, body { max-width: 100vw; overflow-x: hidden; }

* {
  box-sizing: border-box;
  padding: 0;
  margin: 0;
}
`;

const vite: Files = {
  'package.json': manifest(),
  'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'src/main.tsx':
    "import './app.css';\nimport { createRoot } from 'react-dom/client';\nimport App from './App.tsx';\n" +
    "import 'agency-ui/reset.css';\n",
  'src/app.css': "@layer base, agency;\n@import './index.css' layer(base);\n@import 'agency-ui/styles.css';\n",
  'src/index.css': viteCss,
  'src/App.tsx': "import { FaqSection } from 'agency-ui';\nexport default () => <FaqSection categories={[]} />;\n",
};

const next: Files = {
  'package.json': manifest({ next: '16.0.0' }),
  'app/layout.tsx':
    "import './app.css';\nimport { Providers } from './providers';\nimport 'agency-ui/reset.css';\nexport default Providers;\n",
  'app/app.css': "@layer base, agency;\n@import './globals.css' layer(base);\n@import 'agency-ui/styles.css';\n",
  'app/globals.css': nextCss,
  'app/page.tsx': 'import { PageHero } from \'agency-ui\';\nexport default () => <PageHero title="Hello" />;\n',
  'app/page.module.css': 'h1 { margin: 0; }',
  'app/providers.tsx':
    "'use client';\nimport { AgencyProvider } from 'agency-ui';\nimport Link from 'next/link';\n" +
    'export const Providers = () => <AgencyProvider linkComponent={Link}>{null}</AgencyProvider>;\n',
};

const tailwind: Files = {
  ...vite,
  'package.json': manifest({ tailwindcss: '^4.1.0' }),
  'src/app.css':
    '@layer theme, base, agency, components, utilities;\n@import "tailwindcss";\n@import "agency-ui/styles.css";\n',
};

const astro: Files = {
  'package.json': manifest({ astro: '^5.0.0', '@astrojs/react': '^4.0.0' }),
  'src/components/Questions.tsx':
    "import { FaqSection, withAgency } from 'agency-ui';\nimport { ptPT } from 'agency-ui/locales/pt-PT';\n" +
    "export default withAgency(FaqSection, { locale: 'pt-PT', labels: ptPT });\n",
  'src/pages/index.astro':
    "---\nimport 'agency-ui/styles.css';\nimport { AgencyProvider } from 'agency-ui';\n" +
    "import Questions from '../components/Questions'; import 'agency-ui/reset.css';\n---\n<Questions client:load />\n",
};

const sound: Record<string, Files> = {
  vite,
  next,
  tailwind,
  astro,
  'another library uses names from earlier versions': {
    ...vite,
    'src/Sheet.tsx':
      'import { FormCard, QuoteBand } from \'other-ui\';\nexport default () => <FormCard plate="end"><QuoteBand /></FormCard>;\n',
  },
  'other objects use names from earlier versions': {
    ...vite,
    'src/Sheet.tsx':
      "import { Form, NotFound, Timeline } from 'agency-ui';\n" +
      "const seat = { kind: 'radio', when: { field: 'place' }, desks: 4, ways: ['by bus'] };\n" +
      "export default () => <NotFound labels={{ explanation: 'There are many ways: try one.' }} />;\n",
    'src/days.ts': "import { type Condition } from 'agency-ui';\nexport const shown = { when: 'always' as const };\n",
  },
  'providers whose labels come from a pack, an outer provider, a spread or a variable': {
    ...vite,
    'src/App.tsx':
      "import { AgencyProvider, FaqSection } from 'agency-ui';\nimport { frFR } from 'agency-ui/locales/fr-FR';\n" +
      'export default ({ labels, settings, lang }) => (\n  <AgencyProvider locale="fr-FR" labels={frFR}>\n' +
      '    <AgencyProvider locale="fr-BE"><FaqSection categories={[]} /></AgencyProvider>\n' +
      "    <AgencyProvider locale={'de-DE'} {...settings}>{null}</AgencyProvider>\n" +
      '    <AgencyProvider locale="fi-FI" labels={labels}>{null}</AgencyProvider>\n' +
      '    <AgencyProvider locale={lang}>{null}</AgencyProvider>\n' +
      '    <AgencyProvider locale="en-GB">{null}</AgencyProvider>\n  </AgencyProvider>\n);\n',
  },
  'English labels on purpose': {
    ...vite,
    'src/App.tsx':
      "import { AgencyProvider } from 'agency-ui';\n" +
      'export default () => <AgencyProvider locale="de-DE" labels={{}}>{null}</AgencyProvider>;\n',
  },
  'a page in another language with its own label pack': {
    ...vite,
    'index.html': `<html lang="fi">${vite['index.html']}</html>`,
    'src/labels.ts': "import type { LabelPack } from 'agency-ui';\nexport const labels: LabelPack = {};\n",
  },
  'a page in another language whose sections have labels': {
    ...vite,
    'index.html': `<html lang="fi">${vite['index.html']}</html>`,
    'src/App.tsx':
      "import { FaqSection } from 'agency-ui';\n" +
      "export default () => <FaqSection categories={[]} labels={{ empty: 'Ei kysymyksiä.' }} />;\n",
  },
  'themes of the kit and of the project': {
    ...vite,
    'index.html': `<html lang="en" data-agency-theme="plain">${vite['index.html']}</html>`,
    'src/index.css': `${viteCss}\n[data-agency-theme='coast'] { --agency-color-accent: #0d4f4a; }\n`,
    'src/App.tsx':
      "import { FaqSection } from 'agency-ui';\nimport 'agency-ui/plain.css';\n" +
      'export default () => <main data-agency-theme="coast"><FaqSection data-agency-theme="agency" categories={[]} /></main>;\n',
  },
  'a theme with a selector that is put together in a script': {
    ...vite,
    'src/themes.mjs':
      "import { agencyThemeCss } from 'agency-ui/theme';\n" +
      'export const css = (name) => agencyThemeCss({}, `[data-agency-theme="$' +
      '{name}"]`);\n',
    'src/App.tsx':
      'import { FaqSection } from \'agency-ui\';\nexport default () => <FaqSection data-agency-theme="coast" categories={[]} />;\n',
  },
  'a project that uses the kit only in its tests’ settings': {
    'package.json': manifest(),
    'vitest.config.js': "export default { test: { setupFiles: ['agency-ui/testing'] } };\n",
    'src/page.js': '',
  },
  'an English Astro page without settings': {
    'package.json': astro['package.json']!,
    'src/pages/index.astro':
      "---\nimport 'agency-ui/styles.css';\nimport { FaqSection } from 'agency-ui'; import 'agency-ui/reset.css';\n---\n" +
      '<html lang="en-GB"><FaqSection client:load categories={[]} /></html>\n',
  },
  'an English Astro page beside one in another language': {
    ...astro,
    'src/pages/english.astro':
      "---\nimport { FaqSection } from 'agency-ui';\n---\n" +
      '<html lang="en"><FaqSection client:load categories={[]} /></html>\n',
  },
  'an Astro page with a component that loads no script': {
    ...astro,
    'src/pages/second.astro':
      "---\nimport { FaqSection } from 'agency-ui';\n---\n<FaqSection categories={[{ name: '', entries: [] }]} />\n",
  },
  'an error page in another language that the host serves as it is': {
    ...vite,
    'public/404.html': '<html lang="fr"><h1>Page introuvable</h1></html>',
  },
  'a project that uses the kit only through a dynamic import': {
    'package.json': manifest(),
    'src/labels.ts': 'export const load = (locale) => import(`agency-ui/locales/$' + '{locale}`);\n',
  },
  'separate stylesheets': {
    ...vite,
    'src/app.css': "@import 'agency-ui/theme.css';\n@import 'agency-ui/sections/FaqSection.css';\n",
  },
  'styles for the project’s own classes, and an intentional rule': {
    ...vite,
    'src/index.css': '.card h1, .card > * { margin: 0; }\n',
    'src/app.css':
      "@import 'agency-ui/styles.css';\n.card h1 { margin: 0; }\n/* agency-ui-doctor-ignore */\nblockquote { margin: 0; }\n",
  },
};

describe('doctor on a correct project', () => {
  it.each(Object.entries(sound))('has no findings: %s', (_, files) => {
    expect(find(files)).toEqual([]);
  });
});

/** Each mistake, the correct project that it is introduced into, and the expected finding. */
const mistakes: Record<string, { files: Files; found: [place: string, problem: RegExp, write: string] }> = {
  'styles.css is forgotten': {
    files: { ...vite, 'src/app.css': "@import './index.css' layer(base);\n" },
    found: ['src/App.tsx:1', /No agency-ui stylesheet is loaded/, "import 'agency-ui/styles.css';"],
  },
  'reset.css is forgotten': {
    files: { ...vite, 'src/main.tsx': vite['src/main.tsx']!.replace("import 'agency-ui/reset.css';\n", '') },
    found: ['src/app.css:3', /"agency-ui\/reset\.css" is not loaded/, "@import 'agency-ui/reset.css'; above this line"],
  },
  'reset.css is forgotten where a script loads the styles': {
    files: {
      ...vite,
      'src/app.css': '',
      'src/main.tsx': "import 'agency-ui/styles.css';\nimport App from './App.tsx';\n",
    },
    found: ['src/main.tsx:1', /"agency-ui\/reset\.css" is not loaded/, "import 'agency-ui/reset.css'; above this line"],
  },
  'nothing uses the kit': {
    files: { 'package.json': manifest(), 'src/App.tsx': 'export default () => null;\n' },
    found: [
      'package.json:3',
      /no file imports anything/,
      'import { PageHero } from \'agency-ui\'; (README, "Installation")',
    ],
  },
  'a provider has a locale but no labels': {
    files: {
      ...next,
      'app/providers.tsx': next['app/providers.tsx']!.replace(' linkComponent', '\n    locale="de-AT" linkComponent'),
    },
    found: [
      'app/providers.tsx:5',
      /The locale is "de-AT", but there are no labels/,
      "labels={deDE}, with import { deDE } from 'agency-ui/locales/de-DE'; or labels={{}} to keep English",
    ],
  },
  'a provider has the labels of another language': {
    files: {
      ...vite,
      'src/App.tsx':
        "import { AgencyProvider } from 'agency-ui';\nimport { frFR } from 'agency-ui/locales/fr-FR';\n" +
        'export const French = () => <AgencyProvider locale="fr-FR" labels={frFR}>{null}</AgencyProvider>;\n' +
        'export const German = () => <AgencyProvider locale="de-DE">{null}</AgencyProvider>;\n',
    },
    found: [
      'src/App.tsx:4',
      /The locale is "de-DE"/,
      "labels={deDE}, with import { deDE } from 'agency-ui/locales/de-DE'; or labels={{}} to keep English",
    ],
  },
  'a provider has a locale without a pack and no labels': {
    files: {
      ...vite,
      'src/App.tsx':
        "import { AgencyProvider } from 'agency-ui';\n" +
        'export default () => <AgencyProvider locale="fi-FI">{null}</AgencyProvider>;\n',
    },
    found: [
      'src/App.tsx:2',
      /The locale is "fi-FI"/,
      'labels={…}, with your own label pack (docs/labels.md, "Another language"); or labels={{}} to keep English',
    ],
  },
  'settings for islands have no labels': {
    files: {
      ...astro,
      'src/components/Questions.tsx':
        "import { FaqSection, withAgency } from 'agency-ui';\nexport default withAgency(FaqSection, { locale: 'pt-PT' });\n",
    },
    found: [
      'src/components/Questions.tsx:2',
      /The locale is "pt-PT"/,
      "labels: ptPT, with import { ptPT } from 'agency-ui/locales/pt-PT'; or labels: {} to keep English",
    ],
  },
  'settings in a module have no labels': {
    files: {
      ...astro,
      'src/agency.ts':
        "import type { AgencySettings } from 'agency-ui';\nexport const agency: AgencySettings = {\n  locale: 'sw-KE',\n};\n",
    },
    found: [
      'src/agency.ts:2',
      /The locale is "sw-KE"/,
      "labels: swKE, with import { swKE } from 'agency-ui/locales/sw-KE'; or labels: {} to keep English",
    ],
  },
  'a page in another language has no provider': {
    files: { ...vite, 'index.html': `<!doctype html>\n<html lang="es">${vite['index.html']}</html>` },
    found: [
      'index.html:2',
      /The page is in "es", but no labels are passed/,
      '<AgencyProvider locale="es" labels={esES}>, with import { esES } from \'agency-ui/locales/es-ES\'',
    ],
  },
  'the page of Create React App in another language has no provider': {
    files: { ...vite, 'public/index.html': '<html lang="es"><div id="root"></div></html>' },
    found: [
      'public/index.html:1',
      /The page is in "es", but no labels are passed/,
      '<AgencyProvider locale="es" labels={esES}>, with import { esES } from \'agency-ui/locales/es-ES\'',
    ],
  },
  'the stylesheet of a theme is missing': {
    files: { ...vite, 'index.html': `<html lang="en"\n  data-agency-theme="plain">${vite['index.html']}</html>` },
    found: ['index.html:2', /The theme "plain" has no effect/, "import 'agency-ui/plain.css';"],
  },
  'a script sets a theme without its stylesheet': {
    files: {
      ...vite,
      'src/App.tsx': `${vite['src/App.tsx']}document.documentElement.dataset.agencyTheme = 'microsite';\n`,
    },
    found: ['src/App.tsx:3', /The theme "microsite" has no effect/, "import 'agency-ui/microsite.css';"],
  },
  'a theme is misspelt': {
    files: {
      ...vite,
      'src/App.tsx':
        "import { FaqSection } from 'agency-ui';\nimport 'agency-ui/plain.css';\n" +
        "export default () => <FaqSection data-agency-theme={'plian'} categories={[]} />;\n",
    },
    found: [
      'src/App.tsx:3',
      /No stylesheet has a theme "plian"/,
      'data-agency-theme="plain" and import \'agency-ui/plain.css\';, or your own theme for this attribute (docs/theming.md)',
    ],
  },
  'styles.css is loaded twice': {
    files: { ...vite, 'src/App.tsx': `import 'agency-ui/styles.css';\n${vite['src/App.tsx']}` },
    found: ['src/App.tsx:1', /loaded twice: src\/app\.css:3/, 'nothing: delete this line'],
  },
  'the layers are in the wrong order': {
    files: { ...vite, 'src/app.css': vite['src/app.css']!.replace('base, agency', 'agency, base') },
    found: ['src/app.css:1', /"base" comes after "agency"/, '@layer base, agency; above the first @import'],
  },
  'Next’s global styles are in no layer': {
    files: {
      ...next,
      'app/layout.tsx':
        "import './globals.css';\nimport 'agency-ui/styles.css';\nimport './providers';\nimport 'agency-ui/reset.css';\n",
    },
    found: [
      'app/globals.css:7',
      /"\*" is not in a cascade layer/,
      "@layer base, agency; @import './globals.css' layer(base); in a stylesheet that is imported instead of this one",
    ],
  },
  'Vite’s heading styles are in no layer': {
    files: {
      ...vite,
      'src/main.tsx':
        "import './index.css';\nimport 'agency-ui/styles.css';\nimport App from './App';\nimport 'agency-ui/reset.css';\n",
    },
    found: [
      'src/index.css:6',
      /"h1, h2" is not in a cascade layer/,
      "@layer base, agency; @import './index.css' layer(base); in a stylesheet that is imported instead of this one",
    ],
  },
  'Tailwind comes after the kit': {
    files: { ...tailwind, 'src/app.css': '@import "agency-ui/styles.css";\n@import "tailwindcss";\n' },
    found: [
      'src/app.css:1',
      /Tailwind's reset overrides the kit/,
      '@layer theme, base, agency, components, utilities; above the first @import',
    ],
  },
  'Tailwind is imported after the kit in a script': {
    files: {
      ...tailwind,
      'src/app.css': tailwind['src/app.css']!.replace('@import "agency-ui/styles.css";\n', ''),
      'src/main.tsx': `import 'agency-ui/styles.css';\n${vite['src/main.tsx']}`,
    },
    found: [
      'src/app.css:2',
      /Tailwind's reset overrides the kit/,
      '@layer theme, base, agency, components, utilities; above the first @import, and import this file above the line ' +
        'src/main.tsx:1',
    ],
  },
  'a layered starter is imported after the kit in a script': {
    files: {
      ...vite,
      'src/main.tsx': `import 'agency-ui/styles.css';\n${vite['src/main.tsx']}`,
      'src/app.css': "@layer base, agency;\n@import './index.css' layer(base);\n",
    },
    found: [
      'src/main.tsx:1',
      /"base" comes after "agency"/,
      '@layer base, agency; in a stylesheet that is imported above this line',
    ],
  },
  'Tailwind is imported into a layer': {
    files: {
      ...next,
      'package.json': manifest({ next: '16.0.0', tailwindcss: '^4.1.0' }),
      'app/globals.css': '@import "tailwindcss";\nbody { color: black; }\n',
    },
    found: [
      'app/globals.css:1',
      /Tailwind is imported into the layer "base"/,
      '@layer theme, base, agency, components, utilities; above the first @import, and import this file without a layer',
    ],
  },
  'Vite’s starter centres the text': {
    files: { ...vite, 'src/index.css': `${viteCss}\n#root {\n  width: 1126px;\n  text-align: center;\n}\n` },
    found: ['src/index.css:12', /"#root" sets "text-align"/, 'nothing: delete this rule'],
  },
  'React is below 19': {
    files: { ...vite, 'package.json': manifest({ react: '^18.3.1' }) },
    found: ['package.json:4', /"react" is \^18\.3\.1/, '"react": "^19.0.0"'],
  },
  'AgencyProvider is missing': {
    files: { ...next, 'app/providers.tsx': 'export const Providers = () => null;\n' },
    found: [
      'app/page.tsx:1',
      /no AgencyProvider passes them the link component from "next"/,
      "<AgencyProvider linkComponent={Link}>, with Link from 'next/link', in a client module",
    ],
  },
  'a label pack is misspelt': {
    files: {
      ...next,
      'app/providers.tsx': `${next['app/providers.tsx']}import { swKe } from 'agency-ui/locales/sw-KE';\n`,
    },
    found: ['app/providers.tsx:5', /exports no "swKe"/, "import { swKE } from 'agency-ui/locales/sw-KE';"],
  },
  'two versions are installed': {
    files: {
      ...vite,
      'node_modules/agency-ui/package.json': '{ "version": "0.2.0" }',
      'node_modules/shared-header/node_modules/agency-ui/package.json': '{ "version": "0.1.0" }',
    },
    found: [
      'node_modules/shared-header/node_modules/agency-ui/package.json:1',
      /agency-ui 0\.1\.0 is installed alongside 0\.2\.0/,
      'npm dedupe agency-ui',
    ],
  },
  'Tailwind comes before the kit': {
    files: { ...tailwind, 'src/app.css': '@import "tailwindcss";\n@import "agency-ui/styles.css";\n' },
    found: [
      'src/app.css:2',
      /Tailwind's utilities have no effect/,
      '@layer theme, base, agency, components, utilities; above the first @import',
    ],
  },
  'a label pack is imported from the wrong path': {
    files: {
      ...next,
      'app/providers.tsx': `${next['app/providers.tsx']}import { swKE } from 'agency-ui/locales/sw-ke';\n`,
    },
    found: ['app/providers.tsx:5', /is not a label pack/, "import { swKE } from 'agency-ui/locales/sw-KE';"],
  },
  'labels are misspelt': {
    files: { ...vite, 'src/App.tsx': `${vite['src/App.tsx']}import { heroCarousalLabels } from 'agency-ui';\n` },
    found: ['src/App.tsx:3', /exports no "heroCarousalLabels"/, "import { heroCarouselLabels } from 'agency-ui';"],
  },
  'a router’s link takes "to"': {
    files: {
      ...next,
      'package.json': manifest({ 'react-router': '^7.0.0' }),
      'app/providers.tsx': next['app/providers.tsx']!.replace("Link from 'next/link'", "{ Link } from 'react-router'"),
    },
    found: ['app/providers.tsx:4', /takes "to"/, 'linkComponent={({ href, ...rest }) => <Link to={href} {...rest} />}'],
  },
  'a component’s stylesheet is missing': {
    files: { ...vite, 'src/app.css': "@import 'agency-ui/theme.css';\n" },
    found: [
      'src/App.tsx:1',
      /contains no rules for FaqSection/,
      "@import 'agency-ui/sections/FaqSection.css'; in src/app.css",
    ],
  },
  'a component’s stylesheet is missing from a script’s imports': {
    files: { ...vite, 'src/App.tsx': `import 'agency-ui/theme.css';\n${vite['src/App.tsx']}`, 'src/app.css': '' },
    found: ['src/App.tsx:2', /contains no rules for FaqSection/, "import 'agency-ui/sections/FaqSection.css';"],
  },
  'an @import comes after rules': {
    files: { ...vite, 'src/app.css': ".card { margin: 0; }\n@import 'agency-ui/styles.css';\n" },
    found: ['src/app.css:2', /Browsers ignore an @import/, "@import 'agency-ui/styles.css'; above all rules"],
  },
  'a component has a new name': {
    files: { ...vite, 'src/App.tsx': "import { QuoteBand } from 'agency-ui';\nexport default QuoteBand;\n" },
    found: [
      'src/App.tsx:1',
      /no "QuoteBand": it has been renamed to "ContactBand"/,
      "import { ContactBand } from 'agency-ui';",
    ],
  },
  'a stylesheet has a new name': {
    files: {
      ...vite,
      'src/app.css':
        "@import 'agency-ui/theme.css';\n@import 'agency-ui/sections/FaqSection.css';\n@import 'agency-ui/sections/QuoteBand.css';\n",
    },
    found: ['src/app.css:3', /renamed to "ContactBand"/, "'agency-ui/sections/ContactBand.css'"],
  },
  'a prop has a new name': {
    files: {
      ...vite,
      'src/App.tsx':
        'import { FormCard } from \'agency-ui\';\nexport default () => (\n  <FormCard\n    heading={<b plate="x">A > B</b>}\n' +
        '    aria-label="plate end"\n    plate="end"\n  >\n    <i plate="" />\n  </FormCard>\n);\n',
    },
    found: ['src/App.tsx:6', /no prop "plate": it has been renamed to "shadowSide"/, '<FormCard shadowSide={…}>'],
  },
  'a constant has a new name': {
    files: { ...vite, 'src/form.ts': "import { budgetRanges } from 'agency-ui';\nexport default budgetRanges;\n" },
    found: [
      'src/form.ts:1',
      /no "budgetRanges": it has been renamed to "budgetOptions"/,
      "import { budgetOptions } from 'agency-ui';",
    ],
  },
  'a label has a new name': {
    files: {
      ...vite,
      'src/App.tsx':
        "import { NotFound } from 'agency-ui';\nexport default () => (\n  <NotFound\n" +
        "    labels={{ explanation: 'No ways: here', home: 'Home',\n      ways: 'Elsewhere' }}\n  />\n);\n",
    },
    found: ['src/App.tsx:5', /"NotFound" has no label "ways": it has been renamed to "linksLabel"/, 'linksLabel: …'],
  },
  'a label in a label pack has a new name': {
    files: {
      ...vite,
      'src/labels.ts':
        "import type { LabelPack } from 'agency-ui';\nexport const labels = {\n  ChatPanel: {\n    send: 'Tuma',\n" +
        "    trouble: () => 'Tuandikie.',\n  },\n} satisfies LabelPack;\n",
    },
    found: ['src/labels.ts:5', /no label "trouble": it has been renamed to "connectionError"/, 'connectionError: …'],
  },
  'a label pack has a component’s earlier name': {
    files: {
      ...vite,
      'src/labels.ts':
        "import type { LabelPack } from 'agency-ui';\nexport const labels: LabelPack = {\n  QuoteBand: { phone: 'Simu' },\n};\n",
    },
    found: ['src/labels.ts:3', /Label packs have no "QuoteBand": .* "ContactBand"/, 'ContactBand: { … }'],
  },
  'data has an earlier name': {
    files: {
      ...vite,
      'src/story.ts':
        "import type { Milestone } from 'agency-ui';\nexport const story: Milestone[] = [\n" +
        "  { title: 'Founded', text: 'When: a Monday.', when: '2019' },\n];\n",
    },
    found: ['src/story.ts:3', /"Milestone" has no "when": it has been renamed to "date"/, 'date: …'],
  },
  'a style sheet uses an attribute’s earlier name': {
    files: { ...vite, 'src/index.css': `${viteCss}\n[data-motion-switch='paused'] { opacity: 0.5; }\n` },
    found: ['src/index.css:12', /no longer sets "data-motion-switch"/, 'data-pause-animations'],
  },
  'an Astro island without settings': {
    files: {
      ...astro,
      'src/pages/second.astro':
        "---\nimport { FaqSection } from 'agency-ui';\n---\n<FaqSection\n  categories={[]}\n  client:visible\n/>\n",
    },
    found: [
      'src/pages/second.astro:4',
      /Nothing passes settings to this FaqSection/,
      'export default withAgency(FaqSection, agency); in a module, and import that (README, "With Astro")',
    ],
  },
  'an island on an Astro page in another language': {
    files: {
      'package.json': astro['package.json']!,
      'src/pages/index.astro':
        "---\nimport 'agency-ui/styles.css';\nimport { FaqSection } from 'agency-ui'; import 'agency-ui/reset.css';\n---\n" +
        '<html lang="pt"><FaqSection client:load categories={[]} /></html>\n',
    },
    found: [
      'src/pages/index.astro:5',
      /Nothing passes settings to this FaqSection/,
      'export default withAgency(FaqSection, agency); in a module, and import that (README, "With Astro")',
    ],
  },
  'a provider in an Astro page': {
    files: {
      ...astro,
      'src/pages/index.astro': `${astro['src/pages/index.astro']}<AgencyProvider locale="pt-PT"><Questions client:load /></AgencyProvider>\n`,
    },
    found: [
      'src/pages/index.astro:7',
      /this AgencyProvider reaches none/,
      'export default withAgency(FaqSection, agency); in a module, and import that (README, "With Astro")',
    ],
  },
  'a label pack in Astro without withAgency': {
    files: {
      ...astro,
      'src/components/Questions.tsx':
        "import { FaqSection } from 'agency-ui';\nimport { swKE } from 'agency-ui/locales/sw-KE';\nexport default FaqSection;\n",
    },
    found: [
      'src/components/Questions.tsx:2',
      /label pack is imported/,
      "withAgency(FaqSection, { locale: 'sw-KE', labels: swKE })",
    ],
  },
  'Astro without React': {
    files: { ...astro, 'package.json': manifest({ astro: '^5.0.0' }) },
    found: ['package.json:6', /no React components without "@astrojs\/react"/, 'npx astro add react'],
  },
  'package.json is missing': {
    files: { 'src/App.tsx': '' },
    found: ['package.json:1', /no package\.json/, 'npx agency-ui doctor path/to/project'],
  },
};

it('knows the new names of all renamed exports and props', () => {
  const modules = readModules(sourceFolder);
  const components = publicComponents(modules);
  const exported = exportedNames(join(packageFolder, 'src/index.ts'));
  const now = Object.values(renamedExports);
  expect(now.filter((name) => !exported.includes(name))).toEqual([]);
  expect(Object.keys(renamedExports).filter((name) => exported.includes(name))).toEqual([]);
  const wrong = Object.entries(renamedProps).flatMap(([component, props]) => {
    const found = components.find(({ name }) => name === component);
    const names = found ? propsOf(modules, found.declared.props ?? '', found.file).members.map(({ name }) => name) : [];
    return Object.entries(props)
      .filter(([before, after]) => names.includes(before) || !names.includes(after))
      .map(([before, after]) => `${component}: ${before}, ${after}`);
  });
  expect(wrong).toEqual([]);
});

it('knows the new names of all renamed labels and fields', () => {
  const pack = new Map<string, object>(Object.entries(enKE));
  const wrongLabels = Object.entries(renamedLabels).flatMap(([component, labels]) =>
    Object.entries(labels)
      .filter(([before, now]) => before in (pack.get(component) ?? {}) || !(now in (pack.get(component) ?? {})))
      .map(([before, now]) => `${component}: ${before}, ${now}`),
  );
  expect(wrongLabels).toEqual([]);

  const modules = readModules(sourceFolder);
  const exported = exportedNames(join(packageFolder, 'src/index.ts'));
  const types = [...modules].flatMap(([file, module]) => module.types.map(({ name }) => ({ name, file })));
  for (const [name, { fields, usedWith }] of Object.entries(renamedFields)) {
    const found = types.find((type) => type.name === name);
    const names = propsOf(modules, name, found?.file ?? '').members.map((member) => member.name);
    expect(names).toEqual(expect.arrayContaining(Object.values(fields)));
    expect(names.filter((one) => Object.hasOwn(fields, one))).toEqual([]);
    expect(usedWith.filter((one) => !exported.includes(one) && !Object.hasOwn(renamedExports, one))).toEqual([]);
  }
});

it('knows all names that the changesets and the changelog call renamed', () => {
  const changesets = join(packageFolder, '../../.changeset');
  const text = [...readdirSync(changesets).map((file) => join(changesets, file)), join(packageFolder, 'CHANGELOG.md')]
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const tables = [...text.matchAll(/^[ \t]*\| before \| now \|\n[ \t]*\|[- |]+\n((?:[ \t]*\|.*\n?)+)/gm)];
  const rows = tables.flatMap(([, body = '']) => body.trim().split('\n'));
  const inTables = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  // "`look` is now `variant`", "`note` on `QuoteForm` and `ContactPageForm` is now `hint`"
  const inSentences = [...text.matchAll(/`([\w.]+)`(?: on `\w+`(?: and `\w+`)?)? is now `\w+`/g)].map(
    ([, name]) => name,
  );
  const renamed = [...inTables, ...inSentences].map((name = '') => name.replace(/\(\)$/, '').replace(/^.*\./, ''));
  expect(renamed.length).toBeGreaterThan(35);

  const known = new Set([
    ...[renamedExports, renamedAttributes].flatMap(Object.keys),
    ...[renamedProps, renamedLabels].flatMap((table) => Object.values(table).flatMap(Object.keys)),
    ...Object.values(renamedFields).flatMap(({ fields }) => Object.keys(fields)),
    // The component that a prop belongs to.
    ...publicComponents(readModules(sourceFolder)).map(({ name }) => name),
  ]);
  expect(renamed.filter((name) => !known.has(name))).toEqual([]);
});

describe('doctor on a mistake', () => {
  it.each(Object.entries(mistakes))(
    'reports nothing but the mistake: %s',
    (_, { files, found: [place, problem, write] }) => {
      expect(find(files)).toEqual([[place, expect.stringMatching(problem), write]]);
    },
  );
});
