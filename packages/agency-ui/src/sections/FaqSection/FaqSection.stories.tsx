import type { Meta, StoryObj } from '@storybook/react-vite';
import { ask, faqCategories, leadTimes, leadTimesEntry, resources } from 'agency-content/faq';
import { useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { FaqCategory, FaqEntry } from '../../entities/index.js';
import { Button, Container, Section } from '../../primitives/index.js';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { LeadTimeChart } from '../LeadTimeChart/index.js';
import { FaqSection, type FaqSectionProps } from './FaqSection.js';

const names = faqCategories.map(({ name }) => name);
const [general, services, far] = faqCategories as [FaqCategory, FaqCategory, FaqCategory];
const last = faqCategories.at(-1) as FaqCategory;
const [first, second, third] = general.entries as [FaqEntry, FaqEntry, FaqEntry];
/** In a category that is not selected initially. */
const [distant] = far.entries as [FaqEntry];
/** The question about booking: its answer contains a chart. */
const booking = faqCategories.flatMap(({ entries }) => entries).find(({ id }) => id === leadTimesEntry) as FaqEntry;

const meta = {
  title: 'Sections/FaqSection',
  component: FaqSection,
  args: {
    id: 'faq',
    categories: faqCategories,
    extras: { [leadTimesEntry]: <LeadTimeChart leadTimes={leadTimes} /> },
    ask,
    resources,
  },
  parameters: {
    docs: {
      description: {
        component: `Questions and answers: categories as tabs, each with an accordion in which one question is open at a time.

**Use it** on its own page, for more questions than visitors read through. For three or four questions about a service use a single category: it has no tabs.

**Do not use it** for steps (use \`ProcessSteps\`) or for \`Prose\` that everybody should read: most visitors skip closed text.

**Content.** Two to eight categories of two to ten questions. A question fits one or two lines (80 characters); an answer has one to three short paragraphs, separated by a blank line. Category names have one to three words.

**Every answer is in the HTML.** Find-in-page and a fragment such as \`#faq-booking-ahead\` open their matches, before hydration too. Without JavaScript, and in print, all categories and answers are open, one after the other. Give the section an \`id\`, and each entry an \`id\`, for stable URLs.

**The open question** can be controlled, by the \`id\` or the text of its entry: set \`openQuestion\` with \`onOpenQuestionChange\`, or \`defaultOpenQuestion\` for the initial one only.

**Keyboard.** The tabs are one tab stop; arrow keys, Home and End select. Every question is a tab stop too; Enter or Space opens and closes it, arrow keys, Home and End move between questions.`,
      },
    },
  },
} satisfies Meta<typeof FaqSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether an element is visible, not inside a closed `HiddenUntilFound`. */
const shown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });

const answerTo = (question: HTMLElement) =>
  document.getElementById(question.getAttribute('aria-controls') ?? '') as HTMLElement;

export const Default: Story = {};

export const ShowsGeneralFirst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent?.replace(/\d+$/, ''))).toEqual(names);
    // The agency's order.
    await expect(names[0]).toBe('General');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(general.name);
    const panel = canvas.getByRole('tabpanel', { name: general.name });
    for (const { question } of general.entries) {
      await expect(shown(within(panel).getByRole('button', { name: question }))).toBe(true);
    }
    await expect(shown(canvas.getByText(distant.question))).toBe(false);
  },
};

export const OpensOneQuestionAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    const one = canvas.getByRole('button', { name: first.question });
    const other = canvas.getByRole('button', { name: booking.question });
    await userEvent.click(one);
    await expect(one).toHaveAttribute('aria-expanded', 'true');
    await expect(shown(answerTo(one))).toBe(true);
    await userEvent.click(other);
    await expect(one).toHaveAttribute('aria-expanded', 'false');
    await expect(shown(answerTo(one).firstElementChild as Element)).toBe(false);
    await expect(shown(answerTo(other).firstElementChild as Element)).toBe(true);
    const chart = canvas.getByRole('img', {
      name: leadTimes.map(({ label, from, to }) => `${label}: ${from} to ${to} months ahead.`).join(' '),
    });
    await waitFor(() => expect(chart).toBeVisible());
  },
};

export const ClosesAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole('button', { name: third.question });
    await userEvent.click(question);
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await expect(answerTo(question)).toHaveAttribute('hidden', 'until-found');
    await expect(question).toHaveFocus();
  },
};

export const ChoosesCategoriesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    const [back, forward] =
      canvas.getByRole('tablist').getAttribute('aria-orientation') === 'vertical'
        ? ['{ArrowUp}', '{ArrowDown}']
        : ['{ArrowLeft}', '{ArrowRight}'];
    await userEvent.tab();
    await expect(tab(general.name)).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(tab(services.name)).toHaveFocus();
    await expect(tab(services.name)).toHaveAttribute('aria-selected', 'true');
    await expect(shown(canvas.getByRole('tabpanel', { name: services.name }))).toBe(true);
    await userEvent.keyboard('{End}');
    await expect(tab(last.name)).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(tab(general.name)).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(tab(last.name)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab(general.name)).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: first.question })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: second.question })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const OpensWhatTheAddressNames: Story = {
  play: async ({ canvas }) => {
    const before = location.href;
    location.hash = `#faq-${distant.id}`;
    const question = canvas.getByRole('button', { name: distant.question });
    await waitFor(() => expect(question).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(far.name);
    await expect(shown(question)).toBe(true);
    location.hash = `#faq-category-${last.name.toLowerCase()}`;
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(last.name));
    history.replaceState(null, '', before);
  },
};

/** Below the header, in the upper half of the screen, and at 390 px too, where the tabs fill a screen. */
export const ScrollsToTheCategoryThatTheAddressNames: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <div style={{ blockSize: '120vh' }} />
        <Story />
        <div style={{ blockSize: '150vh' }} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const before = location.href;
    location.hash = `#faq-category-${last.name.toLowerCase()}`;
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(last.name));
    const heading = canvas.getByRole('heading', { name: last.name });
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) - 17;
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(header));
    await expect(heading.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2);
    history.replaceState(null, '', before);
  },
};

export const OpensWhatTheBrowserFinds: Story = {
  play: async ({ canvas }) => {
    const question = canvas.getByRole('button', { name: distant.question });
    for (const box of [
      answerTo(question),
      answerTo(question).parentElement?.closest('hidden-until-found') as Element,
    ]) {
      await expect(box).toHaveAttribute('hidden', 'until-found');
      // The event that a browser dispatches when its search finds the text.
      box.dispatchEvent(new Event('beforematch', { bubbles: true }));
      box.removeAttribute('hidden');
    }
    await waitFor(() => expect(question).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(far.name);
    await expect(shown(canvas.getByText(first.question))).toBe(false);
  },
};

/** The server's HTML without React. */
function Printed(props: FaqSectionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.innerHTML = renderToString(<FaqSection {...props} />);
  }, [props]);
  return <div ref={box} />;
}

/** Pressing a question shows its answer while the question has focus. */
export const ReadableBeforeHydration: Story = {
  render: (args) => <Printed {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: first.question });
    for (const category of faqCategories) {
      for (const entry of category.entries) {
        const answer = answerTo(canvas.getByRole('button', { name: entry.question, hidden: true }));
        await expect(answer.textContent?.replace(/\s/g, '')).toContain(entry.answer.replace(/\s/g, ''));
        await expect(answer).toHaveAttribute('hidden', 'until-found');
        await expect(shown(answer.firstElementChild as Element)).toBe(false);
      }
    }
  },
};

export const TellsWhichCategoryWasChosen: Story = {
  args: { onCategoryChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: far.name }));
    await expect(args.onCategoryChange).toHaveBeenCalledOnce();
    await expect(args.onCategoryChange).toHaveBeenCalledWith(far.name);
  },
};

export const CategoryOfTheApplication: Story = {
  render: function Controlled(args) {
    const [category, setCategory] = useState(last.name);
    return <FaqSection {...args} category={category} onCategoryChange={setCategory} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(last.name);
    await userEvent.click(canvas.getByRole('tab', { name: services.name }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(services.name);
  },
};

/** A link beside the section opens a question of another category, and the application knows what is open. */
export const OpenQuestionOfTheApplication: Story = {
  render: function Controlled(args) {
    const [open, setOpen] = useState('');
    return (
      <>
        <Section>
          <Container>
            <Button variant="outline" onClick={() => setOpen(distant.id ?? distant.question)}>
              {distant.question}
            </Button>
            <output>{open}</output>
          </Container>
        </Section>
        <FaqSection {...args} openQuestion={open} onOpenQuestionChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: distant.question })[0] as HTMLElement);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(far.name);
    const question = canvas.getByRole('button', { name: distant.question, expanded: true });
    await expect(canvas.getByRole('status')).toHaveTextContent(distant.id ?? distant.question);
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const OpenAtFirst: Story = {
  args: { defaultOpenQuestion: distant.id ?? distant.question },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: distant.question, expanded: true })).toBeVisible();
  },
};

export const LeadsOn: Story = {
  play: async ({ canvas }) => {
    for (const { name, path } of ask.actions) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    const more = canvas.getByRole('region', { name: resources.heading });
    await expect(
      within(more)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(resources.cards.map(({ path }) => path));
  },
};

export const QuestionsAlone: Story = {
  render: ({ categories: all, extras: charts }) => <FaqSection categories={all} extras={charts ?? {}} />,
};

/** As on a service page: one category without tabs, and a visible heading. */
export const OneCategory: Story = {
  render: (args) => <FaqSection heading="Before you book" categories={[far]} {...(args.ask && { ask: args.ask })} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Before you book' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: distant.question })).toBeVisible();
  },
};

export const OneQuestion: Story = {
  render: () => <FaqSection heading="One more thing" categories={[{ name: general.name, entries: [second] }]} />,
};

export const NoQuestions: Story = {
  args: { categories: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    categories: [
      {
        name: longWord,
        entries: [{ id: 'long', question: `${longWord} or not?`, answer: `${longWord} ${longWord}` }],
      },
      ...faqCategories.slice(1),
    ],
    ask: { heading: longWord, text: longWord, actions: [{ name: longWord, path: '/contact' }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${longWord} or not?` }));
    await expectNoSidewaysScroll();
  },
};

const text = faqCategories.flatMap(({ entries }) => entries.map(({ answer }) => answer)).join(' ');

export const LongTexts: Story = {
  args: {
    categories: [
      {
        name: 'General',
        entries: [{ question: text.slice(0, 240), answer: `${text}\n\n${text.replace(/\n\n/g, ' ')}` }],
      },
      ...faqCategories.slice(1),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: (name) => name.startsWith(text.slice(0, 24)) }));
  },
};

export const OtherWords: Story = {
  args: { labels: { heading: 'Maswali na majibu', categories: 'Aina za maswali' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Aina za maswali' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Maswali na majibu' })).toBeVisible();
  },
};

export const OpenQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: booking.question }));
  },
};

export const Night: Story = { ...OpenQuestion, args: { tone: 'night' } };

export const RightToLeft: Story = {
  ...OpenQuestion,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await OpenQuestion.play?.(context);
    await expectMirrored(context);
  },
};

export const Microsite: Story = { ...OpenQuestion, globals: { theme: 'microsite' } };

export const ReducedMotion: Story = { ...OpenQuestion, globals: { motion: 'reduced' } };

export const Playground: Story = {};
