import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency } from 'agency-content';
import { proof as proofWithoutQuote } from 'agency-content/services/expos';
import { contactBand, proof } from 'agency-content/services/printing';
import { expect, within } from 'storybook/test';
import { ServiceContactForm } from '../../forms/index.js';
import { expectWaysToReach } from '../../story-agency.js';
import { expectMirrored } from '../../story-direction.js';
import { brokenPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ContactBand } from './ContactBand.js';

const { person, project } = proof;

const { heading, formHeading } = contactBand;

const meta = {
  title: 'Sections/ContactBand',
  component: ContactBand,
  args: {
    id: 'quote',
    ...contactBand,
    contact: { email: proof.email, hours: agency.hours },
    person: proof.person,
    project: proof.project,
    children: <ServiceContactForm aria-label={formHeading} />,
  },
  parameters: {
    docs: {
      description: {
        component: `The end of a service page: a night band with a short form on a card that overlaps the section above, and other contact details beside it.

**Use it** once, as the last section before the footer, with a form in its slot. Set an \`id\` and link to it from the hero’s button.

**Do not use it** to link to the quote page (use \`QuoteInvitation\`), nor for the quote page itself: use \`HowItWorks\` with a \`FormCard\`.

**Content.** A question of up to about 40 characters; a form of up to four fields, to keep it short. Next to it comes the person who answers, with a direct number. Below it comes one finished project of the same kind, with up to three figures or a one-sentence outcome, and a client comment of up to about 150 characters. Show what you have: each part is optional.

**Parts.**

- **Section:** A landmark named by its heading.
- **Person:** Portrait or initials, name, role and phone.
- **Contact details:** Phone, e-mail and hours in a description list. The hours are those of the days on which you are open.
- **Form:** Under a heading one level below.
- **Project:** After the form: its title, which links to its page, figures in a description list, and the quotation.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The person’s number, phone, e-mail, the form, then the project’s link. |`,
      },
    },
  },
} satisfies Meta<typeof ContactBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The short form on its card, beside the person who answers it and above a finished project. */
export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.3.2'],
  play: async ({ canvas }) => {
    const band = within(canvas.getByRole('region', { name: heading }));
    await expect(band.getByText(person.name)).toBeVisible();
    await expect(band.getByText(person.role)).toBeVisible();
    await expect(band.getByRole('link', { name: person.phone })).toHaveAttribute('href', 'tel:+254700000107');
    const title = band.getByRole('heading', { level: 3, name: project.link.name });
    await expect(within(title).getByRole('link')).toHaveAttribute('href', project.link.path);
    for (const { value, label } of project.figures ?? []) {
      await expect(band.getByText(label).nextElementSibling).toHaveTextContent(value);
    }
    await expect(band.getByRole('blockquote')).toHaveTextContent(project.quote?.text ?? '');
  },
};

/** Only the phone number, email address and opening hours beside the form. */
export const ContactDetailsOnly: Story = { args: { contact: agency, person: undefined, project: undefined } };

/** Without a client’s comment, and with a sentence in place of figures. */
export const OutcomeOnly: Story = {
  args: { project: proofWithoutQuote.project },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(proofWithoutQuote.project.outcome ?? '')).toBeVisible();
    await expect(canvas.queryByRole('blockquote')).toBeNull();
  },
};

/** Without a portrait, the person’s initials take its place. */
export const InitialsForAPortrait: Story = {
  args: { person: { ...person, portrait: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JM')).toBeVisible();
  },
};

/** A portrait that fails to load leaves its placeholder colour. */
export const PictureFailsToLoad: Story = {
  args: { person: { ...person, portrait: { ...person.portrait, ...brokenPicture } } },
};

/** The form without contact details or text beside it. */
export const FormAlone: Story = {
  args: { eyebrow: undefined, lead: undefined, contact: undefined, person: undefined, project: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
};

/** The card overlaps a white section above. */
export const AboveWhite: Story = { args: { above: 'white' } };

/** Long words and a long e-mail address wrap within the band. */
export const LongText: Story = {
  args: {
    heading: longWord,
    formHeading: longWord,
    contact: { ...agency, email: 'somebody.with.a.very.long.name@a-very-long-name-of-a-company.example' },
    person: { ...person, name: longWord, role: longWord },
    project: {
      link: { name: longWord, path: '/projects/1' },
      client: longWord,
      figures: [{ value: '1,234,567', label: longWord }],
      quote: { text: longWord, name: longWord, role: longWord },
    },
  },
  play: expectNoSidewaysScroll,
};

/** The section is a landmark, and each contact detail is paired with its term. */
export const ListsTheOtherWays: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:3.2.6'],
  args: { contact: agency, person: undefined, project: undefined },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: heading });
    await expectWaysToReach(section);
    const band = within(section);
    await expect(band.getAllByRole('term').map((term) => term.textContent)).toEqual(['Call', 'Email', 'Hours']);
    await expect(band.getByText(agency.hours.weekdays)).toBeVisible();
  },
};

/** The form is named by a heading one level below the section’s. */
export const HoldsTheForm: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: formHeading })).toBeVisible();
    await expect(canvas.getByRole('form', { name: formHeading })).toBeVisible();
  },
};

/** Custom labels replace the band’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: {
    contact: agency,
    project: { link: project.link },
    labels: { phone: 'Simu', email: 'Barua pepe', hours: 'Saa', project: 'Kazi' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kazi')).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Simu', 'Barua pepe', 'Saa']);
  },
};

/** The band is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The band has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
