/** Visits the built Storybook's docs pages, which the test runner leaves out because they are not stories. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type axe from 'axe-core';
import { chromium, type Page } from 'playwright';
import { statusNames } from '../../.storybook/sign-offs.js';
import { chromiumArguments, requireHeadlessChromium } from '../../scripts/chromium.js';

const axeSource = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Runs axe on the docs page without its story frames, because the test runner checks the stories. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run('.sbdocs-content', {
      iframes: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

/** Only one story is loaded, on the screen that the visitor chooses. */
async function testPreview(page: Page): Promise<void> {
  const frames = page.locator('.sbdocs-content iframe');
  await page
    .frameLocator('.sbdocs-content iframe')
    .locator('#storybook-root > *')
    .first()
    .waitFor({ state: 'attached' });
  await page.getByRole('radio', { name: 'Desktop, 1440 px' }).focus();
  for (const width of [1440, 768, 390]) {
    assert.equal(await frames.first().evaluate((frame: HTMLIFrameElement) => frame.clientWidth), width);
    if (width > 390) await page.keyboard.press('ArrowLeft');
  }
  assert.equal(await frames.count(), 1, 'A docs page loads one story.');
}

/** Guidance first, then sign-off and evidence, then everything for developers. */
async function testParts(page: Page): Promise<void> {
  const headings = await page.locator('.sbdocs-content h2').allTextContents();
  const order = ['Stories', 'Usage', 'When to use it', 'Keyboard', 'Evidence', 'Props', 'Tokens'];
  const places = order.map((name) => headings.indexOf(name));
  assert.deepEqual(
    places,
    places.filter((place) => place >= 0).toSorted((one, other) => one - other),
    `The headings are ${headings.join(', ')}.`,
  );
  await page.getByText(/^Accessibility: \d+ of \d+ criteria shown by passing tests/).waitFor();
}

/** The number of bytes that a first visit to Storybook loads. */
async function bytesOfFirstVisit(page: Page, origin: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(origin);
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return bytes;
}

/** Waits for the badge with the sign-off state in the sidebar, beside the open story's component. */
async function waitForBadge(page: Page, component: string): Promise<void> {
  const names = new RegExp(`^${component}\\s*(${Object.values(statusNames).join('|')})$`);
  await page.locator('#storybook-explorer-tree [data-nodetype="component"]').filter({ hasText: names }).waitFor();
}

/** Whether the addons panel appears beside a story. */
async function hasPanel(page: Page, origin: string, story: string): Promise<boolean> {
  await page.goto(`${origin}/?path=/story/${story}`);
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root > *')
    .first()
    .waitFor({ state: 'attached' });
  return page.locator('#storybook-panel-root').isVisible();
}

const maxFirstVisitBytes = 2_500_000;

/** @param origin - Where the built Storybook is served. */
export async function testDocsPages(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireHeadlessChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    const bytes = await bytesOfFirstVisit(page, origin);
    assert.ok(bytes < maxFirstVisitBytes, `The first visit loads ${bytes} bytes, over ${maxFirstVisitBytes}.`);
    for (const component of ['sections-faqsection', 'primitives-button']) {
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${component}--docs`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await testParts(page);
      if (component.startsWith('sections-')) await testPreview(page);
      assert.deepEqual(await violationsOf(page), [], component);
    }
    for (const id of ['welcome--docs', 'sign-off--docs', 'getting-started--docs', 'foundations-accessibility--docs']) {
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      assert.deepEqual(await violationsOf(page), [], id);
    }
    assert.equal(await hasPanel(page, origin, 'sections-faqsection--default'), true, 'A section has the addons panel.');
    await waitForBadge(page, 'FaqSection');
    assert.equal(await hasPanel(page, origin, 'pages-faq--faq'), false, 'A page has no addons panel.');
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
  }
}
