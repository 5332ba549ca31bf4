/** Visits docs pages of the built Storybook, which the test runner leaves out: they are not stories. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type axe from 'axe-core';
import { chromium, type Page } from 'playwright';
import { chromiumArguments, requireHeadlessChromium } from './chromium.js';

const axeSource = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Runs axe on the docs page, without its story frames: the test runner checks the stories. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run('.room', {
      iframes: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

const widthOfFrame = (page: Page, index = 0) =>
  page
    .locator('.room-preview iframe')
    .nth(index)
    .evaluate((frame: HTMLIFrameElement) => frame.clientWidth);

/** One story at load; the screens are chosen by keyboard, and only "Side by side" loads more frames. */
async function testPreview(page: Page): Promise<void> {
  const frames = page.locator('iframe');
  await page.frameLocator('.room-preview iframe').locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  assert.equal(await frames.count(), 1, 'A docs page loads one story.');
  assert.equal(await widthOfFrame(page), 1440);
  await page.getByRole('radio', { name: 'Desktop, 1440 px' }).focus();
  for (const width of [768, 390]) {
    await page.keyboard.press('ArrowLeft');
    assert.equal(await widthOfFrame(page), width);
  }
  assert.equal(await frames.count(), 1, 'The frame stays while its screen changes.');
  await page.keyboard.press('ArrowLeft');
  await frames.nth(2).waitFor();
  assert.deepEqual(
    await Promise.all([0, 1, 2].map((index) => widthOfFrame(page, index))),
    [390, 768, 1440],
    'Side by side are all three screens.',
  );
  const boxes = await page.locator('.room-preview .room-frame').all();
  const ends = await Promise.all(boxes.map((box) => box.evaluate((element) => element.getBoundingClientRect().right)));
  const { width } = page.viewportSize() ?? { width: 0 };
  assert.ok(Math.max(...ends) < width, `The screens end at ${ends.join(', ')} px, in a window of ${width} px.`);
}

/** Guidance first, then a closed fold with its state in words, then everything else. */
async function testOrder(page: Page): Promise<void> {
  const headings = await page.locator('.room h2').allTextContents();
  const order = ['When to use it', 'Sign-off and evidence', 'Props'].map((name) => headings.indexOf(name));
  assert.deepEqual(
    order,
    order.toSorted((one, other) => one - other),
    `The headings are ${headings.join(', ')}.`,
  );
  assert.ok(!order.includes(-1), `The headings are ${headings.join(', ')}.`);
  const fold = page.locator('details', { has: page.locator('table') }).first();
  assert.match(await fold.locator('summary').innerText(), /^Accessibility: .*checks/);
}

/** Whether the addons panel is beside a story. */
async function hasPanel(page: Page, origin: string, story: string): Promise<boolean> {
  await page.goto(`${origin}/?path=/story/${story}`);
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root > *')
    .first()
    .waitFor({ state: 'attached' });
  return page.locator('#storybook-panel-root').isVisible();
}

const components = ['sections-faqsection', 'primitives-button'];

/** @param origin - Where the built Storybook is served. */
export async function testDocsPages(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireHeadlessChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    for (const component of components) {
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${component}--docs`);
      await page.locator('.room h1').waitFor();
      await page.getByText(/^Accessibility: /).waitFor();
      await testOrder(page);
      if (!component.startsWith('primitives-')) await testPreview(page);
      assert.deepEqual(await violationsOf(page), [], component);
    }
    assert.equal(await hasPanel(page, origin, 'sections-faqsection--default'), true, 'A section has the addons panel.');
    assert.equal(await hasPanel(page, origin, 'pages-faq--faq'), false, 'A page has no addons panel.');
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
  }
}
