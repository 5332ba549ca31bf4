import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container, Heading, Section, Text } from '../../primitives/index.js';
import { expectMirrored } from '../../story-direction.js';
import { onBand, onNight } from '../../story-frame.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.js';

const root = document.documentElement;

function forget() {
  localStorage.removeItem('agency-color-scheme');
  root.removeAttribute('data-agency-color-scheme');
}

const meta = {
  title: 'Navigation/ColorSchemeSwitch',
  component: ColorSchemeSwitch,
  decorators: [onBand()],
  beforeEach: () => {
    forget();
    return forget;
  },
  parameters: {
    docs: {
      description: {
        component: `Three radio buttons for the page’s colours: the device’s setting, light or dark. The choice is stored and applies to the site’s other tabs too.

**Use it** once on every page, in the \`settings\` of \`SiteFooter\`, if the site’s pictures suit a dark page.

**Do not use it** on a site whose brand has only one scheme: leave out the attribute, and the page stays light. To follow the device without a switch, write \`data-agency-color-scheme="system"\` on the root element.

**Content.** One to three words for each choice, from \`labels\`.

**Behaviour.** It sets \`data-agency-color-scheme\` on the root element and stores \`agency-color-scheme\` in the browser. Call \`restorePreferences()\` from \`agency-ui/prehydration\` in a script in the head, so that a dark page does not flash white. Before hydration and without JavaScript the switch is invisible and cannot be focused; its space stays reserved. For a switch with a different design use \`useColorScheme\`. Printed pages are always ink on white paper.

**Parts.**

- **Group:** Named “Colours”.
- **Choice:** A native radio button; the chosen one is underlined and bold.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The chosen radio button: one tab stop. |
| Arrow keys | Choose the next or previous scheme. |`,
      },
    },
  },
} satisfies Meta<typeof ColorSchemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Until the visitor chooses, the page has the site's default, which is light. */
export const Default: Story = {};

/** On a night band, the names are light. */
export const Night: Story = { decorators: [onNight] };

/** A dark page with the switch at its end. */
export const DarkPage: Story = {
  decorators: [
    (Story) => (
      <Section tone="paper">
        <Container>
          <Heading>Fifteen years of gathering people</Heading>
          <Text variant="lead">Stages, expos and roadshows, and the print that goes with them.</Text>
          <Story />
        </Container>
      </Section>
    ),
  ],
  beforeEach: () => root.setAttribute('data-agency-color-scheme', 'dark'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

/** Long names wrap within the page. */
export const LongText: Story = {
  args: { labels: { system: longWord, light: longWord, dark: longWord } },
  play: expectNoSidewaysScroll,
};

/** A choice changes the page immediately and is stored for the next visit. */
export const ChangesThePage: Story = {
  tags: ['test-only', 'wcag:4.1.2'],
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const band = canvas.getByRole('group', { name: 'Colours' }).closest('section') as HTMLElement;
    const light = getComputedStyle(band).backgroundColor;
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(getComputedStyle(band).backgroundColor).not.toBe(light);
    await expect(localStorage.getItem('agency-color-scheme')).toBe('dark');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await expect(getComputedStyle(band).backgroundColor).toBe(light);
  },
};

/** The arrow keys change the choice, and the choices are a single tab stop. */
export const ArrowKeysChoose: Story = {
  tags: ['test-only', 'wcag:2.1.1'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Light' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus();
  },
};

/** Each choice is at least 44 px high. */
export const Is44PxHigh: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** The layout is mirrored in right-to-left languages. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The switch uses the microsite theme's colours. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
