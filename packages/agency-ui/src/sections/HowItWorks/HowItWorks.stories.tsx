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
        component: `The steps after a visitor sends an enquiry.

**Use it** on the quote page. Put the form in \`card\`, and the steps fill the column beside it; without one they are a band of columns.

**Do not use it** for the steps of the work itself: use \`ProcessSteps\`.

**Content.** Three steps; two to four are possible. Titles of one to three words, one sentence each. With a form, the hero above needs deep bottom spacing.`,
      },
    },
  },
} satisfies Meta<typeof HowItWorks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsAnOrderedList: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: howItWorks.heading }));
    await expect(section.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
      steps.map(({ title }) => title),
    );
    await expect(section.getAllByRole('listitem')).toHaveLength(steps.length);
  },
};

/** As on the quote page. */
export const BesideAForm: Story = {
  render: () => (
    <>
      <PageHero
        {...hero}
        bottomSpace="deep"
        breadcrumbs={<Breadcrumbs trail={[homeLink]} current={quoteAction.name} />}
      />
      <HowItWorks
        {...howItWorks}
        footer={footer}
        card={
          <FormCard heading={formHeading} headingLevel={2} plate="start">
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

export const WithFooter: Story = { args: { footer } };

export const TwoSteps: Story = { args: { steps: steps.slice(0, 2) } };

export const LongTexts: Story = {
  args: {
    steps: steps.map((step) => ({
      title: `${step.title} and ${longWord}`,
      description: `${step.description} `.repeat(5),
    })),
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const RightToLeft: Story = {
  ...BesideAForm,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await BesideAForm.play?.(context);
    await expectMirrored(context);
  },
};

export const Microsite: Story = { ...BesideAForm, globals: { theme: 'microsite' } };

export const Playground: Story = {};
