import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { onBand, onNight } from '../../story-frame.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { SearchForm } from './SearchForm.js';

const meta = {
  title: 'Sections/SearchForm',
  component: SearchForm,
  args: { action: '/sitemap' },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `A search field that opens the results page.

**Use it** on pages where visitors may be lost, such as \`NotFound\`, and in a footer.

**Do not use it** on the results page: \`SiteSearch\` has its own.

**Content.** A label of two to four words that says what is searched.

**Without JavaScript** the browser opens \`action\` with the query in the URL: \`/sitemap?q=banners\`.

**Parts.**

- **Form:** A search landmark.
- **Field:** A search field with a visible label.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The field, then the button. |
| Enter | In the field: submits the query. |
| Escape | In the field: clears it. |`,
      },
    },
  },
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field and its button, side by side where there is room. */
export const Default: Story = {};

/** The field with a query. */
export const WithQuery: Story = { args: { defaultValue: 'vehicle branding' } };

/** The form on a night background. */
export const Night: Story = { decorators: [onNight] };

/** Long labels wrap within the column. */
export const LongText: Story = {
  args: { labels: { label: `${longWord} ${longWord}`, search: longWord } },
  play: expectNoSidewaysScroll,
};

/** The form is a search landmark whose field has a visible label. */
export const IsASearchLandmark: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:3.3.2'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toHaveAttribute('action', '/sitemap');
    await expect(canvas.getByRole('searchbox', { name: 'Search this site' })).toHaveAttribute('name', 'q');
    await expect(canvas.getByText('Search this site')).toBeVisible();
  },
};

/** Enter submits the query, and Escape clears the field. */
export const SendsAndEmptiesByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1'],
  args: { onSearch: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'banners{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('banners');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** The field and button are at least 44 px high. */
export const IsAFingerHigh: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    for (const control of [canvas.getByRole('searchbox'), canvas.getByRole('button', { name: 'Search' })])
      await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The form is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The form has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
