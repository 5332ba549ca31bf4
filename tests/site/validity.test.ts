// @vitest-environment jsdom
/** Every built page's HTML is valid and contains nothing that excludes visitors. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definePlugin, type HtmlElement, HtmlValidate, Rule, StaticConfigLoader } from 'html-validate';
import { describe, expect, inject, it } from 'vitest';
import { everyPath } from './paths.js';

const siteFolder = inject('siteFolder');

const pages = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(join(siteFolder, file), 'utf8') }));

/** The HTML standard allows `sizes` only with width descriptors in `srcset`, which html-validate does not check. */
class PictureSizes extends Rule {
  override setup() {
    this.on('element:ready', ({ target }: { target: HtmlElement }) => {
      if (!target.is('img') && !target.is('source')) return;
      const hasWidths = /\s\d+w\b/.test(target.getAttributeValue('srcset') ?? '');
      if (target.hasAttribute('sizes') === hasWidths) return;
      this.report(
        target,
        hasWidths ? 'Widths in "srcset" need "sizes" beside them.' : '"sizes" needs a "srcset" with widths beside it.',
      );
    });
  }
}

/** Disabled rules, each with the reason. */
const disabledRules: Record<string, string> = {
  'attr-case': 'HTML ignores the case of attribute names; React writes srcSet.',
  'attribute-boolean-style': 'React writes required="", which means the same as required.',
  'attribute-empty-style': 'React writes hidden="", which means the same as hidden.',
  'doctype-style': 'The case of the doctype means nothing.',
  'void-style': 'React closes void elements; parsers ignore the slash.',
  'no-redundant-for': 'Some voice control finds a field only by "for", even inside its label.',
  'no-redundant-role':
    'A table whose rows are stacked on phones has its roles by attribute, because `display` removes them.',
  'tel-non-breaking': 'A telephone number stays a link when its line breaks.',
  'unique-landmark': 'The menu of wide and of small screens share a name: one of them is always hidden.',
  'wcag/h32': 'The newsletter box has a button without an action, as specified; it submits nothing.',
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    plugins: [definePlugin({ name: 'agency', rules: { 'picture-sizes': PictureSizes } })],
    rules: {
      'picture-sizes': 'error',
      'no-missing-references': 'error',
      // React's ids start with an underscore, which only HTML 4 forbids.
      'valid-id': ['error', { relaxed: true }],
      // WAI-ARIA allows naming lists and addresses.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

const findings = async (html: string) =>
  (await validator.validateString(html)).results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({ ruleId, text: `${ruleId}: ${message} (${selector})` }));

const usedRules = new Set<string>();

describe('built HTML', () => {
  it('exists for every page', () => {
    expect(pages.length).toBeGreaterThanOrEqual(everyPath.length - 2);
  });

  it.each(pages)('is valid in $file', { tags: ['wcag:1.3.1'] }, async ({ html }) => {
    const found = await findings(html);
    for (const { ruleId } of found) usedRules.add(ruleId);
    expect(found.filter(({ ruleId }) => !(ruleId in disabledRules)).map(({ text }) => text)).toEqual([]);
  });

  it('has no unused exceptions', () => {
    expect(Object.keys(disabledRules).filter((ruleId) => !usedRules.has(ruleId))).toEqual([]);
  });

  it.each([
    ['picture-sizes', '<img src="/a.jpg" alt="" sizes="100vw">'],
    ['picture-sizes', '<picture><source srcset="/a.webp" sizes="100vw"><img src="/a.jpg" alt=""></picture>'],
    ['picture-sizes', '<img src="/a.jpg" alt="" srcset="/a-480.jpg 480w">'],
    ['element-permitted-content', '<span><h2>News</h2></span>'],
    ['no-dup-id', '<p id="a"></p><p id="a"></p>'],
    ['no-missing-references', '<button type="button" aria-controls="nowhere">Menu</button>'],
  ])('uses the rule %s to reject %s', async (rule, html) => {
    expect((await findings(html)).map(({ ruleId }) => ruleId)).toContain(rule);
  });
});

describe('every page', () => {
  const having = (pattern: RegExp) => pages.filter(({ html }) => pattern.test(html)).map(({ file }) => file);

  it('plays no sound and embeds no other document, and its only film is silent', {
    tags: ['absent:1.2.2', 'absent:1.2.3', 'absent:1.2.4', 'absent:1.2.5', 'absent:1.4.2'],
  }, () => {
    expect(having(/<(?:audio|object|embed|iframe)\b/i)).toEqual([]);
    expect(having(/<video\b/i)).toEqual(['case-studies/index.html']);
    const films = readdirSync(join(siteFolder, 'films')).filter((file) => file.endsWith('.mp4'));
    expect(films).toHaveLength(1);
    // Handler type of a sound track (ISO/IEC 14496-12).
    for (const film of films) expect(readFileSync(join(siteFolder, 'films', film)).includes('soun'), film).toBe(false);
    expect(having(/<picture\b/i).length).toBeGreaterThan(10);
  });

  it('requires neither a password nor a captcha', { tags: ['absent:3.3.8'] }, () => {
    expect(having(/type="password"|captcha/i)).toEqual([]);
    expect(having(/type="email"/i).length).toBeGreaterThan(3);
  });

  it('has no access keys', () => {
    expect(having(/\saccesskey=/i)).toEqual([]);
  });
});

describe('page language', () => {
  /** Common foreign words. “Karibu” is not among them, because it is also Kenyan English, which 3.1.2 exempts. */
  const foreignWords =
    /(?<![\p{L}’'-])(?:habari|kwa|ya|wa|sisi|yetu|huduma|und|der|nicht|für|les|des|pour|avec|nous)(?![\p{L}’'-])/iu;

  /** A page's text outside elements with a `lang` attribute. */
  function unmarkedText(html: string): string {
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const element of page.querySelectorAll('script, style, body [lang]')) element.remove();
    // Separates the text of adjacent elements.
    for (const element of page.body.querySelectorAll('*')) element.append(' ');
    return page.body.textContent ?? '';
  }

  it('is English on every page', { tags: ['wcag:3.1.1'] }, () => {
    const languages = pages.map(({ html }) => /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1]);
    expect([...new Set(languages)]).toEqual(['en-KE']);
  });

  it('is marked wherever there are Kiswahili, French or German words', { tags: ['wcag:3.1.2'] }, () => {
    const unmarked = pages.filter(({ html }) => foreignWords.test(unmarkedText(html)));
    expect(unmarked.map(({ file }) => file)).toEqual([]);
    const page = (words: string) => unmarkedText(`<body><p>We say ${words}</p></body>`);
    expect(foreignWords.test(page('habari'))).toBe(true);
    expect(foreignWords.test(page('<i lang="sw">habari</i> to you'))).toBe(false);
  });
});

/** The text of every built file with a matching name. */
const built = (ending: RegExp) =>
  readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: readFileSync(join(siteFolder, file), 'utf8') }));

it('neither reads device motion nor locks the screen orientation', { tags: ['absent:2.5.4'] }, () => {
  const scripts = built(/\.js$/);
  expect(scripts.length).toBeGreaterThan(10);
  const reading = scripts.filter(({ text }) => /devicemotion|deviceorientation|orientation\.lock/.test(text));
  expect(reading.map(({ file }) => file)).toEqual([]);
});

/** Three flashes per second need a period below 334 ms. */
const minPeriodMs = 334;

/** Periods of all repeating animations in a stylesheet, in ms. */
function repeatingPeriodsMs(css: string): number[] {
  const rules = css.match(/animation:[^;}]*\binfinite\b[^;}]*/g) ?? [];
  return rules.flatMap((rule) => {
    const [, number = '', unit] = /([\d.]+)(ms|s)\b/.exec(rule) ?? [];
    return Number(number) * (unit === 's' ? 1000 : 1);
  });
}

it('repeats no animation more than three times a second', { tags: ['product:agency-ui', 'wcag:2.3.1'] }, () => {
  const periods = built(/\.css$/).flatMap(({ text }) => repeatingPeriodsMs(text));
  expect(periods.length).toBeGreaterThan(0);
  expect(periods.filter((period) => period < minPeriodMs)).toEqual([]);
  expect(repeatingPeriodsMs('a{animation:blink .2s infinite}')).toEqual([200]);
});
