import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency, homeLink, quoteAction } from 'agency-content';
import { callNote, formHeading, hero, howItWorks } from 'agency-content/inquiries';
import { expect, within } from 'storybook/test';
import { QuoteForm } from '../../forms/index.js';
import { Breadcrumbs } from '../../navigation/index.js';
import { ArrowLink, Text } from '../../primitives/index.js';
import { formNote } from '../../story-agency.js';
import { expectMirrored } from '../../story-direction.js';
import { longWord } from '../../story-text.js';
import { FormCard } from '../FormCard/index.js';
import { PageHero } from '../PageHero/index.js';
import { HowItWorks } from './HowItWorks.js';

const { steps } = howItWorks;

const footer = (
  <>
    <Text>{callNote}</Text>
    <ArrowLink href={`tel:${agency.phone.replaceAll(' ', '')}`}>{agency.phone}</ArrowLink>
  </>
);

const meta = {
  title: 'Sections/HowItWorks',
  component: HowItWorks,
  args: howItWorks,
  parameters: {
    docs: {
      description: {
        component: `The steps that follow once a visitor has sent an enquiry.

**Use it** on the quote page. Put the form in \`card\`, and the steps fill the column beside it; without a form they are a band of columns.

**Do not use it** for the steps of the work itself: use \`ProcessSteps\`.

**Content.** Three steps; two to four are possible. Titles of one to three words, one sentence each. With a form, the hero above needs deep bottom spacing.

**Parts.**

- **Section:** A landmark named by its heading.
- **Step:** Numbered by the list itself; the drawn number is decorative.`,
      },
    },
  },
} satisfies Meta<typeof HowItWorks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three steps in a band of columns. */
export const Default: Story = {};

/** The steps beside the quote page’s form, whose card overlaps the hero. */
export const BesideAForm: Story = {
  tags: ['component:FormColumns', 'wcag:1.3.2'],
  render: () => (
    <>
      <PageHero
        {...hero}
        bottomSpace="deep"
        breadcrumbs={<Breadcrumbs items={[homeLink]} current={quoteAction.name} />}
      />
      <HowItWorks
        {...howItWorks}
        footer={footer}
        card={
          <FormCard heading={formHeading} headingLevel={2} shadowSide="start">
            <QuoteForm hint={formNote} />
          </FormCard>
        }
      />
    </>
  ),
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(headings).toEqual([formHeading, howItWorks.heading]);
    const sheet = canvas.getByRole('heading', { name: formHeading }).getBoundingClientRect();
    const head = canvas.getByRole('region', { name: hero.title }).getBoundingClientRect();
    await expect(sheet.top).toBeLessThan(head.bottom);
  },
};

/** A phone number below the steps. */
export const WithFooter: Story = { args: { footer } };

/** Two steps share the band’s width. */
export const TwoSteps: Story = { args: { steps: steps.slice(0, 2) } };

/** Long titles and descriptions wrap within their columns. */
export const LongText: Story = {
  args: {
    steps: steps.map((step) => ({
      title: `${step.title} and ${longWord}`,
      description: `${step.description} `.repeat(5),
    })),
  },
};

/** The section on the accent colour. */
export const Accent: Story = { args: { tone: 'accent' } };

/** The section on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The steps are an ordered list, each under a heading one level below. */
export const IsAnOrderedList: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: howItWorks.heading }));
    await expect(section.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
      steps.map(({ title }) => title),
    );
    await expect(section.getAllByRole('listitem')).toHaveLength(steps.length);
  },
};

/** The section and its form are mirrored in right-to-left layouts. */
export const RightToLeft: Story = {
  ...BesideAForm,
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async (context) => {
    await BesideAForm.play?.(context);
    await expectMirrored(context);
  },
};

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { ...BesideAForm, tags: ['test-only'], globals: { theme: 'microsite' } };
