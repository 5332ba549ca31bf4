import { describe, expect, it } from 'vitest';
import { agencyThemeCss, createAgencyTheme } from './create-agency-theme.js';
import { layerOrder } from './layer-order.js';

describe('agencyThemeCss', () => {
  it('puts each token under its public name, in the theme’s layer', () => {
    expect(agencyThemeCss({ radius: { card: '0' }, motion: { fast: '1ms' } })).toBe(
      `${layerOrder}\n@layer agency.theme {\n  :root {\n    --agency-radius-card: 0;\n    --agency-motion-fast: 1ms;\n  }\n}\n`,
    );
  });

  it('re-points the colours of each tone inside of its selector, and of the element that carries both', () => {
    const css = agencyThemeCss({ tones: { night: { accent: '#00ff00' } } }, '[data-brand="coast"]');
    expect(css).toContain(
      ':is([data-brand="coast"])[data-agency-tone="night"], :is([data-brand="coast"]) [data-agency-tone="night"] {\n' +
        '    color-scheme: dark;\n    --agency-color-accent: #00ff00;\n  }',
    );
    expect(css).not.toContain('[data-agency-tone="accent"]');
  });
});

describe('createAgencyTheme', () => {
  it('explains its parameters if only a selector is passed', () => {
    const loosely = createAgencyTheme as (selector: string) => void;
    expect(() => loosely('[data-brand="coast"]')).toThrow(
      'createAgencyTheme: "[data-brand="coast"]" comes alone. Write createAgencyTheme({ … }) for the whole page',
    );
  });
});
