import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrate, usesKit, versionOf } from './migrate.js';
import { migrations } from './migrations.js';
import { sourceFile } from './project.js';

const projectOf = (files: Record<string, string>) => ({
  folder: '/site',
  files: new Map(Object.entries(files).map(([path, text]) => [path, sourceFile(path, text)])),
  manifest: undefined,
});

/** Migrates a file, and returns its text. */
const migrated = (text: string, path = 'src/page.tsx') =>
  migrate(projectOf({ [path]: text }), '0.2.0').files.get(path) ?? text;

/** Places to check by hand, as `file:line` with what to write, by heading. */
const placesIn = (files: Record<string, string>) =>
  Object.fromEntries(
    migrate(projectOf(files), '0.2.0').entries.flatMap(({ heading, byHand }) =>
      byHand.length > 0 ? [[heading, byHand.map(({ path, line, problem }) => `${path}:${line} ${problem}`)]] : [],
    ),
  );

interface Pair {
  path?: string;
  before: string;
  after: string;
}

/** Code of version 0.1.0 for every codemod, by the heading of its entry, with what becomes of it. */
const pairs: Record<string, Pair[]> = {
  'A complete `AgencyTheme` has the group `ornament`': [
    {
      path: 'src/theme.ts',
      before: `import type { AgencyTheme } from 'agency-ui/theme';
import { motion } from './motion';

const theme: AgencyTheme = {
  tones,
  motion,
};
`,
      after: `import type { AgencyTheme } from 'agency-ui/theme';
import { motion } from './motion';
import { noOrnaments } from 'agency-ui/theme';

const theme: AgencyTheme = {
  tones,
  motion,
  ornament: noOrnaments,
};
`,
    },
    {
      path: 'src/theme.ts',
      before: `import { type AgencyTheme as Theme, createAgencyTheme } from 'agency-ui/theme';
createAgencyTheme({ tones, motion } satisfies Theme);
`,
      after: `import { type AgencyTheme as Theme, createAgencyTheme, noOrnaments } from 'agency-ui/theme';
createAgencyTheme({ tones, motion, ornament: noOrnaments } satisfies Theme);
`,
    },
  ],
  '`formLabels` are the labels of `Form`': [
    {
      before: `import { type FormLabels, formLabels, QuoteForm } from 'agency-ui';
const words: Partial<FormLabels> = { ...formLabels, tooLong: formLabels.tooLong };
export const labels = { formLabels };
`,
      after: `import { type LongFormLabels, longFormLabels, QuoteForm } from 'agency-ui';
const words: Partial<LongFormLabels> = { ...longFormLabels, tooLong: longFormLabels.tooLong };
export const labels = { formLabels: longFormLabels };
`,
    },
  ],
  'Forms outlive their unmounting, and `state` is `status`': [
    {
      before: `import { ContactPageForm, QuoteForm, type SubmissionState, useSubmission } from 'agency-ui';
export function Send() {
  const { state, submit } = useSubmission(send);
  const { state: second } = useSubmission(send);
  const third = useSubmission<Values>(send);
  const first: SubmissionState = state;
  return <QuoteForm note={<Privacy />} data-state={[first, second, third.state]} onClick={submit} />;
}
export const Contact = () => <ContactPageForm note="Private" />;
`,
      after: `import { ContactPageForm, QuoteForm, type SubmissionStatus, useSubmission } from 'agency-ui';
export function Send() {
  const { status: state, submit } = useSubmission(send);
  const { status: second } = useSubmission(send);
  const third = useSubmission<Values>(send);
  const first: SubmissionStatus = state;
  return <QuoteForm hint={<Privacy />} data-state={[first, second, third.status]} onClick={submit} />;
}
export const Contact = () => <ContactPageForm hint="Private" />;
`,
    },
  ],
  'Names follow the terms of the field': [
    {
      before: `import { Button, FormSheet, given, Heading, HowItWorks, PageHero, PrintingShowcase, Text } from 'agency-ui';
import { ButtonLink as Way } from 'agency-ui/primitives/ButtonLink';
import { SheetColumns, type SheetColumnsProps } from 'agency-ui/sections/SheetColumns';
import 'agency-ui/sections/FormSheet.css';

const notes = { head: 'Bustani', foot: 'Nairobi' };
given('Page', notes);

export const page = (props: SheetColumnsProps) => (
  <>
    <PageHero title="Contact" foot="deep" />
    <SheetColumns {...props} sheet={<FormSheet heading="Write to us">…</FormSheet>}>…</SheetColumns>
    <HowItWorks heading="How" steps={[]} note="Or call." sheet={<FormSheet heading="Ask" />} />
    <PrintingShowcase notes={{ head: 'Bustani', foot }} />
    <Heading level={2} look="poster"><Text look="small">Small</Text></Heading>
    <Button look="outline">Send</Button>
    <Way look="outline" href="/">Home</Way>
    <Own look="outline" note="mine" />
  </>
);
export const printed = document.querySelector('[data-faq="printed"]');
`,
      after: `import { Button, FormCard, assertProps, Heading, HowItWorks, PageHero, PrintingShowcase, Text } from 'agency-ui';
import { ButtonLink as Way } from 'agency-ui/primitives/ButtonLink';
import { FormColumns, type FormColumnsProps } from 'agency-ui/sections/FormColumns';
import 'agency-ui/sections/FormCard.css';

const notes = { head: 'Bustani', foot: 'Nairobi' };
assertProps('Page', notes);

export const page = (props: FormColumnsProps) => (
  <>
    <PageHero title="Contact" bottomSpace="deep" />
    <FormColumns {...props} card={<FormCard heading="Write to us">…</FormCard>}>…</FormColumns>
    <HowItWorks heading="How" steps={[]} footer="Or call." card={<FormCard heading="Ask" />} />
    <PrintingShowcase notes={{ top: 'Bustani', bottom: foot }} />
    <Heading level={2} variant="poster"><Text variant="small">Small</Text></Heading>
    <Button variant="outline">Send</Button>
    <Way variant="outline" href="/">Home</Way>
    <Own look="outline" note="mine" />
  </>
);
export const printed = document.querySelector('[data-hydrated="false"]');
`,
    },
    {
      before: `import * as kit from 'agency-ui';
export { FormSheet, SheetColumns as Columns } from 'agency-ui';
export const Card = (props: kit.FormSheetProps) => <kit.FormSheet {...props}><kit.Text look="small" /></kit.FormSheet>;
`,
      after: `import * as kit from 'agency-ui';
export { FormCard as FormSheet, FormColumns as Columns } from 'agency-ui';
export const Card = (props: kit.FormCardProps) => <kit.FormCard {...props}><kit.Text variant="small" /></kit.FormCard>;
`,
    },
    {
      path: 'src/page.css',
      before: `@import 'agency-ui/sections/SheetColumns.css';
[data-faq='live'] .more, [data-faq=printed] .less { display: none; }
`,
      after: `@import 'agency-ui/sections/FormColumns.css';
[data-hydrated='true'] .more, [data-hydrated=false] .less { display: none; }
`,
    },
  ],
};

describe.each(Object.entries(pairs))('the codemod of "%s"', (heading, cases) => {
  it.each(cases)('case %#: rewrites the code, and leaves it alone the second time', ({ path, before, after }) => {
    expect(migrated(before, path)).toBe(after);
    expect(migrated(after, path)).toBe(after);
  });

  it('reports each changed line under its heading', () => {
    for (const { path = 'src/page.tsx', before } of cases) {
      const changed = migrate(projectOf({ [path]: before }), '0.2.0').entries.filter(
        ({ changes }) => changes.length > 0,
      );
      expect(changed.map((entry) => entry.heading)).toEqual([heading]);
      for (const { line, before: old } of changed[0]!.changes) {
        expect(
          before
            .split('\n')
            .slice(line - 1, line - 1 + old.split('\n').length)
            .join('\n'),
        ).toBe(old);
      }
    }
  });
});

describe('names that the script also uses for something else', () => {
  it('keep their local name', () => {
    expect(
      migrated(`import { given } from 'agency-ui';
given('Page', {});
const all = (given: string[]) => given.length;
`),
    ).toBe(`import { assertProps as given } from 'agency-ui';
given('Page', {});
const all = (given: string[]) => given.length;
`);
  });

  it('keep it too if the new name is taken', () => {
    const text = 'import { FormSheet } from \'agency-ui\';\nconst FormCard = () => <FormSheet heading="Ask" />;\n';
    expect(migrated(text)).toBe(text.replace('{ FormSheet', '{ FormCard as FormSheet'));
  });

  it('stay if they are no export of the kit', () => {
    const text = `import { Button } from 'agency-ui';
import { FormSheet, given, Text } from './own';
given(<Text look="small" />, Button.look, { look: 1, FormSheet: FormSheet.given });
`;
    expect(migrated(text)).toBe(text);
  });
});

it('adds no property that an object can have from another', () => {
  const text = "import { type AgencyTheme } from 'agency-ui/theme';\nconst theme: AgencyTheme = { ...base, tones };\n";
  expect(migrated(text, 'theme.ts')).toBe(text);
});

describe('places to check by hand', () => {
  it('are listed with file, line and text', () => {
    expect(
      placesIn({
        'app/inbox.ts': `import type { ServiceInterest } from 'agency-ui';
// ServiceInterest in a comment
const inbox: Record<ServiceInterest, string> = {};
`,
        'app/cells.ts': `import type { PrintingService } from 'agency-ui';
const cells: PrintingService[] = [];
`,
        'app/labels.ts': `import type { CompleteLabelPack } from 'agency-ui';
const pack: CompleteLabelPack = {};
const card: CompleteLabelPack['ArticleCard'] = {};
const hero: CompleteLabelPack['HeroCarousel'] = {};
`,
        'app/send.ts': `import type { Sender } from 'agency-ui';
const send: Sender<string> = (text, { signal }) => fetch('/api', { body: text, signal });
`,
        'app/other.ts': 'const { signal } = new AbortController();\n',
        'app/theme.ts': `import type { AgencyTheme } from 'agency-ui/theme';
const theme = (): AgencyTheme => base;
`,
        'app/page.astro': `---
import { FormSheet } from 'agency-ui';
---
<FormSheet heading="Ask" />
`,
        'app/page.css':
          "@import 'agency-ui/reset.css';\n.price::before { padding: 1rem; }\n[data-faq] { color: red; }\n",
      }),
    ).toEqual({
      '`glyph` of `PrintingService` and `badge` of `ServiceFeature` can be a component': [
        'app/cells.ts:2 const cells: PrintingService[] = [];',
      ],
      'A complete `AgencyTheme` has the group `ornament`': ['app/theme.ts:2 const theme = (): AgencyTheme => base;'],
      '`formLabels` are the labels of `Form`': ['app/labels.ts:2 const pack: CompleteLabelPack = {};'],
      'Choices of forms and categories of articles are `string`': [
        'app/inbox.ts:3 const inbox: Record<ServiceInterest, string> = {};',
      ],
      'Forms outlive their unmounting, and `state` is `status`': [
        "app/send.ts:2 const send: Sender<string> = (text, { signal }) => fetch('/api', { body: text, signal });",
        'app/labels.ts:2 const pack: CompleteLabelPack = {};',
      ],
      'Names follow the terms of the field': [
        "app/page.astro:2 import { FormSheet } from 'agency-ui';",
        'app/page.astro:4 <FormSheet heading="Ask" />',
        'app/page.css:3 [data-faq] { color: red; }',
      ],
      'Label packs have four more labels': [
        'app/labels.ts:2 const pack: CompleteLabelPack = {};',
        "app/labels.ts:3 const card: CompleteLabelPack['ArticleCard'] = {};",
      ],
      '`reset.css` sets `box-sizing` on elements only': ['app/page.css:2 .price::before { padding: 1rem; }'],
    });
  });

  it('contain no pseudo-element of a project without reset.css', () => {
    expect(
      placesIn({ 'app/page.css': "@import 'agency-ui/styles.css';\n.price::before { padding: 1rem; }\n" }),
    ).toEqual({});
  });
});

it('leaves a file with a syntax error as it is, and names it', () => {
  const text = "import { FormSheet } from 'agency-ui';\nconst = 1;\n";
  const { files, unreadable } = migrate(projectOf({ 'src/page.tsx': text }), '0.2.0');
  expect(files.size).toBe(0);
  expect(unreadable).toEqual([
    { path: 'src/page.tsx', line: 2, problem: expect.stringContaining('Unexpected token'), write: expect.any(String) },
  ]);
});

it('knows a version by its first two numbers, and no other', () => {
  expect(['0.2', '0.2.0', '0', '0.1.0', '2.0'].map(versionOf)).toEqual([
    '0.2.0',
    '0.2.0',
    undefined,
    undefined,
    undefined,
  ]);
});

it('sees whether a project uses the kit', () => {
  expect(usesKit(projectOf({ 'src/page.tsx': "import 'agency-ui/styles.css';" }))).toBe(true);
  expect(usesKit(projectOf({ 'src/page.tsx': "import 'other-ui';" }))).toBe(false);
});

describe('docs/migrations.md', () => {
  const folder = new URL('../..', import.meta.url);
  const text = readFileSync(new URL('docs/migrations.md', folder), 'utf8').split('\n## Writing an entry')[0]!;
  const released = (JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as { version: string }).version;
  const isReleased = (version: string) => version.localeCompare(released, 'en', { numeric: true }) <= 0;
  const next = Object.keys(migrations).filter((version) => !isReleased(version));

  /** The entries by version. `Next version` stands for the one that is not released. */
  const documented = Object.fromEntries(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const title = part.split('\n')[0]!;
        return [title === 'Next version' ? next[0] : title, [...part.matchAll(/^### (.+)$/gm)].map(([, name]) => name)];
      }),
  );

  it('has the same entries as the command, each with a codemod or places to check by hand', () => {
    expect(Object.keys(documented).length).toBeGreaterThan(0);
    expect(next.length).toBeLessThan(2);
    expect(
      Object.fromEntries(
        Object.entries(migrations).map(([version, list]) => [version, list.map((one) => one.heading)]),
      ),
    ).toEqual(documented);
    for (const { heading, exports, props, texts, edit, byHand } of Object.values(migrations).flat()) {
      expect([heading, exports ?? props ?? texts ?? edit ?? byHand]).not.toContain(undefined);
      if (exports ?? props ?? texts ?? edit) expect(Object.keys(pairs)).toContain(heading);
    }
  });

  it('says of each entry what the command does', () => {
    for (const entry of text.split(/^### /m).slice(1)) {
      const heading = entry.split('\n')[0]!;
      const { exports, props, texts, edit, byHand } = Object.values(migrations)
        .flat()
        .find((one) => one.heading === heading)!;
      const sentence =
        (exports ?? props ?? texts ?? edit) ? (byHand ? /does this, and lists/ : /does this\./) : /lists the places\./;
      expect(entry, heading).toMatch(new RegExp(`\`npx agency-ui migrate [\\d.]+\` ${sentence.source}`));
    }
  });
});
