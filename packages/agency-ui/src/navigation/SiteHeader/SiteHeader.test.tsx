// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.js';

const props: SiteHeaderProps = {
  logo: 'Shangwe & Ink',
  entries: [
    { name: 'Home', path: '/' },
    {
      name: 'Services',
      items: [
        { name: 'Events', path: '/services/events' },
        { name: 'Expos', path: '/services/expos' },
      ],
    },
    { name: 'About Us', items: [{ name: 'Our Team', path: '/about/team' }] },
    { name: 'Blog', path: '/blog' },
  ],
  action: { name: 'Get A Quote', path: '/inquiries' },
  currentPath: '/blog',
};

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const serverHtml = (more: Partial<SiteHeaderProps> = {}) => renderToString(<SiteHeader {...props} {...more} />);
const paths = (root: ParentNode) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const group = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true';
const panel = (name: string) => document.getElementById(group(name).getAttribute('aria-controls') ?? '');

/** Moves a pointer onto a group's button without first moving it off another one. */
function pointAt(name: string, pointerType = 'mouse') {
  fireEvent.pointerEnter(group(name), { pointerType });
  fireEvent.pointerMove(group(name), { pointerType });
}
const pointAway = (name: string) => fireEvent.pointerLeave(group(name), { pointerType: 'mouse' });

const everyPath = ['/', '/services/events', '/services/expos', '/about/team', '/blog'];

/** Listeners of `matchMedia`, called when a breakpoint is crossed. */
let widthChanges: (() => void)[] = [];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  widthChanges = [];
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: (_type: string, listener: () => void) => widthChanges.push(listener),
    removeEventListener: (_type: string, listener: () => void) => {
      widthChanges = widthChanges.filter((other) => other !== listener);
    },
  }));
  // Unlike the setup shared by all tests, it leaves focus where it is, so that tests can see what the header does with
  // it.
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
  });
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.open = false;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the header in the server’s HTML', () => {
  it('contains every link twice, once each for wide and small screens', { tags: ['wcag:1.3.1'] }, () => {
    const body = parse(serverHtml());
    const [wide, small] = body.querySelectorAll('nav');
    expect(paths(wide!)).toEqual(everyPath);
    expect(paths(small!)).toEqual(everyPath);
    expect(paths(body).filter((path) => path === '/inquiries')).toHaveLength(2);
  });

  it('puts its tools before the action on both wide and small screens', () => {
    const body = parse(serverHtml({ tools: <a href="/sw">Kiswahili</a> }));
    const menu = body.querySelector('dialog')!;
    const [wide, small] = [...body.querySelectorAll('a[href="/sw"]')];
    expect(menu.contains(wide!)).toBe(false);
    expect(menu.contains(small!)).toBe(true);
    const action = body.querySelector('a[href="/inquiries"]')!;
    expect(wide!.compareDocumentPosition(action) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('opens and closes the menu with invoker commands', () => {
    const body = parse(serverHtml());
    const menu = body.querySelector('dialog')!;
    const buttons = [...body.querySelectorAll('button[commandfor]')];
    expect(menu.id).not.toBe('');
    expect(buttons.map((button) => button.getAttribute('commandfor'))).toEqual([menu.id, menu.id]);
    expect(buttons.map((button) => [button.getAttribute('aria-label'), button.getAttribute('command')])).toEqual([
      ['Open menu', 'show-modal'],
      ['Close menu', 'close'],
    ]);
    // The close button is the first tab stop of the menu.
    expect(menu.querySelector('a, button, summary')).toBe(buttons[1]);
  });

  it('leaves the panels to CSS, without style attributes', () => {
    const body = parse(serverHtml({ transparent: true }));
    expect(body.querySelector('header')?.dataset['menus']).toBe('native');
    expect(body.querySelector('header')?.dataset['header']).toBe('transparent');
    // A page's content security policy may forbid style attributes.
    expect(body.querySelector('[style]')).toBeNull();
    // The menu doesn't override a right-to-left page's direction.
    expect(body.querySelector('[dir]')).toBeNull();
  });

  it('reserves space only above a page without a hero', () => {
    expect(parse(serverHtml()).children).toHaveLength(2);
    expect(parse(serverHtml({ transparent: true })).children).toHaveLength(1);
  });

  it('names the home link after the logo or as its prop says', () => {
    expect(parse(serverHtml()).querySelector('a')?.textContent).toBe('Shangwe & Ink home');
    const told = parse(serverHtml({ homeLabel: 'Shangwe & Ink, to the start' })).querySelector('a');
    expect(told?.getAttribute('aria-label')).toBe('Shangwe & Ink, to the start');
    expect(told?.textContent).toBe('Shangwe & Ink');
  });

  it('contains no English when the labels are not in English', () => {
    const labels = { main: 'Kuu', home: 'mwanzo', openMenu: 'Fungua', closeMenu: 'Funga', menu: 'Menyu' };
    const body = parse(serverHtml({ labels }));
    expect(body.querySelector('a')?.textContent).toBe('Shangwe & Ink mwanzo');
    const names = [...body.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
    expect(names).toEqual(['Kuu', 'Fungua', 'Menyu', 'Funga', 'Kuu']);
  });

  it('marks the current page and its group', () => {
    const body = parse(serverHtml({ currentPath: '/services/expos/' }));
    const current = [...body.querySelectorAll('[aria-current="page"]')];
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/services/expos', '/services/expos']);
    expect(body.querySelector('[aria-current="true"]')?.textContent).toBe('Services');
    expect([...body.querySelectorAll('details')].map((details) => details.open)).toEqual([true, false]);
  });
});

describe('the header’s hydration', () => {
  async function hydrate(prepare: (page: HTMLElement) => void, header = <SiteHeader {...props} />) {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(header);
    prepare(page);
    const recovered = vi.fn();
    const root = await act(() => hydrateRoot(page, header, { onRecoverableError: recovered }));
    expect(recovered).not.toHaveBeenCalled();
    expect(said.mock.calls).toEqual([]);
    return { page, leave: () => act(() => root.unmount()) };
  }

  it('takes the panels over from CSS', async () => {
    const { page, leave } = await hydrate(() => {});
    expect(page.querySelector('header')?.dataset['menus']).toBe('scripted');
    expect(page.querySelector('[aria-expanded="true"]')).toBeNull();
    // Closed panels stay in the document.
    expect(paths(page.querySelector('nav')!)).toEqual(everyPath);
    await leave();
  });

  it('leaves open any menu and groups that the browser has opened', async () => {
    const { page, leave } = await hydrate((page) => {
      for (const element of page.querySelectorAll('dialog, details')) element.setAttribute('open', '');
    });
    expect(page.querySelectorAll('dialog[open], details[open]')).toHaveLength(3);
    await leave();
  });

  it('keeps a focused panel open, and keeps its focus', async () => {
    const { page, leave } = await hydrate((page) =>
      page.querySelector<HTMLElement>('[href="/services/expos"]')?.focus(),
    );
    expect(document.activeElement?.getAttribute('href')).toBe('/services/expos');
    expect(page.querySelector('[aria-expanded="true"]')?.textContent).toBe('Services');
    await leave();
  });

  it('causes no mismatch on a scrolled page', async () => {
    vi.stubGlobal('scrollY', 400);
    const { page, leave } = await hydrate(() => {}, <SiteHeader {...props} transparent />);
    expect(page.querySelector('header')?.dataset['header']).toBe('solid');
    await leave();
  });
});

describe('a group on a wide screen', () => {
  it('keeps a hovered panel open on the first press, and closes it on the next', async () => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    await user.hover(group('Services'));
    await waitFor(() => expect(isOpen('Services')).toBe(true));
    await user.click(group('Services'));
    expect(isOpen('Services')).toBe(true);
    await user.click(group('Services'));
    expect(isOpen('Services')).toBe(false);
  });

  it('lets a quick press override the delayed hover', () => {
    render(<SiteHeader {...props} />);
    vi.useFakeTimers();
    try {
      pointAt('Services');
      act(() => vi.advanceTimersByTime(50));
      fireEvent.click(group('Services'));
      expect(isOpen('Services')).toBe(true);
      fireEvent.click(group('Services'));
      act(() => vi.advanceTimersByTime(1000));
      expect(isOpen('Services')).toBe(false);
      // Hovering again opens it again.
      pointAway('Services');
      pointAt('Services');
      act(() => vi.advanceTimersByTime(1000));
      expect(isOpen('Services')).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('opens and closes on touch', { tags: ['wcag:2.5.2'] }, async () => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    const tap = (name: string) => user.pointer({ keys: '[TouchA]', target: group(name) });
    await tap('Services');
    expect(isOpen('Services')).toBe(true);
    await tap('About Us');
    expect([isOpen('Services'), isOpen('About Us')]).toEqual([false, true]);
    await tap('About Us');
    expect(isOpen('About Us')).toBe(false);
  });

  it('points aria-controls at a panel that exists, and names the panel after its button', {
    tags: ['wcag:4.1.2'],
  }, async () => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    for (const state of ['closed', 'open']) {
      expect(paths(panel('Services')!), state).toEqual(['/services/events', '/services/expos']);
      if (state === 'closed') await user.click(group('Services'));
    }
    expect(panel('Services')).toBe(screen.getByRole('list', { name: 'Services' }));
  });

  it.each(['Services', 'About Us'])('closes %s with Escape and returns focus to its button', async (name) => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    await user.click(group(name));
    await user.tab();
    expect(document.activeElement?.tagName).toBe('A');
    await user.keyboard('{Escape}');
    expect(isOpen(name)).toBe(false);
    expect(document.activeElement).toBe(group(name));
  });

  it('closes a hovered panel on Escape, and leaves focus where it is', async () => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    const home = screen.getByRole('link', { name: /^Shangwe & Ink/ });
    home.focus();
    await user.hover(group('Services'));
    await waitFor(() => expect(isOpen('Services')).toBe(true));
    await user.keyboard('{Escape}');
    expect(isOpen('Services')).toBe(false);
    expect(document.activeElement).toBe(home);
  });

  it('leaves Escape to other handlers unless a panel is open', async () => {
    render(<SiteHeader {...props} />);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
    await userEvent.click(group('Services'));
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    expect(isOpen('Services')).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  });

  it('closes on a press outside the panel, but not inside it', async () => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    await user.click(group('Services'));
    await user.pointer({ keys: '[TouchA]', target: panel('Services')! });
    expect(isOpen('Services')).toBe(true);
    await user.pointer({ keys: '[TouchA]', target: document.body });
    expect(isOpen('Services')).toBe(false);
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)(
    'moves along the bar with arrow keys, Home and End (%s)',
    { tags: ['wcag:2.1.1'] },
    async (direction, forward, back) => {
      const user = userEvent.setup();
      render(<SiteHeader {...props} />);
      for (const list of document.querySelectorAll('ul')) list.style.direction = direction;
      const [bar] = screen.getAllByRole('navigation', { name: 'Main' });
      within(bar!).getByRole('link', { name: 'Home' }).focus();
      const reached = async (keys: string) => {
        await user.keyboard(keys);
        return document.activeElement?.textContent;
      };
      expect(await reached(forward)).toBe('Services');
      expect(await reached(forward)).toBe('About Us');
      expect(await reached(back)).toBe('Services');
      expect(await reached('{End}')).toBe('Blog');
      expect(await reached(forward)).toBe('Home');
      // The down arrow key enters only an open panel.
      expect(await reached('{ArrowDown}')).toBe('Home');
      expect(await reached(`${forward}{ArrowDown}`)).toBe('Services');
    },
  );

  it('moves through an open panel with arrow keys, Home and End', { tags: ['wcag:2.1.1'] }, async () => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    group('Services').focus();
    const reached = async (keys: string) => {
      await user.keyboard(keys);
      return document.activeElement?.textContent;
    };
    expect(await reached('{Enter}{ArrowDown}')).toBe('Events');
    expect(await reached('{ArrowDown}')).toBe('Expos');
    expect(await reached('{ArrowDown}')).toBe('Events');
    expect(await reached('{ArrowUp}')).toBe('Expos');
    expect(await reached('{Home}')).toBe('Events');
    expect(await reached('{End}')).toBe('Expos');
    // Horizontal arrow keys don't leave the panel.
    expect(await reached('{ArrowRight}')).toBe('Expos');
  });

  it('closes when focus leaves the group', async () => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    await user.click(group('About Us'));
    await user.tab();
    expect(isOpen('About Us')).toBe(true);
    await user.tab();
    expect(isOpen('About Us')).toBe(false);
  });

  it('stays open while hovered when focus leaves another group', async () => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    group('About Us').focus();
    await user.hover(group('Services'));
    await waitFor(() => expect(isOpen('Services')).toBe(true));
    act(() => screen.getAllByRole('link', { name: 'Blog' })[0]!.focus());
    expect(isOpen('Services')).toBe(true);
  });

  it('keeps focus when the pointer leaves', async () => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    await user.hover(group('About Us'));
    await waitFor(() => expect(isOpen('About Us')).toBe(true));
    group('About Us').focus();
    await user.tab();
    vi.useFakeTimers();
    try {
      pointAway('About Us');
      act(() => vi.advanceTimersByTime(1000));
      expect(isOpen('About Us')).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  // Regression: when the pointer left a group, any open panel used to close, and focus was lost to the body.
  it('keeps a focused panel open while the pointer crosses another group', { tags: ['wcag:2.4.3'] }, async () => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    group('Services').focus();
    await user.keyboard('{Enter}');
    await user.tab();
    const link = document.activeElement;
    expect(link?.textContent).toBe('Events');
    vi.useFakeTimers();
    try {
      pointAt('About Us');
      act(() => vi.advanceTimersByTime(1000));
      pointAway('About Us');
      act(() => vi.advanceTimersByTime(1000));
      expect([isOpen('Services'), isOpen('About Us')]).toEqual([true, false]);
      expect(document.activeElement).toBe(link);
    } finally {
      vi.useRealTimers();
    }
    await user.keyboard('{Escape}');
    expect(isOpen('Services')).toBe(false);
    expect(document.activeElement).toBe(group('Services'));
    // Hovering can open panels again.
    await user.hover(group('About Us'));
    await waitFor(() => expect(isOpen('About Us')).toBe(true));
  });

  it('waits before opening on hover again after a press has closed a panel', async () => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    await user.hover(group('Services'));
    await waitFor(() => expect(isOpen('Services')).toBe(true));
    await user.click(group('Services'));
    await user.click(group('Services'));
    expect(isOpen('Services')).toBe(false);
    vi.useFakeTimers();
    try {
      pointAway('Services');
      pointAt('About Us');
      act(() => vi.advanceTimersByTime(100));
      expect(isOpen('About Us')).toBe(false);
      act(() => vi.advanceTimersByTime(1000));
      expect(isOpen('About Us')).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('moves from one open panel to the next without delay, unless that would lose focus', async () => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    await user.click(group('Services'));
    vi.useFakeTimers();
    try {
      const enter = (name: string) => {
        pointAt(name);
        act(() => vi.advanceTimersByTime(0));
      };
      enter('About Us');
      expect([isOpen('Services'), isOpen('About Us')]).toEqual([false, true]);
      screen.getAllByRole('link', { name: 'Our Team' })[0]!.focus();
      enter('Services');
      expect([isOpen('Services'), isOpen('About Us')]).toEqual([false, true]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not open on hover when a pointer merely crosses it, or for touch pointers', () => {
    render(<SiteHeader {...props} />);
    vi.useFakeTimers();
    try {
      pointAt('Services');
      act(() => vi.advanceTimersByTime(100));
      pointAway('Services');
      pointAt('About Us', 'touch');
      act(() => vi.advanceTimersByTime(1000));
      expect([isOpen('Services'), isOpen('About Us')]).toEqual([false, false]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('closes shortly after the pointer has left, unless it returns', { tags: ['wcag:1.4.13'] }, async () => {
    const user = userEvent.setup();
    render(<SiteHeader {...props} />);
    await user.hover(group('Services'));
    await waitFor(() => expect(isOpen('Services')).toBe(true));
    vi.useFakeTimers();
    try {
      pointAway('Services');
      act(() => vi.advanceTimersByTime(100));
      pointAt('Services');
      act(() => vi.advanceTimersByTime(1000));
      expect(isOpen('Services')).toBe(true);
      pointAway('Services');
      act(() => vi.advanceTimersByTime(1000));
      expect(isOpen('Services')).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('closes on a page change, and at widths where there is no menu', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<SiteHeader {...props} />);
    await user.click(group('Services'));
    rerender(<SiteHeader {...props} currentPath="/services/events" />);
    expect(isOpen('Services')).toBe(false);
    await user.click(group('Services'));
    expect(isOpen('Services')).toBe(true);
    act(() => {
      for (const change of widthChanges) change();
    });
    expect(isOpen('Services')).toBe(false);
  });
});

describe('the mobile menu', () => {
  const dialog = () => document.querySelector('dialog')!;

  async function openMenu() {
    const user = userEvent.setup();
    const page = render(<SiteHeader {...props} />);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(dialog().open).toBe(true);
    return { user, ...page, inMenu: within(dialog()) };
  }

  it('opens and closes with JavaScript where there are no invoker commands', async () => {
    const { user, inMenu } = await openMenu();
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledOnce();
    await user.click(inMenu.getByRole('button', { name: 'Close menu' }));
    expect(dialog().open).toBe(false);
  });

  // Chromium warns when an open dialog is opened again.
  it('does not open the dialog itself in a browser that supports invoker commands', async () => {
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { value: null, configurable: true });
    try {
      render(<SiteHeader {...props} />);
      await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
      expect(HTMLDialogElement.prototype.showModal).not.toHaveBeenCalled();
    } finally {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    }
  });

  it('focuses its button before it opens, so that focus can return there', async () => {
    await openMenu();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
  });

  it.each(['Blog', 'Get A Quote'])('closes when the %s link is chosen', async (name) => {
    const { user, inMenu } = await openMenu();
    dialog().addEventListener('click', (event) => event.preventDefault());
    await user.click(inMenu.getByRole('link', { name }));
    expect(dialog().open).toBe(false);
  });

  it('closes when the page changes', async () => {
    const { rerender } = await openMenu();
    rerender(<SiteHeader {...props} currentPath="/" />);
    expect(dialog().open).toBe(false);
  });

  it('stays open when it re-renders', async () => {
    const { rerender } = await openMenu();
    rerender(<SiteHeader {...props} />);
    expect(dialog().open).toBe(true);
  });

  it('closes when the page becomes wide enough for the main menu', async () => {
    await openMenu();
    act(() => {
      for (const change of widthChanges) change();
    });
    expect(dialog().open).toBe(false);
  });
});

it('has no duplicate ids when a page has two headers', () => {
  const body = parse(
    renderToString(
      <>
        <SiteHeader {...props} />
        <SiteHeader {...props} />
      </>,
    ),
  );
  const ids = [...body.querySelectorAll('[id]')].map((element) => element.id);
  expect(ids.length).toBeGreaterThan(8);
  expect(ids).toEqual([...new Set(ids)]);
});

describe.each(['pagehide', 'popstate'])('%s', (type) => {
  const leave = () => act(() => void dispatchEvent(new Event(type)));

  it('closes an open group, so that visitors who return to the page don’t see it', () => {
    render(<SiteHeader {...props} />);
    fireEvent.click(group('Services'));
    expect(isOpen('Services')).toBe(true);
    leave();
    expect(isOpen('Services')).toBe(false);
  });

  it('closes the mobile menu', () => {
    render(<SiteHeader {...props} />);
    const menu = document.querySelector('dialog');
    act(() => menu?.showModal());
    leave();
    expect(menu?.open).toBe(false);
  });
});
