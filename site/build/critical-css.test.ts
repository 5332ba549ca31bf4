import { describe, expect, it } from 'vitest';
import { layerOrder } from '../../packages/agency-ui/src/theme/layer-order.js';
import { collectUsage, criticalCss, emptyUsage, splitFonts } from './critical-css.js';

function reduce(css: string, html: string): string {
  const usage = emptyUsage();
  collectUsage(html, usage);
  return criticalCss(css, usage).replace(`${layerOrder}\n`, '');
}

describe('critical CSS', () => {
  it('starts with the cascade layer order', () => {
    expect(criticalCss('.a{color:red}', emptyUsage())).toMatch(new RegExp(`^${layerOrder}`));
  });

  it('keeps rules that match the page’s classes, ids or states', () => {
    const html = '<div class="a b" id="i" data-slide="current"><p dir="rtl" class="c"></p></div>';
    expect(reduce('.a{color:red}.x{color:red}.a .x{color:red}', html)).toBe('.a{color:red}');
    expect(reduce('#i{color:red}#x{color:red}', html)).toBe('#i{color:red}');
    expect(reduce(':is(.x,.b) .c{color:red}:is(.x,.y) .c{color:red}', html)).toBe(':is(.x,.b) .c{color:red}');
    expect(reduce('.a:not(.x){color:red}', html)).toBe('.a:not(.x){color:red}');
    expect(reduce('.a[data-slide=current]{color:red}.a[data-slide=other]{color:red}', html)).toBe(
      '.a[data-slide=current]{color:red}',
    );
    expect(reduce('.a[open]{color:red}dialog::backdrop{color:red}.a:user-invalid{color:red}', html)).toBe(
      '.a[open],dialog::backdrop{color:red}.a:user-invalid{color:red}',
    );
    expect(reduce('.c:dir(rtl){color:red}', html)).toBe('.c:dir(rtl){color:red}');
    expect(reduce('.a:dir(rtl){color:red}', '<p class="a"></p>')).toBe('');
  });

  it('keeps rules for attributes that the boot script sets', () => {
    expect(reduce('[data-header=solid]{color:red}', '<header data-header="transparent"></header>')).toContain('red');
  });

  it('drops unreferenced custom properties and keyframes', () => {
    const css = `:root{--one:1px;--two:var(--three);--three:2px}.a{margin:var(--one)}
      @keyframes turn{to{rotate:1deg}}@keyframes rise{to{opacity:1}}@keyframes fall{to{opacity:0}}
      .a{animation:rise 1s}.b{animation-name:fall}`;
    const text = reduce(css, '<p class="a b"></p>');
    expect(text).toContain('--one:1px');
    expect(text).not.toMatch(/--two|--three|turn/);
    expect(text).toMatch(/@keyframes rise.*@keyframes fall/s);
  });

  it('keeps an animation whose timing comes from a custom property', () => {
    const css = '@keyframes rise{to{opacity:1}}.a{--speed:1s;animation:rise var(--speed) both}';
    expect(reduce(css, '<p class="a"></p>')).toContain('@keyframes rise');
  });

  it('keeps local fonts but leaves out web fonts', () => {
    const css = '@font-face{font-family:A;src:url(a)}@font-face{font-family:B;src:local(Arial)}';
    expect(reduce(css, '')).toBe('@font-face{font-family:B;src:local(Arial)}');
  });
});

it('splits web fonts from the rest of the stylesheet', () => {
  const css = '.a{color:red}@font-face{font-family:A;src:url(/a)}@font-face{font-family:B;src:local(Arial)}';
  expect(splitFonts(css)).toEqual({
    fonts: '@font-face{font-family:A;src:url(/a)}',
    fontFiles: ['/a'],
    rest: '.a{color:red}',
  });
});

it('lists the font files that contain common letters', () => {
  const face = (file: string, range: string) => `@font-face{font-family:A;src:url(/${file});unicode-range:${range}}`;
  expect(splitFonts(face('everyday', 'U+20-29, U+61-7A') + face('rare', 'U+2A, U+7B')).fontFiles).toEqual([
    '/everyday',
  ]);
});
