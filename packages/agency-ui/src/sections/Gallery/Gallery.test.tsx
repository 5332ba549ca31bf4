// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { galleryPictureSchema } from '../../entities/index.js';
import { Gallery } from './Gallery.js';
import { largestFile } from './largest-file.js';
import { proportionsOf } from './proportions.js';

const picture = (src: string, alt: string) => ({ src, alt, width: 1200, height: 900 });

const large = picture('/sea-large.jpg', 'A tent by the sea');
const pictures = [
  { id: 'sea', picture: picture('/sea.jpg', 'A tent by the sea'), large, caption: 'Diani' },
  { id: 'hill', picture: picture('/hill.jpg', 'A tent on a hill') },
  { id: 'lake', picture: picture('/lake.jpg', 'A tent by the lake') },
];

const gallery = <Gallery id="tents" heading="Our tents" pictures={pictures} />;

const link = (alt: string) => screen.getByRole('link', { name: `Enlarge picture: ${alt}` });

const pressedEscape = () => act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());

const isClosed = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('the server’s HTML', () => {
  const html = renderToString(gallery);

  it('links each picture to its large file, without a dialog', () => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect([...page.links].map((anchor) => anchor.getAttribute('href'))).toEqual([
      '/sea-large.jpg',
      '/hill.jpg',
      '/lake.jpg',
    ]);
    expect(page.querySelector('dialog')).toBeNull();
  });

  it('gives each picture its fragment', () => {
    for (const { id } of pictures) expect(html).toContain(`id="tents-${id}"`);
  });

  it('has no style attribute, because a strict policy forbids it', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });
});

describe('the lightbox', () => {
  it('opens the picture that was pressed, at its own URL', { tags: ['wcag:4.1.2'] }, async () => {
    render(gallery);
    fireEvent.click(link('A tent on a hill'));
    const dialog = within(screen.getByRole('dialog', { name: 'Our tents' }));
    expect(dialog.getByRole('img', { name: 'A tent on a hill' })).toBeTruthy();
    expect(location.hash).toBe('#tents-hill');
  });

  it.each([['ctrlKey'], ['metaKey'], ['shiftKey'], ['altKey']])('leaves a press with %s to the browser', (key) => {
    render(gallery);
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    // jsdom would open the file.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    const prevented = vi.spyOn(pressed, 'preventDefault');
    act(() => void link('A tent on a hill').dispatchEvent(pressed));
    expect(prevented).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('replaces the URL while the visitor browses, and stops at both ends', () => {
    render(gallery);
    fireEvent.click(link('A tent on a hill'));
    const entries = history.length;
    const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });
    press('ArrowRight');
    press('ArrowRight');
    expect(location.hash).toBe('#tents-lake');
    expect(screen.getByRole('button', { name: 'Next picture' }).getAttribute('aria-disabled')).toBe('true');
    press('Home');
    press('ArrowLeft');
    expect(location.hash).toBe('#tents-sea');
    press('End');
    expect(location.hash).toBe('#tents-lake');
    expect(history.length).toBe(entries);
  });

  it('announces each further picture, but not the first', { tags: ['wcag:4.1.3'] }, () => {
    render(gallery);
    fireEvent.click(link('A tent by the sea'));
    const live = screen.getByRole('dialog').querySelector('[aria-live]');
    expect(live?.textContent).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(live?.textContent).toBe('2 of 3: A tent on a hill');
  });

  it('loads the adjacent pictures once the open one has loaded', () => {
    render(gallery);
    fireEvent.click(link('A tent by the sea'));
    const images = () => [...screen.getByRole('dialog').querySelectorAll('img')].map(({ alt }) => alt);
    expect(images()).toEqual(['A tent by the sea']);
    fireEvent.load(within(screen.getByRole('dialog')).getByRole('img'));
    expect(images()).toHaveLength(3);
  });

  it('returns focus to the last picture shown, and removes its history entry', { tags: ['wcag:2.4.3'] }, async () => {
    render(gallery);
    fireEvent.click(link('A tent by the sea'));
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await pressedEscape();
    await isClosed();
    expect(document.activeElement).toBe(link('A tent on a hill'));
    expect(location.hash).toBe('');
  });

  it('closes with Back', async () => {
    render(gallery);
    fireEvent.click(link('A tent by the sea'));
    await act(async () => history.back());
    await isClosed();
    expect(document.activeElement).toBe(link('A tent by the sea'));
  });

  it('goes back only once if Back closes the dialog before the fragment changes, as in WebKit', () => {
    render(gallery);
    fireEvent.click(link('A tent by the sea'));
    const back = vi.spyOn(history, 'back');
    history.replaceState(null, '', '/');
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(back).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens from the URL, and stays on the page when it closes', async () => {
    history.replaceState(null, '', '/work?year=2026#tents-lake');
    const back = vi.spyOn(history, 'back');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(gallery);
    // Unmounted and removed after the test, even if it fails.
    render(gallery, { container, hydrate: true });
    expect(within(screen.getByRole('dialog')).getByRole('img', { name: 'A tent by the lake' })).toBeTruthy();
    await pressedEscape();
    await isClosed();
    expect(back).not.toHaveBeenCalled();
    expect(location.pathname + location.search + location.hash).toBe('/work?year=2026');
  });

  it('ignores other fragments and malformed ones', () => {
    history.replaceState(null, '', '/#50%');
    render(gallery);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps moving after Safari refuses further URL changes', () => {
    render(gallery);
    fireEvent.click(link('A tent by the sea'));
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
    });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(within(screen.getByRole('dialog')).getByRole('img', { name: 'A tent on a hill' })).toBeTruthy();
  });

  it('has no counter, arrows or scrolling row when there is only one picture', () => {
    render(<Gallery heading="Our tent" pictures={pictures.slice(0, 1)} />);
    fireEvent.click(link('A tent by the sea'));
    expect(within(screen.getByRole('dialog')).getAllByRole('button')).toHaveLength(1);
    expect(within(screen.getByRole('dialog')).getByRole('list').hasAttribute('tabindex')).toBe(false);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(screen.getByText('Diani', { selector: 'dialog *' })).toBeTruthy();
  });
});

describe('largestFile', () => {
  const picture = { src: '/tent-480.jpg', width: 480, height: 360, alt: '' };

  it('returns the widest source', () => {
    const sources = [
      { media: '(width < 40rem)', srcSet: '/tall-2000.avif 2000w' },
      { type: 'image/avif', srcSet: '/tent-320.avif 320w, /tent-960.avif 960w' },
    ];
    expect(largestFile({ ...picture, sources })).toBe('/tent-960.avif');
  });

  it('returns the fallback unless a source is wider', () => {
    expect(largestFile(picture)).toBe('/tent-480.jpg');
    expect(largestFile({ ...picture, sources: [{ srcSet: '/tent.avif 2x' }] })).toBe('/tent-480.jpg');
  });
});

describe('proportionsOf', () => {
  it.each([
    [1600, 1200, 13],
    [1200, 1200, 10],
    [100, 1000, 5],
    [9000, 1000, 30],
    [0, 0, 13],
  ])('rounds the proportions of %d × %d px to %d tenths', (width, height, tenths) => {
    expect(proportionsOf({ src: '', alt: '', width, height })).toBe(tenths);
  });
});

describe('galleryPictureSchema', () => {
  it('says how to write an id', () => {
    const picture = { ...pictures[1], id: 'On a hill' };
    expect(galleryPictureSchema.safeParse(picture).error?.issues[0]?.message).toBe('Use an id in kebab-case.');
  });
});
