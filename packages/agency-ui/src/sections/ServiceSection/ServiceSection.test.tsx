// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { ServiceFeature } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
import { badgeGlyph } from './badge-glyphs.js';
import { burst } from './burst.js';
import { layoutPlans, type ServiceLayout } from './layouts.js';
import { ServiceSection } from './ServiceSection.js';

const service: ServiceFeature = {
  eyebrow: 'Expos',
  heading: 'A stand people cross the hall for',
  description: 'We draw the plan, build the stand and bring the visitors.',
  points: ['Trade shows', 'Summits', 'Vendor expos'],
  path: '/services/expos',
  images: [storyPicture(1, 'A hall'), storyPicture(2, 'A stand')],
  badge: '🤝',
};
const layouts = Object.keys(layoutPlans) as ServiceLayout[];

function rendered(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  return container;
}

describe('ServiceSection', () => {
  it.each(layouts)('has the same text in the %s layout as in any other', { tags: ['wcag:1.3.2'] }, (layout) => {
    const root = rendered(renderToString(<ServiceSection service={service} layout={layout} />));
    expect([...root.querySelectorAll('li')].map((point) => point.textContent)).toEqual(service.points);
    expect(root.querySelectorAll('[data-badge]')).toHaveLength(1);
    expect(root.querySelector('a')?.textContent).toBe('Learn More about Expos');
    expect(root.querySelector('section')?.dataset['layout']).toBe(layout);
  });

  it('renders on the server, hydrates without a mismatch and has no duplicate ids', async () => {
    const two = (
      <>
        <ServiceSection service={service} />
        <ServiceSection service={service} />
      </>
    );
    const { window: browser } = globalThis;
    vi.stubGlobal('window', undefined);
    const html = renderToString(two);
    vi.stubGlobal('window', browser);

    const container = rendered(html);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);

    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onRecoverableError = vi.fn();
    const root = await act(() => hydrateRoot(container, two, { onRecoverableError }));
    expect(said).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(() => root.unmount());
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});

describe('badgeGlyph', () => {
  it('finds an emoji with or without its variation selector', () => {
    expect(badgeGlyph('🎙️')).toBeDefined();
    expect(badgeGlyph('🎙️')).toBe(badgeGlyph('🎙'));
  });

  it('returns nothing for any other emoji', () => {
    expect(badgeGlyph('🎺')).toBeUndefined();
  });
});

describe('burst', () => {
  it('has a corner for each point and notch, all inside its box', () => {
    const numbers =
      burst(18, 0.14)
        .match(/[\d.]+/g)
        ?.map(Number) ?? [];
    expect(numbers).toHaveLength(72);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
  });
});
