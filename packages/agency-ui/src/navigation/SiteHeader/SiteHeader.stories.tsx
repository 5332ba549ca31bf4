import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency, coreServices, heroSlides, homeLink, mainNavigation, quoteAction } from 'agency-content';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { NavigationItem as Link, NavigationEntry } from '../../entities/index.js';
import { Container, Eyebrow, Heading, Logo, Section, Text } from '../../primitives/index.js';
import { LanguageSwitch } from '../LanguageSwitch/index.js';
import { MobileMenu, MobileMenuButton } from './MobileMenu.js';
import { SiteHeader } from './SiteHeader.js';
import { siteHeaderLabels } from './SiteHeader.labels.js';

const { name, nameHighlight, mark } = agency;
const home = `${name}, home`;
/** A hero below the bar, followed by content. */
const [slide] = heroSlides;

type Group = Extract<NavigationEntry, { items: unknown }>;
const [services, about] = mainNavigation.filter((entry): entry is Group => 'items' in entry) as [Group, Group];
const links = mainNavigation.filter((entry) => !('items' in entry));
const [firstService, , thirdService, fourthService] = services.items as [Link, Link, Link, Link];
const lastService = (services.more ?? services.items).at(-1) as Link;
const [story, team, values] = about.items as [Link, Link, Link];
/** The entry after the last group. */
const afterGroups = mainNavigation[mainNavigation.indexOf(about) + 1]?.name ?? '';

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  parameters: {
    docs: {
      description: {
        component: `The bar at the top of every page: the logo as a home link, the main menu and the main action.

**Use it** once, first in the body after \`SkipLink\`. Set \`transparent\` on a page that starts with a dark hero; the hero then leaves \`vars.layout.headerHeight\` free at its top. Omit it on all other pages, where the bar is solid and the page’s \`main\` starts below it.

**Do not use it** for links within a page or section, nor for a second level below the groups: use a page with \`LinkCards\` instead.

**Content.** About six entries of one or two words fit beside the action at 60 rem, where the full menu appears; with tools, about four fit. Longer words wrap inside their entry.

**Before hydration and without JavaScript:** panels open on hover and focus, and the mobile menu opens through the browser’s \`command\` attribute. Browsers without \`command\` open it as a popover.

**Height.** A header that is taller than \`vars.layout.headerHeight\`, because its text wraps or is enlarged, publishes its measured height as \`--agency-header-height\` on the root element. The scroll padding of \`reset.css\` and the toasts follow it; your own sticky elements can use \`headerHeight\` from \`agency-ui/theme\`.

**State attributes.** \`data-header\` is \`transparent\` or \`solid\`, and \`data-menus\` is \`native\` or \`scripted\`.

**Parts.**

- **Link home:** The logo; its accessible name is the brand’s name followed by the link’s target.
- **Main menu:** A navigation landmark with a plain list of links and groups.
- **Group:** A button that shows and hides the links of its panel.
- **Panel:** A list of links directly below its button, with no gap for the pointer.
- **Action:** The only link styled as a button.
- **Tools:** Small controls before the action, for example a \`LanguageSwitch\`; on narrow screens they are in the menu.
- **Menu button:** Opens the mobile menu, even before JavaScript has loaded.
- **Menu:** A modal dialog with every link, in collapsible groups.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | Home link, links and groups in order, then the action. Moves through an open panel; leaving the panel closes it. |
| Enter or Space | On a group: opens and closes its panel; on the menu button: opens the menu. |
| ↓ | On an open group: moves to the first link of its panel. |
| ↑ or ↓ or Home or End | In a panel: move through its links. |
| ← or → or Home or End | On a group or link in the main menu: move along the menu, following the text direction. |
| Escape | In a panel or the menu: closes it and returns focus to its button. |`,
      },
      story: { inline: false, height: '36rem' },
    },
  },
  args: {
    logo: <Logo name={name} highlightText={nameHighlight} mark={mark} />,
    homeLabel: home,
    entries: mainNavigation,
    action: quoteAction,
    currentPath: homeLink.path,
    transparent: true,
  },
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          {args.transparent && (
            <Section tone="night" style={{ minBlockSize: '44rem', paddingBlockStart: '11rem' }}>
              <Container>
                <Eyebrow>{slide?.eyebrow}</Eyebrow>
                <Heading level={1} variant="poster">
                  {slide?.title}
                </Heading>
              </Container>
            </Section>
          )}
          <Section style={{ minBlockSize: '100rem' }}>
            <Container>
              <Heading level={args.transparent ? 2 : 1}>{coreServices.heading}</Heading>
              <Text>{coreServices.lead}</Text>
            </Container>
          </Section>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Over a dark hero, the bar is transparent with light text. */
export const Default: Story = {};

const header = () => within(document.body).getByRole('banner');

/** On a page without a hero, the bar is solid and the content starts below it. */
export const Solid: Story = {
  args: { transparent: false, currentPath: '/faq' },
  play: async () => {
    await expect(header().dataset['header']).toBe('solid');
    const main = within(document.body).getByRole('main');
    await expect(main.getBoundingClientRect().top).toBeGreaterThanOrEqual(header().getBoundingClientRect().bottom);
  },
};

const inHeader = () => within(header());

const group = (label: string) => inHeader().getByRole('button', { name: label });

const isOpen = (label: string) => group(label).getAttribute('aria-expanded') === 'true';

/** Measures colours once transitions have ended. */
const settled = () => waitFor(() => expect(document.getAnimations()).toHaveLength(0));

const menu = () => within(document.body).queryByRole('dialog', { name: 'Menu' });

const opener = () => within(document.body).getByRole('button', { name: 'Open menu' });

const openMenu = async () => {
  await userEvent.click(opener());
  await waitFor(() => expect(menu()).toBeVisible());
  await settled();
  return within(menu() as HTMLElement);
};

/** The main menu is hidden below 60 rem. */
const hasMainMenu = () => inHeader().queryByRole('navigation', { name: 'Main' }) !== null;

/** Opens a group in the main menu, or in the mobile menu on a narrow screen. */
async function openGroup(label: string) {
  if (hasMainMenu()) {
    await userEvent.click(group(label));
    await expect(isOpen(label)).toBe(true);
  } else {
    const inMenu = await openMenu();
    await userEvent.click(inMenu.getByText(label));
  }
}

/** An open group shows its links in a panel below the bar, or in the mobile menu on a narrow screen. */
export const OpenPanel: Story = {
  args: { transparent: false },
  play: async () => {
    await openGroup(services.name);
    await settled();
  },
};

const languages = [
  { tag: 'en-KE', name: 'English', path: '/' },
  { tag: 'sw-KE', name: 'Kiswahili', path: '/sw' },
];

/** The bar has a language switch for two languages, and the four entries that fit beside it. */
export const WithTools: Story = {
  args: {
    entries: mainNavigation.filter(({ name: entry }) => !/Blog|FAQ/.test(entry)),
    tools: <LanguageSwitch languages={languages} current="en-KE" />,
  },
};

/** Without groups or an action, the menu is a plain list of links. */
export const LinksOnly: Story = { args: { entries: links, action: undefined } };

/** A fixed bar that is too wide doesn't make the page scroll; its end is clipped. */
const nothingRunsPastThePage = async () => {
  const controls = [...inHeader().getAllByRole('link'), ...inHeader().getAllByRole('button')];
  await expect(controls.length).toBeGreaterThan(6);
  for (const control of controls) {
    const { left, right } = control.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  }
};

/** Long entries wrap inside the bar and the panel. */
export const LongText: Story = {
  args: {
    transparent: false,
    homeLabel: 'Kilimanjaro Experiential & Print Works, home',
    logo: <Logo name="Kilimanjaro Experiential & Print Works" highlightText="&" />,
    currentPath: '/sustainability',
    action: { name: 'Request a consultation', path: '/inquiries' },
    entries: [
      { name: 'Welcome page', path: '/' },
      {
        name: 'Everything that we do',
        items: [{ name: 'Internationalisation of corporate communication and events', path: '/services' }],
      },
      { name: 'Sustainability commitments', path: '/sustainability' },
      { name: 'Questions and answers', path: '/faq' },
      { name: 'Where to find us', path: '/contact' },
    ],
  },
  play: async () => {
    await openGroup('Everything that we do');
    await settled();
    if (hasMainMenu()) await nothingRunsPastThePage();
  },
};

/** The mobile menu, at any width. The header shows it below 60 rem. */
const smallScreen: Story = {
  args: { transparent: false, currentPath: team.path },
  render: ({ entries, action, currentPath }) => (
    <header data-agency-tone="white" style={{ padding: '0.75rem 1.25rem' }}>
      <MobileMenuButton menuId="story-menu" aria-label={siteHeaderLabels.openMenu} />
      <MobileMenu
        id="story-menu"
        entries={entries}
        action={action}
        currentPath={currentPath}
        labels={siteHeaderLabels}
      />
    </header>
  ),
};

/** The mobile menu covers the page, with focus on its close button and the current group open. */
export const MobileMenuOpen: Story = {
  ...smallScreen,
  tags: ['wcag:2.4.3'],
  play: async () => {
    const inMenu = await openMenu();
    await expect(inMenu.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await expect(inMenu.getByRole('link', { name: quoteAction.name })).toBeVisible();
    // The current page's group is initially open.
    await expect(inMenu.getByRole('link', { name: team.name })).toHaveAttribute('aria-current', 'page');
  },
};

/** Without groups, the main menu has links and no buttons. */
export const LinksOnlyHasNoButtons: Story = {
  ...LinksOnly,
  tags: ['test-only', 'wcag:1.3.1'],
  play: async () => {
    const menu = inHeader().getByRole('navigation', { name: 'Main' });
    await expect(within(menu).getAllByRole('link')).toHaveLength(links.length);
    await expect(within(menu).queryByRole('button')).toBeNull();
  },
};

const scrollPageTo = async (top: number) => {
  scrollTo({ top, behavior: 'instant' });
  await waitFor(() => expect(scrollY).toBe(top));
};

/** The bar is transparent at 50 px and solid at 51 px, without layout shift. */
export const TurnsSolidWhenScrolled: Story = {
  tags: ['test-only'],
  play: async () => {
    const page = document.documentElement.scrollHeight;
    await scrollPageTo(51);
    await waitFor(() => expect(header().dataset['header']).toBe('solid'));
    await scrollPageTo(50);
    await waitFor(() => expect(header().dataset['header']).toBe('transparent'));
    await scrollPageTo(51);
    await waitFor(() => expect(header().dataset['header']).toBe('solid'));
    await expect(document.documentElement.scrollHeight).toBe(page);
    await settled();
  },
};

/** A panel opens on hover, without a gap between it and its button. */
export const OpensOnHover: Story = {
  tags: ['test-only', 'wcag:1.4.13'],
  play: async () => {
    await expect(inHeader().queryByRole('link', { name: lastService.name })).toBeNull();
    await userEvent.hover(group(services.name));
    const last = await inHeader().findByRole('link', { name: lastService.name });
    await settled();
    await expect(last).toBeVisible();
    const panel = document.getElementById(group(services.name).getAttribute('aria-controls') ?? '');
    await expect(within(panel as HTMLElement).getAllByRole('link')).toHaveLength(
      services.items.length + (services.more?.length ?? 0),
    );
    // There is no gap between the button and its panel.
    const [above, below] = [group(services.name).getBoundingClientRect(), panel?.getBoundingClientRect()];
    await expect(below?.top).toBeLessThanOrEqual(above.bottom);
  },
};

/** The click that follows a hover keeps the panel open, and the next one closes it. */
export const StaysOpenOnClickAfterHover: Story = {
  tags: ['test-only', 'wcag:1.4.13'],
  play: async () => {
    await userEvent.hover(group(services.name));
    await waitFor(() => expect(isOpen(services.name)).toBe(true));
    await userEvent.click(group(services.name));
    await expect(isOpen(services.name)).toBe(true);
    await userEvent.click(group(services.name));
    await expect(isOpen(services.name)).toBe(false);
  },
};

/** Escape closes a panel that is open only because of hovering. */
export const EscapeClosesAHoveredPanel: Story = {
  tags: ['test-only', 'wcag:1.4.13'],
  play: async () => {
    await userEvent.hover(group(about.name));
    await userEvent.hover(await inHeader().findByRole('link', { name: team.name }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isOpen(about.name)).toBe(false));
    await expect(inHeader().queryByRole('link', { name: team.name })).toBeNull();
  },
};

/** Enter opens a group, and the down arrow and End keys move through its links. */
export const OpensByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:3.2.1'],
  play: async () => {
    group(services.name).focus();
    await expect(isOpen(services.name)).toBe(false);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(firstService.name));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(lastService.name));
    await settled();
  },
};

/** Escape closes a panel and returns focus to its button. */
export const EscapeReturnsFocus: Story = {
  tags: ['test-only', 'wcag:2.4.3'],
  play: async () => {
    for (const [groupName, link] of [
      [about.name, story.name],
      [services.name, firstService.name],
    ] as const) {
      group(groupName).focus();
      await userEvent.keyboard('{Enter}{ArrowDown}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(link));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(isOpen(groupName)).toBe(false));
      await expect(group(groupName)).toHaveFocus();
    }
  },
};

/** Tab moves through an open panel, and closes it after its last link. */
export const TabClosesThePanel: Story = {
  tags: ['test-only', 'wcag:2.1.2'],
  play: async () => {
    group(about.name).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(story.name);
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(values.name);
    for (const { name } of about.more ?? []) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(afterGroups);
    await waitFor(() => expect(isOpen(about.name)).toBe(false));
  },
};

/** Prevents navigation out of the story. */
const stayOnPage = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

/** Clicking a link in a panel closes the panel. */
export const LinkClosesThePanel: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    canvasElement.addEventListener('click', stayOnPage);
    await userEvent.click(group(services.name));
    await userEvent.click(inHeader().getByRole('link', { name: fourthService.name }));
    await expect(isOpen(services.name)).toBe(false);
  },
};

/** The current page's link and its group's button are marked for assistive technology. */
export const MarksCurrentPage: Story = {
  tags: ['test-only', 'wcag:4.1.2'],
  args: { transparent: false, currentPath: thirdService.path },
  play: async () => {
    await expect(group(services.name)).toHaveAttribute('aria-current', 'true');
    await expect(group(about.name)).not.toHaveAttribute('aria-current');
    await expect(inHeader().getByRole('link', { name: homeLink.name })).not.toHaveAttribute('aria-current');
    await userEvent.click(group(services.name));
    const current = inHeader().getAllByRole('link', { current: 'page' });
    await expect(current.map((link) => link.textContent)).toEqual([thirdService.name]);
    await settled();
  },
};

const menuIsClosed = () => waitFor(() => expect(menu()).toBeNull());

/** The close button and Escape close the mobile menu and return focus to its button. */
export const MobileMenuReturnsFocus: Story = {
  ...smallScreen,
  tags: ['test-only', 'wcag:2.1.2', 'wcag:2.4.3'],
  play: async () => {
    const inMenu = await openMenu();
    await userEvent.click(inMenu.getByRole('button', { name: 'Close menu' }));
    await menuIsClosed();
    await expect(opener()).toHaveFocus();
    await openMenu();
    // Dispatches `cancel`, as the Escape key does, because browsers respond only to a real keyboard.
    (menu() as HTMLDialogElement).requestClose();
    await menuIsClosed();
    await expect(opener()).toHaveFocus();
    await settled();
  },
};

/** Pressing a group in the mobile menu shows its links, and pressing it again hides them. */
export const MobileMenuCollapsesGroups: Story = {
  ...smallScreen,
  tags: ['test-only'],
  play: async () => {
    const inMenu = await openMenu();
    const link = inMenu.getByText(fourthService.name);
    await expect(link).not.toBeVisible();
    await userEvent.click(inMenu.getByText(services.name));
    await expect(link).toBeVisible();
    await userEvent.click(inMenu.getByText(services.name));
    await expect(link).not.toBeVisible();
    await settled();
  },
};

/** Every kind of link closes the mobile menu. */
export const MobileMenuClosesOnLink: Story = {
  ...smallScreen,
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    canvasElement.addEventListener('click', stayOnPage);
    for (const link of [afterGroups, values.name, quoteAction.name]) {
      const inMenu = await openMenu();
      await userEvent.click(inMenu.getByRole('link', { name: link }));
      await menuIsClosed();
    }
    await settled();
  },
};

const publishedHeight = () => document.documentElement.style.getPropertyValue('--agency-header-height');

/** A bar of normal height doesn't publish its height, and the scroll padding covers it. */
export const KeepsTheHeightToken: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await waitFor(() => expect(header).toHaveAttribute('data-menus', 'scripted'));
    await settled();
    await expect(publishedHeight()).toBe('');
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    await expect(room).toBeGreaterThan(header.clientHeight);
  },
};

/** A bar that is taller because its text wraps or is enlarged publishes its height. */
export const PublishesItsHeight: Story = {
  tags: ['test-only', 'wcag:2.4.11'],
  args: {
    transparent: false,
    style: { insetInlineEnd: 'auto', inlineSize: '12rem' },
    homeLabel: 'Kilimanjaro Experiential & Print Works, home',
    logo: <Logo name="Kilimanjaro Experiential & Print Works" highlightText="&" />,
  },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const header = canvas.getByRole('banner');
    const height = () => header.getBoundingClientRect().height;
    const scrollPadding = () => Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart);
    const followsTheHeader = () =>
      waitFor(async () => {
        await expect(publishedHeight()).toBe(`${height()}px`);
        await expect(scrollPadding()).toBeGreaterThan(height());
        await expect(canvas.getByRole('main').getBoundingClientRect().top + scrollY).toBeGreaterThanOrEqual(height());
      });
    await followsTheHeader();
    const before = height();
    try {
      root.style.fontSize = '200%';
      await followsTheHeader();
      await expect(height()).toBeGreaterThan(before);
    } finally {
      root.style.fontSize = '';
    }
    await followsTheHeader();
  },
};

/** In right-to-left layouts, the logo is on the right, and the left arrow key moves to the next group. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  args: { transparent: false, currentPath: thirdService.path },
  globals: { direction: 'rtl' },
  play: async () => {
    const brand = inHeader().getByRole('link', { name: home });
    await expect(brand.getBoundingClientRect().left).toBeGreaterThan(
      group(services.name).getBoundingClientRect().right,
    );
    group(services.name).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(group(about.name)).toHaveFocus());
    await userEvent.click(group(services.name));
    await settled();
    await nothingRunsPastThePage();
  },
};

/** With reduced motion, a panel opens without animation. */
export const ReducedMotion: Story = {
  tags: ['test-only'],
  globals: { motion: 'reduced' },
  play: async () => {
    await userEvent.click(group(services.name));
    await expect(document.getAnimations()).toHaveLength(0);
  },
};

/** An open panel uses the microsite theme's colours. */
export const Microsite: Story = {
  tags: ['test-only'],
  args: { transparent: false, currentPath: '/blog' },
  globals: { theme: 'microsite' },
  play: async () => {
    await userEvent.click(group(about.name));
    await settled();
  },
};
