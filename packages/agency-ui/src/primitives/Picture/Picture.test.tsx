import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PictureSource } from '../../entities/index.js';
import { Picture } from './Picture.js';

const picture: PictureSource = {
  src: '/pictures/press.jpg',
  width: 1200,
  height: 900,
  alt: 'A press at night',
  sources: [
    { media: '(width < 40rem)', type: 'image/avif', srcSet: '/pictures/press-tall.avif 800w' },
    { type: 'image/avif', srcSet: '/pictures/press.avif 1200w' },
  ],
  placeholder: '#140f2e',
  focus: { x: 0.72, y: 0.4 },
};

const html = (element: React.ReactElement) => renderToStaticMarkup(element);
const attributesOf = (markup: string) => /<img ([^>]*)>/.exec(markup)?.[1] ?? '';

describe('Picture', () => {
  it('reserves the picture’s space and sets its alternative text', { tags: ['wcag:1.1.1'] }, () => {
    const image = attributesOf(html(<Picture picture={picture} sizes="50vw" />));
    expect(image).toContain('width="1200"');
    expect(image).toContain('height="900"');
    expect(image).toContain('alt="A press at night"');
  });

  it('loads lazily unless it has priority', () => {
    const later = attributesOf(html(<Picture picture={picture} sizes="50vw" />));
    expect(later).toContain('loading="lazy"');
    expect(later).toContain('fetchPriority="auto"');
    const now = attributesOf(html(<Picture picture={picture} sizes="50vw" priority />));
    expect(now).toContain('loading="eager"');
    expect(now).toContain('fetchPriority="high"');
  });

  it('offers every source in order, each with its sizes', () => {
    const sources = html(<Picture picture={picture} sizes="50vw" />).match(/<source [^>]*>/g) ?? [];
    expect(sources).toHaveLength(2);
    expect(sources[0]).toContain('media="(width &lt; 40rem)"');
    expect(sources[0]).toContain('press-tall.avif');
    expect(sources[1]).toContain('press.avif 1200w');
    for (const source of sources) expect(source).toContain('sizes="50vw"');
  });

  it('sets sizes only on sources with width descriptors', () => {
    const one = { ...picture, sources: [{ type: 'image/avif', srcSet: '/pictures/press.avif' }] };
    const markup = html(<Picture picture={one} sizes="50vw" />);
    expect(markup).toContain('srcSet="/pictures/press.avif"');
    expect(markup).not.toContain('sizes');
    expect(attributesOf(html(<Picture picture={picture} sizes="50vw" />))).not.toContain('sizes');
  });

  it('sets src last, because Safari starts the request immediately', () => {
    expect(attributesOf(html(<Picture picture={picture} sizes="50vw" data-x="" />))).toMatch(
      /src="\/pictures\/press\.jpg"\/?$/,
    );
  });

  it('has no style attribute, because a strict policy forbids it', () => {
    const markup = html(<Picture picture={picture} sizes="50vw" />);
    expect(markup).toContain('data-placeholder="#140f2e"');
    expect(markup).not.toContain('style=');
    const elsewhere = html(<Picture picture={{ ...picture, focus: { x: 0.1, y: 0.4 } }} sizes="50vw" />);
    expect(attributesOf(elsewhere)).not.toBe(attributesOf(markup));
  });

  it('keeps one end of the picture in view on phones', () => {
    const classesOf = (phoneFocus?: 'top' | 'bottom' | 'whole') =>
      /class="([^"]*)"/
        .exec(attributesOf(html(<Picture picture={{ ...picture, phoneFocus }} sizes="50vw" />)))?.[1]
        ?.split(' ');
    expect(classesOf('top')).toHaveLength((classesOf()?.length ?? 0) + 1);
    expect(classesOf('top')).not.toEqual(classesOf('bottom'));
  });

  it('accepts custom alternative text, including an empty string', { tags: ['wcag:1.1.1'] }, () => {
    expect(html(<Picture picture={picture} sizes="50vw" alt="" />)).toContain('alt=""');
  });

  it('passes attributes to the image', () => {
    const image = attributesOf(
      html(<Picture picture={picture} sizes="50vw" className="mine" style={{ opacity: 0.5 }} data-slide="1" />),
    );
    expect(image).toMatch(/class="[^"]* mine"/);
    expect(image).toContain('opacity:0.5');
    expect(image).toContain('data-slide="1"');
  });
});
