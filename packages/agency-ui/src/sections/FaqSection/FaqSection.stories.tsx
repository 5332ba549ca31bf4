import type { Meta, StoryObj } from '@storybook/react-vite';
import { ask, faqCategories, leadTimes, leadTimesEntry, resources } from 'agency-content/faq';
import { useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { FaqCategory, FaqEntry } from '../../entities/index.js';
import { Button, Container, Section } from '../../primitives/index.js';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { contrast } from '../../theme/story-contrast.js';
import { LeadTimeChart } from '../LeadTimeChart/index.js';
import { FaqSection, type FaqSectionProps } from './FaqSection.js';

const names = faqCategories.map(({ name }) => name);
const [general, services, far] = faqCategories as [FaqCategory, FaqCategory, FaqCategory];
const last = faqCategories.at(-1) as FaqCategory;
const [first, second, third] = general.entries as [FaqEntry, FaqEntry, FaqEntry];
/** A question in a category that isn't selected initially. */
const [distant] = far.entries as [FaqEntry];
/** The question about booking, whose answer contains a chart. */
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

**Use it** on its own page, for more questions than visitors would read through. For three or four questions about a service use a single category: it has no tabs.

**Do not use it** for steps (use \`ProcessSteps\`) or for text that everybody should read (\`Prose\`), because most visitors skip collapsed text.

**Content.** Two to eight categories of two to ten questions. A question should fit on one or two lines (80 characters); an answer has one to three short paragraphs, separated by a blank line. Category names have one to three words. An answer with links, a list or a table sets \`content\` as well as the text, which is still used for structured data.

**Every answer is in the HTML.** Find-in-page and a fragment such as \`#faq-booking-ahead\` open their matches, even before hydration. Without JavaScript, and in print, all categories and answers are open, one after the other. Give the section and each entry an \`id\` for stable URLs.

**The open question** can be controlled by its entry’s \`id\` or text: set \`openQuestion\` with \`onOpenQuestionChange\`, or \`defaultOpenQuestion\` for the initial one only.

**Parts.**

- **Categories:** A named list of tabs; a single category has none.
- **Panel:** The questions of a category, named by its tab.
- **Question:** A button in a heading; opens and closes its answer.
- **Answer:** In the HTML, collapsed with hidden="until-found" so that find-in-page reaches it.
- **Further links:** For visitors who did not find an answer.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The selected category, then the visible questions. |
| ← or → or ↑ or ↓ | In the categories: select the adjacent one. |
| Home or End | In the categories: select the first or the last. |
| ↑ or ↓ or Home or End | On a question: move to another question of the category. |
| Enter or Space | On a question: opens or closes its answer. |`,
      },
    },
  },
} satisfies Meta<typeof FaqSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first category, with all questions closed. */
export const Default: Story = {};

/** A question with its answer and a chart. */
export const OpenQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: booking.question }));
  },
};

/** Questions without the links below. */
export const QuestionsAlone: Story = {
  render: ({ categories: all, extras: charts }) => <FaqSection categories={all} extras={charts ?? {}} />,
};

/** A single category has no tabs but a visible heading, as on a service page. */
export const WithoutTabs: Story = {
  render: (args) => <FaqSection heading="Before you book" categories={[far]} {...(args.ask && { ask: args.ask })} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Before you book' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: distant.question })).toBeVisible();
  },
};

/** A single question. */
export const OneItem: Story = {
  render: () => <FaqSection heading="One more thing" categories={[{ name: general.name, entries: [second] }]} />,
};

/** Nothing is rendered without questions. */
export const Empty: Story = {
  decorators: [rendersNothing('FaqSection renders nothing without questions.')],
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const text = faqCategories.flatMap(({ entries }) => entries.map(({ answer }) => answer)).join(' ');

/** A question and an answer that span many lines. */
export const LongText: Story = {
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

/** An open question on a night background. */
export const Night: Story = { ...OpenQuestion, args: { tone: 'night' } };

/** Whether an element is visible, not inside a closed `HiddenUntilFound`. */
const shown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });

/** The first category is selected, and only its questions are visible. */
export const ShowsGeneralFirst: Story = {
  tags: ['test-only', 'wcag:4.1.2'],
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

/** On a dark page, too, the selected tab stands out from its section. */
export const SelectedTabOnADarkPage: Story = {
  tags: ['test-only', 'wcag:1.4.11'],
  globals: { theme: 'plain-dark' },
  play: async ({ canvas, canvasElement }) => {
    const tab = canvas.getByRole('tab', { selected: true });
    const section = canvasElement.querySelector('section') as HTMLElement;
    const fill = getComputedStyle(tab).backgroundColor;
    await expect(contrast(fill, getComputedStyle(section).backgroundColor)).toBeGreaterThan(3);
    await expect(contrast(fill, getComputedStyle(tab).color)).toBeGreaterThan(4.5);
  },
};

const answerTo = (question: HTMLElement) =>
  document.getElementById(question.getAttribute('aria-controls') ?? '') as HTMLElement;

/** A question exposes whether it is open, and opening another one closes it. */
export const OpensOneQuestionAtATime: Story = {
  tags: ['test-only', 'wcag:4.1.2'],
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

/** Closing an answer keeps focus on its question. */
export const ClosesAgain: Story = {
  tags: ['test-only', 'wcag:2.4.3', 'wcag:4.1.2'],
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole('button', { name: third.question });
    await userEvent.click(question);
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await expect(answerTo(question)).toHaveAttribute('hidden', 'until-found');
    await expect(question).toHaveFocus();
  },
};

/** The categories are one tab stop, with arrow keys, Home and End, and Enter and Space open questions. */
export const ChoosesCategoriesByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:3.2.1'],
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

/** A URL fragment opens a question or category. */
export const OpensWhatTheAddressNames: Story = {
  tags: ['test-only', 'wcag:2.4.5'],
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

/** A URL fragment scrolls to its category, below the header and in the upper half of a phone’s screen. */
export const ScrollsToTheCategoryThatTheAddressNames: Story = {
  tags: ['test-only', 'wcag:2.4.5'],
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

/** A question opens when the browser’s find-in-page finds text in its answer. */
export const OpensWhatTheBrowserFinds: Story = {
  tags: ['test-only', 'wcag:1.3.2'],
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

/** The server’s HTML contains every answer, hidden until found. */
export const ReadableBeforeHydration: Story = {
  tags: ['test-only', 'wcag:1.3.2'],
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

/** `onCategoryChange` reports the selected category. */
export const TellsWhichCategoryWasChosen: Story = {
  tags: ['test-only'],
  args: { onCategoryChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: far.name }));
    await expect(args.onCategoryChange).toHaveBeenCalledOnce();
    await expect(args.onCategoryChange).toHaveBeenCalledWith(far.name);
  },
};

/** The application can control the selected category. */
export const CategoryOfTheApplication: Story = {
  tags: ['test-only'],
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

/** The application can control the open question, even in another category. */
export const OpenQuestionOfTheApplication: Story = {
  tags: ['test-only'],
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

/** The `defaultOpenQuestion` is open initially, with its category selected. */
export const OpenAtFirst: Story = {
  tags: ['test-only'],
  args: { defaultOpenQuestion: distant.id ?? distant.question },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: distant.question, expanded: true })).toBeVisible();
  },
};

/** The links below lead to the contact pages and the resources. */
export const LeadsOn: Story = {
  tags: ['test-only'],
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

/** A long category, question and link wrap within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
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

/** An open question is mirrored in right-to-left layouts. */
export const RightToLeft: Story = {
  ...OpenQuestion,
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async (context) => {
    await OpenQuestion.play?.(context);
    await expectMirrored(context);
  },
};

/** An open question has no accessibility violations in the microsite theme. */
export const Microsite: Story = { ...OpenQuestion, tags: ['test-only'], globals: { theme: 'microsite' } };

/** An open question has no accessibility violations with reduced motion. */
export const ReducedMotion: Story = { ...OpenQuestion, tags: ['test-only'], globals: { motion: 'reduced' } };

/** Custom labels replace the section’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { heading: 'Maswali na majibu', categories: 'Aina za maswali' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Aina za maswali' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Maswali na majibu' })).toBeVisible();
  },
};
