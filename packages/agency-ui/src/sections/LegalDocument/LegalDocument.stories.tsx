import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { LegalDocument as LegalDocumentContent } from '../../entities/index.js';
import { LegalDocument } from './LegalDocument.js';

const policy: LegalDocumentContent = {
  title: 'Privacy Policy',
  lastUpdated: '2025-04-18',
  introduction:
    'What you tell us is used to answer you, and for nothing else. This page says what that means, in words you can check.',
  sections: [
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        'Only what you write into a form or into the chat:',
        [
          'your name, e-mail address and phone number;',
          'the company you write for, if you name it;',
          'the job you describe, with its date, its place and its budget.',
        ],
        'We do not ask for more, and we do not buy it elsewhere.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we need it',
      blocks: [
        'To answer your question, to price your job, and to reach you on the day it happens.',
        'If you tick the box for our newsletter, also to send it to you until you say stop.',
      ],
    },
    {
      id: 'assistant',
      heading: 'The virtual assistant',
      blocks: [
        'The chat on the home page is answered by a machine. What you write there is sent to the service that runs it. Please leave out what nobody else should read.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      blocks: ['The desk that answers you, and suppliers who need it for your job: a venue, say, or a courier.'],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'You may ask at any time',
        ['what we hold about you;', 'that we correct it;', 'that we delete it.'],
        'Write to us, and we answer within 24 hours.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      blocks: ['When it changes, the date at its top changes with it.'],
    },
  ],
};

const meta = {
  title: 'Sections/LegalDocument',
  component: LegalDocument,
  args: { id: 'privacy', document: policy },
  parameters: {
    docs: {
      description: {
        component:
          'A privacy policy, terms of service: a long text with a date and a table of contents, in a measure of 68 ' +
          'letters. The first section of its page, with its `h1`: it leaves room for the fixed header. Three to twenty ' +
          'sections of short paragraphs and lists. Printed, it is the text alone.\n\nGive it an `id`, so that the ' +
          'addresses of its sections last (`#privacy-your-rights`). Not for questions: use `FaqSection`.',
      },
    },
  },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhenItWasUpdated: Story = {
  play: async ({ canvas }) => {
    const date = canvas.getByText('Last updated April 18, 2025');
    await expect(date).toHaveAttribute('datetime', '2025-04-18');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  },
};

export const ContentsLeadToEverySection: Story = {
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    await expect(links).toHaveLength(6);
    for (const link of links) {
      const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '') as HTMLElement;
      await expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent ?? '');
    }
    await expect(links[4]).toHaveAttribute('href', '#privacy-your-rights');
  },
};

export const ReadsInAComfortableMeasure: Story = {
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText(/^To answer your question/);
    const { width } = paragraph.getBoundingClientRect();
    await expect(width / Number.parseFloat(getComputedStyle(paragraph).fontSize)).toBeLessThanOrEqual(40);
  },
};

export const OneSection: Story = { args: { document: { ...policy, sections: policy.sections.slice(0, 1) } } };

export const ThirtySections: Story = {
  args: {
    document: {
      ...policy,
      sections: Array.from({ length: 5 }, (_, round) =>
        policy.sections.map(({ id, ...section }) => ({ ...section, id: `${id}-${round}` })),
      ).flat(),
    },
  },
};

const longWord = 'Nichtvorhandenseinsbestätigungsanfragende';

export const LongWords: Story = {
  args: {
    document: {
      title: longWord,
      lastUpdated: '2025-04-18',
      introduction: longWord,
      sections: [{ id: 'long', heading: longWord, blocks: [longWord, [longWord]] }],
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const OtherWords: Story = {
  args: { dateLocale: 'sw-KE', labels: { contents: 'Yaliyomo', lastUpdated: (date) => `Imesasishwa ${date}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Imesasishwa 18 Aprili 2025')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Yaliyomo' })).toBeVisible();
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
