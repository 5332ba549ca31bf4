import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agencyTheme } from './agency-theme.js';
import { contrast } from './color.js';
import { agencyThemeCss, createAgencyTheme } from './create-agency-theme.js';
import { darkColors } from './dark-colors.js';
import { layerOrder } from './layer-order.js';
import { micrositeTheme } from './microsite-theme.js';
import { plainTheme } from './plain-theme.js';
import { promisedPairs } from './story-contrast-pairs.js';
import { tokenName } from './token-name.js';

describe('agencyThemeCss', () => {
  it('emits each token under its public name, in the theme layer', () => {
    expect(agencyThemeCss({ radius: { card: '0' }, motion: { fast: '1ms' } })).toBe(
      `${layerOrder}\n@layer agency.theme {\n  :root {\n    --agency-radius-card: 0;\n    --agency-motion-fast: 1ms;\n  }\n}\n`,
    );
  });

  it('applies each tone’s colours inside the selector and on an element that matches both', () => {
    const css = agencyThemeCss({ tones: { night: { accent: '#00ff00' } } }, '[data-brand="coast"]');
    expect(css).toContain(
      ':is([data-brand="coast"])[data-agency-tone="night"], :is([data-brand="coast"]) [data-agency-tone="night"] {\n' +
        '    color-scheme: dark;\n    --agency-color-accent: #00ff00;\n  }',
    );
    expect(css).not.toContain('[data-agency-tone="accent"]');
  });
});

describe('a dark page', () => {
  it('uses the night colours on the light tones, either always or when the system setting is dark', () => {
    const css = agencyThemeCss({ color: { surface: '#eaf3e6', text: '#15372a', accent: '#ff9cc2' } });
    const night = /:is\(:root\)\[data-agency-tone="night"\][^{]*\{([^}]*)\}/.exec(css)?.[1];
    expect(night).toContain('--agency-color-surface');
    for (const scheme of ['dark', 'system']) {
      const root = new RegExp(`:is\\(:root\\):is\\(\\[data-agency-color-scheme="${scheme}"\\][^{]*\\{([^}]*)\\}`);
      expect(root.exec(css)?.[1]).toBe(night);
    }
    expect(css.split('@media screen and (prefers-color-scheme: dark)')).toHaveLength(3);
  });

  it('does not use a light tone’s colours on the dark background', () => {
    const css = agencyThemeCss({ color: { link: 'rebeccapurple' } });
    const [, dark] = /color-scheme="dark"[^{]*\{([^}]*)\}/.exec(css) ?? [];
    expect(dark).toContain('--agency-color-link: #ffb114;');
  });

  it.each(Object.entries({ agencyTheme, micrositeTheme, plainTheme }))(
    'has sufficient contrast in %s',
    (_name, { tones }) => {
      const { paper, white } = darkColors(tones as unknown as Parameters<typeof darkColors>[0]);
      expect(white['surface']).not.toBe(paper['surface']);
      for (const colors of [paper, { ...paper, ...white }])
        for (const [mark, ground, least] of promisedPairs)
          expect(contrast(colors[mark] ?? '', colors[ground] ?? ''), `${mark} on ${ground}`).toBeGreaterThanOrEqual(
            least,
          );
    },
  );
});

describe('the plain theme', () => {
  /** Custom properties in the first rule whose selector begins as given. */
  const rule = (css: string, selector: string) => {
    const start = css.indexOf(`  ${selector}`);
    const [, body = ''] = /\{([^}]*)\}/.exec(css.slice(start)) ?? [];
    return Object.fromEntries([...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
  };

  it('draws the line below the header in the colour of dividers, on dark pages too', () => {
    const root = '[data-agency-theme="plain"]';
    const css = agencyThemeCss(plainTheme, root);
    expect(rule(css, `${root} {`)['--agency-shadow-header']).toBe('0 1px 0 var(--agency-color-line)');
    const dark = rule(css, `:is(${root}):is([data-agency-color-scheme="dark"]`);
    expect(dark['--agency-color-line']).toBe(plainTheme.tones.night.line);
    expect(dark['--agency-color-line']).not.toBe(plainTheme.tones.paper.line);
  });

  it('can be rebranded as in docs/theming.md, with readable dark colours', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../docs/theming.md'), 'utf8');
    const [, selector = '', values = ''] =
      /createAgencyTheme\('(:root\[data-agency-theme=plain\])', \{\s*color: \{([^}]*)\}/.exec(page) ?? [];
    const color = Object.fromEntries(
      [...values.matchAll(/(\w+): '(#\w{6})'/g)].map(([, name, value]) => [name, value]),
    );
    expect(Object.keys(color)).toEqual(['surface', 'surfaceRaised', 'text', 'accent']);

    const css = agencyThemeCss({ color }, selector);
    const light = rule(css, `${selector} {`);
    const dark = rule(css, `:is(${selector}):is([data-agency-color-scheme="dark"]`);
    expect(light['--agency-color-accent']).toBe(color['accent']);
    expect(light['--agency-shadow-header']).toBe('0 1px 0 var(--agency-color-line)');
    expect(dark['--agency-color-link']).not.toBe(light['--agency-color-link']);
    for (const colors of [light, dark])
      for (const [mark, ground, least] of promisedPairs)
        expect(
          contrast(colors[tokenName('color', mark)] ?? '', colors[tokenName('color', ground)] ?? ''),
          `${mark} on ${ground}`,
        ).toBeGreaterThanOrEqual(least);
    // Typefaces, corners and ornaments stay those of the plain theme.
    expect(css).not.toMatch(/--agency-(font|type|radius|ornament)-/);
  });
});

describe('a printed page', () => {
  it.each(Object.entries({ agencyTheme, micrositeTheme, plainTheme }))(
    'prints %s in ink on white paper',
    (_name, theme) => {
      const css = agencyThemeCss(theme);
      const print = /@media print \{\s*:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
      const color = (name: string) => new RegExp(`--agency-color-${name}: (#\\w+);`).exec(print)?.[1] ?? '';
      for (const name of ['text', 'text-muted', 'highlight', 'eyebrow', 'link', 'on-accent', 'positive', 'negative'])
        expect(contrast(color(name), '#ffffff'), name).toBeGreaterThanOrEqual(4.5);
      // Tones and dark pages apply only to screens.
      expect(css.match(/data-agency-tone="night"\][^{]*\{/g)).toHaveLength(1);
      expect(css).toMatch(/@media screen \{\s*:is\(:root\)\[data-agency-tone="night"\]/);
    },
  );
});

describe('createAgencyTheme', () => {
  it('explains its parameters when only a selector is passed', () => {
    const loosely = createAgencyTheme as (selector: string) => void;
    expect(() => loosely('[data-brand="coast"]')).toThrow(
      'createAgencyTheme: the selector "[data-brand="coast"]" has no theme after it. Write createAgencyTheme({ … }) for the whole page',
    );
  });
});
