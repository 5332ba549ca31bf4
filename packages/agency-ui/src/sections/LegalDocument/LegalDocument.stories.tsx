import type { Meta, StoryObj } from '@storybook/react-vite';
import { privacyPolicy } from 'agency-content/legal/privacy-policy';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { LegalDocument } from './LegalDocument.js';

/** A date whose format the stories check. */
const dated = { ...privacyPolicy, lastUpdated: '2025-04-18' };

const meta = {
  title: 'Sections/LegalDocument',
  component: LegalDocument,
  args: { id: 'privacy', document: privacyPolicy },
  parameters: {
    docs: {
      description: {
        component: `A long text such as a privacy policy or terms of service, with a date and a table of contents, set at 68 characters per line.

**Use it** as the page’s first section. It contains the \`h1\` and leaves space for the fixed header.

**Do not use it** for questions (use \`FaqSection\`), nor for a story: use \`Prose\`.

**Content.** Three to twenty sections of short paragraphs and lists. Print contains only the text.

**URLs.** Set an \`id\` to keep links to its sections stable (\`#privacy-your-rights\`).

**Parts.**

- **Title:** The page’s first-level heading, with the date.
- **Contents:** A navigation landmark with a link to each section.
- **Section:** A heading, paragraphs and lists.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The links of the table of contents. |
| Enter | On a link: jumps to its section. |`,
      },
    },
  },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The privacy policy with its date and its table of contents. */
export const Default: Story = {};

/** A single section. */
export const OneItem: Story = {
  args: { document: { ...privacyPolicy, sections: privacyPolicy.sections.slice(0, 1) } },
};

/** A document with five times as many sections. */
export const ManyItems: Story = {
  args: {
    document: {
      ...privacyPolicy,
      sections: Array.from({ length: 5 }, (_, round) =>
        privacyPolicy.sections.map(({ id, ...section }) => ({ ...section, id: `${id}-${round}` })),
      ).flat(),
    },
  },
};

/** Forty-letter words wrap in the text and in the table of contents. */
export const LongText: Story = {
  args: {
    document: {
      title: longWord,
      lastUpdated: '2025-04-18',
      introduction: longWord,
      sections: [{ id: 'long', heading: longWord, blocks: [longWord, [longWord]] }],
    },
  },
  play: expectNoSidewaysScroll,
};

/** The document on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The date is a `<time>` in the page’s language. */
export const SaysWhenItWasUpdated: Story = {
  tags: ['test-only'],
  args: { document: dated },
  play: async ({ canvas }) => {
    const date = canvas.getByText('Last updated April 18, 2025');
    await expect(date).toHaveAttribute('datetime', '2025-04-18');
    await expect(canvas.getByRole('heading', { level: 1, name: privacyPolicy.title })).toBeVisible();
  },
};

/** Each link in the table of contents leads to a section with the same heading. */
export const ContentsLeadToEverySection: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.4.1', 'wcag:2.4.6'],
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      privacyPolicy.sections.map(({ id, heading }) => [heading, `#privacy-${id}`]),
    );
    for (const link of links) {
      const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '') as HTMLElement;
      await expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent ?? '');
    }
  },
};

/** No line of text is longer than about 68 characters. */
export const ReadsInAComfortableMeasure: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    for (const block of privacyPolicy.sections.flatMap(({ blocks }) => blocks)) {
      if (typeof block !== 'string') continue;
      // Compared as written, because the phone number contains no-break spaces.
      const paragraph = canvas.getByText(block, { collapseWhitespace: false });
      const { width } = paragraph.getBoundingClientRect();
      await expect(width / Number.parseFloat(getComputedStyle(paragraph).fontSize)).toBeLessThanOrEqual(40);
    }
  },
};

/** Custom labels replace the document’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: {
    document: dated,
    dateLocale: 'sw-KE',
    labels: { contents: 'Yaliyomo', lastUpdated: (date) => `Imesasishwa ${date}` },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Imesasishwa 18 Aprili 2025')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Yaliyomo' })).toBeVisible();
  },
};

/** The document is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The document has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
