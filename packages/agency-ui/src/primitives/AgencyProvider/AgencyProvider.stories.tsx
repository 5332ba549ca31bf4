import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pseudo } from '../../locales/pseudo.js';
import { swKE } from '../../locales/sw-KE.js';
import { ArticleList, NotFound, Pagination } from '../../sections/index.js';
import { linkedArticles } from '../../story-articles.js';
import { onBand } from '../../story-frame.js';
import { Container, Section } from '../Section/index.js';
import { Text } from '../Text/index.js';
import { AgencyProvider, useAgency } from './AgencyProvider.js';
import { useMotion } from './useMotion.js';

/** Shows the values of the nearest provider. */
function Report() {
  const { locale } = useAgency();
  const motion = useMotion();
  return (
    <Section>
      <Container>
        <Text>
          In {locale}, fifteen hundred copies are {new Intl.NumberFormat(locale).format(1500)}. Motion:{' '}
          <output>{motion}</output>
        </Text>
      </Container>
    </Section>
  );
}

const meta = {
  title: 'Primitives/AgencyProvider',
  component: AgencyProvider,
  args: { children: <Report /> },
  parameters: {
    docs: {
      description: {
        component: `Holds an application’s global settings: link component, locale, labels and reduced motion.

**Use it** once, around the whole application. Nest another to override individual settings for part of a page.

**Do not use it** for the labels of a single component: set its \`labels\` prop. To change the colours of part of a page, use \`Section\`’s \`tone\`.

**Content.** One language tag, and a label pack in that language.

**Without it** every component still works, with plain links, \`en-KE\` and the visitor’s own motion setting.`,
      },
    },
  },
} satisfies Meta<typeof AgencyProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text inside the provider uses its locale and motion setting. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/In en-KE, fifteen hundred copies are 1,500/)).toBeVisible();
  },
};

/** If the application sets nothing, motion follows the visitor’s system setting. */
export const FollowsTheSystem: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const { matches } = matchMedia('(prefers-reduced-motion: no-preference)');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(matches ? 'welcome' : 'reduced'));
  },
};

/** The application can reduce motion for everything inside. */
export const ReducedMotion: Story = {
  tags: ['test-only'],
  args: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('reduced');
  },
};

/** The locale formats numbers and dates. */
export const OtherLocale: Story = {
  tags: ['test-only'],
  args: { locale: 'de-DE', labels: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/In de-DE, fifteen hundred copies are 1\.500/)).toBeVisible();
  },
};

/** Omits the news articles, so that one category is empty. */
const storyArticles = linkedArticles.filter(({ category }) => category !== 'Industry News');

const articlesIn = (language: string, heading: string) => (
  <ArticleList
    lang={language}
    heading={heading}
    articles={storyArticles}
    categories={['Event Planning', 'Brand Development', 'Industry News']}
    after={<Pagination count={3} onPageChange={fn()} />}
  />
);

/** A label pack translates all components' text, plurals and dates. */
export const InKiswahili: Story = {
  tags: ['test-only'],
  args: { locale: 'sw-KE', labels: swKE, children: articlesIn('sw-KE', 'Makala') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Chuja kwa kategoria' })).toBeVisible();
    await expect(canvas.getByText('Ukurasa wa 1 kati ya 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Industry News' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Onyesha makala zote' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(`Makala zote ${storyArticles.length}`);
  },
};

/** In Arabic, the page is read from right to left, and numbers have six plural forms. */
export const InArabic: Story = {
  tags: ['test-only'],
  globals: { locale: 'ar-AE' },
  args: { children: articlesIn('ar-AE', 'مقالات') },
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByText('الصفحة 1 من 3');
    await expect(page).toBeVisible();
    await expect(getComputedStyle(page).direction).toBe('rtl');
    await userEvent.click(canvas.getByRole('button', { name: 'Industry News' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('لا توجد مقالات في Industry News');
    await userEvent.click(canvas.getByRole('button', { name: 'عرض كل المقالات' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(`كل المقالات: ${storyArticles.length}`);
  },
};

/** In pseudo-English, every label has accents, so that text outside the labels stands out. */
export const PseudoLocale: Story = {
  tags: ['test-only'],
  args: { labels: pseudo, children: <NotFound /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').textContent).toMatch(/^\[[^a-z]+\]$/i);
  },
};

/** With a partial label pack, missing labels stay English, and a component’s own labels win. */
export const PartialLabels: Story = {
  tags: ['test-only'],
  args: {
    labels: { Pagination: { name: 'Parts', position: (page, count) => `Part ${page} of ${count}` } },
    children: <Pagination count={3} onPageChange={fn()} labels={{ name: 'Chapters' }} />,
  },
  decorators: [onBand()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Chapters' })).toBeVisible();
    await expect(canvas.getByText('Part 1 of 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toBeVisible();
  },
};
