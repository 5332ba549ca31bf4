// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FaqCategory, faqCategorySchema } from '../../entities/index.js';
import { FaqSection } from './FaqSection.js';

const categories: FaqCategory[] = [
  {
    name: 'General',
    entries: [
      { id: 'one', question: 'First?', answer: 'The first answer.\n\nIts second paragraph.' },
      { question: 'Second?', answer: 'The second answer.' },
    ],
  },
  { name: 'Events & Expos', entries: [{ id: 'three', question: 'Third?', answer: 'The third answer.' }] },
  { name: 'Pricing', entries: [{ question: 'Fourth?', answer: 'The fourth answer.' }] },
];

let isDesktop = true;
const scrolled = vi.fn();

beforeEach(() => {
  isDesktop = true;
  scrolled.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: isDesktop, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled(this.textContent);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const question = (name: string) => screen.getByRole('button', { name, hidden: true });
const tab = (name: string) => screen.getByRole('tab', { name });
const answer = (name: string) => document.getElementById(question(name).getAttribute('aria-controls') ?? '');
const isOpen = (name: string) => {
  const open = question(name).getAttribute('aria-expanded') === 'true';
  // The accessible state matches the visible one.
  expect(answer(name)?.hasAttribute('hidden')).toBe(!open);
  return open;
};

describe('FaqSection', () => {
  it('shows an answer’s content in place of its text', () => {
    const content = (
      <ul>
        <li>
          <a href="/prices">Our prices</a>
        </li>
      </ul>
    );
    const entries = [{ id: 'rich', question: 'What does it cost?', answer: 'See our prices.', content }];
    const html = renderToString(<FaqSection id="faq" categories={[{ name: 'Prices', entries }]} />);
    expect(html).toContain('<a href="/prices">Our prices</a>');
    expect(html).not.toContain('See our prices.');
    expect(faqCategorySchema.parse({ name: 'Prices', entries })).toEqual({ name: 'Prices', entries });
  });

  it('contains every answer in the server’s HTML, closed but searchable', () => {
    const html = renderToString(<FaqSection categories={categories} />);
    for (const { entries } of categories) for (const { question: asked } of entries) expect(html).toContain(asked);
    for (const part of ['The first answer.', 'Its second paragraph.', 'The fourth answer.'])
      expect(html).toContain(part);
    // Four answers, and the two other categories.
    expect(html.match(/hidden="until-found"/g)).toHaveLength(6);
    expect(html).not.toMatch(/ style=/);
  });

  it('hydrates without a mismatch, even if the browser has opened an answer', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<FaqSection id="faq" categories={categories} />);
    expect(container.querySelector('section')?.getAttribute('data-hydrated')).toBe('false');
    for (const id of ['faq-three', 'faq-category-events-expos']) {
      container.querySelector(`#${id}`)?.removeAttribute('hidden');
    }
    const root = await act(() => hydrateRoot(container, <FaqSection id="faq" categories={categories} />));
    expect(said).not.toHaveBeenCalled();
    expect(container.querySelector('section')?.getAttribute('data-hydrated')).toBe('true');
    expect(tab('Events & Expos').getAttribute('aria-selected')).toBe('true');
    expect(isOpen('Third?')).toBe(true);
    await act(() => root.unmount());
    container.remove();
    said.mockRestore();
  });

  it('wraps each button in a heading of the right level', { tags: ['wcag:1.3.1'] }, () => {
    render(<FaqSection categories={categories} headingLevel={3} />);
    const heading = question('First?').parentElement;
    expect(heading?.tagName).toBe('H5');
    expect(heading?.children).toHaveLength(1);
    cleanup();
    render(<FaqSection categories={categories.slice(0, 1)} />);
    expect(question('First?').parentElement?.tagName).toBe('H3');
  });

  it('opens only one question at a time in the whole section, and closes it again', async () => {
    const user = userEvent.setup();
    render(<FaqSection categories={categories} />);
    await user.click(question('First?'));
    expect(isOpen('First?')).toBe(true);
    await user.click(question('Second?'));
    expect([isOpen('First?'), isOpen('Second?')]).toEqual([false, true]);
    await user.click(tab('Pricing'));
    await user.click(question('Fourth?'));
    expect([isOpen('Second?'), isOpen('Fourth?')]).toEqual([false, true]);
    await user.click(question('Fourth?'));
    expect(isOpen('Fourth?')).toBe(false);
  });

  it('moves between the questions of a category with arrow keys, Home and End', { tags: ['wcag:2.1.1'] }, () => {
    render(<FaqSection categories={categories} />);
    question('First?').focus();
    const reached = (key: string) => {
      fireEvent.keyDown(document.activeElement as Element, { key });
      return document.activeElement?.textContent;
    };
    expect(reached('ArrowDown')).toBe('2Second?');
    expect(reached('ArrowDown')).toBe('1First?');
    expect(reached('ArrowUp')).toBe('2Second?');
    expect(reached('Home')).toBe('1First?');
    expect(reached('End')).toBe('2Second?');
    expect(isOpen('First?') || isOpen('Second?')).toBe(false);
  });

  it('leaves browser shortcuts pressed on a question alone', { tags: ['wcag:2.1.1'] }, () => {
    render(<FaqSection categories={categories} />);
    question('First?').focus();
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(fireEvent.keyDown(question('First?'), { key: 'End', [modifier]: true }), modifier).toBe(true);
      expect(document.activeElement).toBe(question('First?'));
    }
  });

  it('names the open panel after its tab, and the tabs without their counts', { tags: ['wcag:1.3.1'] }, async () => {
    render(<FaqSection categories={categories} />);
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    for (const one of screen.getAllByRole('tab')) {
      await userEvent.click(one);
      const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
      expect(panel?.getAttribute('role')).toBe('tabpanel');
      expect(panel?.getAttribute('aria-labelledby')).toBe(one.id);
    }
    expect(tab('General').textContent).toBe('General2');
  });

  it('gives closed panels no role', () => {
    const page = new DOMParser().parseFromString(renderToString(<FaqSection categories={categories} />), 'text/html');
    const closed = [...page.querySelectorAll('[id*="-category-"][hidden]:not([role="tab"])')];
    expect(closed.length).toBeGreaterThanOrEqual(2);
    expect(closed.filter((panel) => panel.hasAttribute('role') || panel.hasAttribute('aria-labelledby'))).toEqual([]);
    expect(page.querySelectorAll('[role="tabpanel"]')).toHaveLength(1);
  });

  it('uses the up and down arrow keys in a column of tabs', () => {
    render(<FaqSection categories={categories} />);
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    tab('General').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(tab('General'));
    press('ArrowDown');
    expect(document.activeElement).toBe(tab('Events & Expos'));
    expect(tab('Events & Expos').tabIndex).toBe(0);
    expect(tab('General').tabIndex).toBe(-1);
    press('End');
    press('ArrowDown');
    expect(document.activeElement).toBe(tab('General'));
    press('ArrowUp');
    expect(document.activeElement).toBe(tab('Pricing'));
    press('Home');
    expect(tab('General').getAttribute('aria-selected')).toBe('true');
  });

  it.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ])('uses the left and right arrow keys in rows of tabs (%s)', (direction, forward) => {
    isDesktop = false;
    render(<FaqSection categories={categories} style={{ direction: direction as 'ltr' | 'rtl' }} />);
    const list = screen.getByRole('tablist');
    list.style.direction = direction;
    expect(list.getAttribute('aria-orientation')).toBe('horizontal');
    tab('General').focus();
    expect(fireEvent.keyDown(tab('General'), { key: 'ArrowDown' })).toBe(true);
    expect(document.activeElement).toBe(tab('General'));
    fireEvent.keyDown(tab('General'), { key: forward });
    expect(document.activeElement).toBe(tab('Events & Expos'));
  });

  it('ignores keys with a modifier', { tags: ['wcag:2.1.1'] }, () => {
    render(<FaqSection categories={categories} />);
    expect(fireEvent.keyDown(tab('General'), { key: 'Home', metaKey: true })).toBe(true);
    expect(fireEvent.keyDown(tab('General'), { key: 'End', altKey: true })).toBe(true);
  });

  it('opens and shows the question in the URL’s fragment, both on load and on later changes', () => {
    location.hash = '#faq-three';
    render(<FaqSection id="faq" categories={categories} />);
    expect(tab('Events & Expos').getAttribute('aria-selected')).toBe('true');
    expect(isOpen('Third?')).toBe(true);
    expect(scrolled).toHaveBeenCalledOnce();
    expect(scrolled.mock.calls[0]?.[0]).toContain('Third?');
    history.replaceState(null, '', '#faq-category-pricing');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(tab('Pricing').getAttribute('aria-selected')).toBe('true');
    history.replaceState(null, '', '#faq-category-general-2');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(isOpen('Second?')).toBe(true);
  });

  it('scrolls to the category in the URL’s fragment', () => {
    location.hash = '#faq-category-pricing';
    render(<FaqSection id="faq" categories={categories} />);
    expect(tab('Pricing').getAttribute('aria-selected')).toBe('true');
    expect(scrolled.mock.calls.map(([text]) => text)).toEqual([expect.stringMatching(/^Pricing.*Fourth\?/)]);
  });

  it('handles keys immediately after hydration, even on a phone', async () => {
    isDesktop = false;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<FaqSection categories={categories} />);
    const root = await act(() => hydrateRoot(container, <FaqSection categories={categories} />));
    tab('General').focus();
    fireEvent.keyDown(tab('General'), { key: 'ArrowRight' });
    expect(tab('Events & Expos').getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(tab('Events & Expos'));
    await act(() => root.unmount());
    container.remove();
  });

  it('does not throw when the URL’s fragment becomes malformed', () => {
    render(<FaqSection id="faq" categories={categories} />);
    for (const hash of ['#%', '#faq-category-%E0%A4%A', '#faq-%zz']) {
      history.replaceState(null, '', `/${hash}`);
      expect(() => fireEvent(window, new HashChangeEvent('hashchange'))).not.toThrow();
    }
    expect(tab('General').getAttribute('aria-selected')).toBe('true');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it.each(['#elsewhere', '#50%', '#%E0%A4%A', '#faq-category-%', '#', ''])('ignores the fragment "%s"', (hash) => {
    history.replaceState(null, '', `/${hash}`);
    render(<FaqSection id="faq" categories={categories} />);
    expect(tab('General').getAttribute('aria-selected')).toBe('true');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('opens the question that the browser’s find-in-page search has found', () => {
    const onCategoryChange = vi.fn();
    render(<FaqSection categories={categories} onCategoryChange={onCategoryChange} />);
    fireEvent(answer('Fourth?') as Element, new Event('beforematch', { bubbles: true }));
    expect(isOpen('Fourth?')).toBe(true);
    expect(tab('Pricing').getAttribute('aria-selected')).toBe('true');
    expect(onCategoryChange.mock.calls).toEqual([['Pricing']]);
  });

  it('shows the category that its caller controls, and reports the visitor’s choice', async () => {
    const onCategoryChange = vi.fn();
    const { rerender } = render(
      <FaqSection categories={categories} category="Pricing" onCategoryChange={onCategoryChange} />,
    );
    await userEvent.click(tab('General'));
    expect(onCategoryChange.mock.calls).toEqual([['General']]);
    expect(tab('Pricing').getAttribute('aria-selected')).toBe('true');
    rerender(<FaqSection categories={categories} category="General" onCategoryChange={onCategoryChange} />);
    expect(tab('General').getAttribute('aria-selected')).toBe('true');
  });

  it('starts with the default category, or with the first one', () => {
    render(<FaqSection categories={categories} defaultCategory="Pricing" />);
    expect(tab('Pricing').getAttribute('aria-selected')).toBe('true');
    cleanup();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<FaqSection categories={categories} category="Unknown" />);
    expect(tab('General').getAttribute('aria-selected')).toBe('true');
    said.mockRestore();
  });

  it('opens the default question and its category, including in the server’s HTML', async () => {
    const page = new DOMParser().parseFromString(
      renderToString(<FaqSection categories={categories} defaultOpenQuestion="three" />),
      'text/html',
    );
    expect([...page.querySelectorAll('[hidden]')].map((closed) => closed.textContent)).not.toContain(
      'The third answer.',
    );
    render(<FaqSection categories={categories} defaultOpenQuestion="three" />);
    expect(isOpen('Third?')).toBe(true);
    expect(tab('Events & Expos').getAttribute('aria-selected')).toBe('true');
    await userEvent.click(question('Third?'));
    expect(isOpen('Third?')).toBe(false);
  });

  it('lets its caller control which question is open', async () => {
    const onOpenQuestionChange = vi.fn();
    const faq = (openQuestion: string) => (
      <FaqSection categories={categories} openQuestion={openQuestion} onOpenQuestionChange={onOpenQuestionChange} />
    );
    const { rerender } = render(faq(''));
    await userEvent.click(question('First?'));
    await userEvent.click(question('Second?'));
    expect(onOpenQuestionChange.mock.calls).toEqual([['one'], ['Second?']]);
    expect(isOpen('First?') || isOpen('Second?')).toBe(false);
    rerender(faq('Second?'));
    expect(isOpen('Second?')).toBe(true);
    await userEvent.click(question('Second?'));
    expect(onOpenQuestionChange).toHaveBeenLastCalledWith('');
    // Opening a question in another category also selects that category.
    rerender(faq('Fourth?'));
    expect(isOpen('Fourth?')).toBe(true);
    expect(tab('Pricing').getAttribute('aria-selected')).toBe('true');
    await userEvent.click(tab('General'));
    expect(tab('General').getAttribute('aria-selected')).toBe('true');
  });

  it('reports the question that a fragment opens', () => {
    const onOpenQuestionChange = vi.fn();
    history.replaceState(null, '', '#faq-three');
    render(<FaqSection id="faq" categories={categories} openQuestion="" onOpenQuestionChange={onOpenQuestionChange} />);
    expect(onOpenQuestionChange.mock.calls).toEqual([['three']]);
    expect(isOpen('Third?')).toBe(false);
  });

  it('opens the question in the selected category when two have the same text', async () => {
    const entries = [{ question: 'How much?', answer: 'It depends.' }];
    const twice = ['Tents', 'Chairs'].map((name) => ({ name, entries }));
    render(<FaqSection id="faq" categories={twice} defaultCategory="Chairs" />);
    await userEvent.click(screen.getByRole('button', { name: 'How much?' }));
    expect(tab('Chairs').getAttribute('aria-selected')).toBe('true');
    expect(document.getElementById('faq-category-chairs-1')?.hasAttribute('hidden')).toBe(false);
  });

  it('renders extra content below an answer', () => {
    render(<FaqSection categories={categories} extras={{ one: <output>Chart</output> }} />);
    expect(within(answer('First?') as HTMLElement).getByText('Chart').previousElementSibling?.textContent).toBe(
      'Its second paragraph.',
    );
    expect(screen.getAllByText('Chart')).toHaveLength(1);
  });

  it('shows a sentence when a category is empty', () => {
    render(<FaqSection categories={[{ name: 'General', entries: [] }]} labels={{ empty: 'Hakuna.' }} />);
    expect(screen.getByText('Hakuna.')).toBeTruthy();
  });

  it('has no duplicate ids when rendered twice', () => {
    const { container } = render(
      <>
        <FaqSection categories={categories} />
        <FaqSection categories={categories} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
