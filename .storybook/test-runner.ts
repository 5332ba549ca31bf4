/** What the test runner adds to each story of a section, form or bar, once it has rendered, played and passed axe. */
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import axe from 'axe-core';
import type { Page } from 'playwright';

const wide = { width: 1280, height: 800 };
/** Besides the width that stories are played at. */
const widths = [320, 768] as const;

const groups = /^(Sections|Navigation|Forms|Pages)\//;

/** The least that a reader may set (WCAG 1.4.12). */
const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';
/** Text at twice its size (WCAG 1.4.4). */
const largeText = ':root{font-size:200%!important}';

async function faultsOf(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (settings) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document.body, settings);
    return violations.map(({ id, help, nodes }) => `${id}, ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}

/** How many pixels the page can be scrolled sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

async function overflowWith(page: Page, css: string): Promise<number> {
  const style = await page.addStyleTag({ content: css });
  const pixels = await overflow(page);
  await style.evaluate((element) => element.remove());
  return pixels;
}

const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.setViewportSize(wide);
  },
  async postVisit(page, context) {
    if (!groups.test(context.title)) return;
    const { parameters } = await getStoryContext(page, context);
    const faults: string[] = [];
    // A section alone is no page: only pages have landmarks round everything.
    const rules = { region: { enabled: context.title.startsWith('Pages/') } };
    const large = await overflowWith(page, largeText);
    if (large > 0) faults.push(`With text at 200 % it is ${large} px too wide for a page of ${wide.width} px.`);
    for (const width of widths) {
      await page.setViewportSize({ ...wide, width });
      const found = await faultsOf(page, { ...parameters['a11y'].options, rules });
      faults.push(...found.map((fault) => `At ${width} px axe finds ${fault}`));
      const wider = await overflow(page);
      if (wider > 0) faults.push(`At ${width} px it is ${wider} px too wide.`);
      const spaced = await overflowWith(page, textSpacing);
      if (spaced > 0) faults.push(`At ${width} px with spaced text it is ${spaced} px too wide.`);
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
};

export default config;
