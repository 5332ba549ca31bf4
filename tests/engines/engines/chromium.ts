/** Launches Chromium through Playwright. */
import { chromium } from 'playwright';
import { chromiumArguments, requireHeadlessChromium } from '../../../scripts/chromium.js';
import type { Engine } from '../engine.js';

/** Playwright loses track of a tab whose page was prerendered, which Chromium does when a link is pressed. */
const argumentList = chromiumArguments.map((argument) =>
  argument.startsWith('--disable-features=') ? `${argument},Prerender2` : argument,
);

export async function launchChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: requireHeadlessChromium(), args: argumentList });
  return {
    name: 'Chromium',
    openTab: async ({ width, height, touch, javaScript }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: touch,
        isMobile: touch && width < 768,
        javaScriptEnabled: javaScript,
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      return {
        open: async (url) => {
          await page.goto(url);
        },
        url: async () => page.url(),
        evaluate: async (expression) => {
          try {
            return await page.evaluate(expression);
          } catch (error) {
            // The page has reloaded or navigated: evaluate again in the next document.
            if (!/context was destroyed/.test(String(error))) throw error;
            await page.waitForLoadState();
            return page.evaluate(expression);
          }
        },
        moveTo: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        tap: (x, y) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
        swipeLeft: async (x, y, distance) => {
          const session = await context.newCDPSession(page);
          await session.send('Input.synthesizeScrollGesture', {
            x,
            y,
            xDistance: -distance,
            gestureSourceType: touch ? 'touch' : 'mouse',
          });
          await session.detach();
        },
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        chooseFiles: (...paths) => page.setInputFiles('input[type="file"]', paths),
        resize: (width, height) => page.setViewportSize({ width, height }),
        back: async () => {
          await page.goBack();
        },
        forward: async () => {
          await page.goForward();
        },
        reload: async () => {
          await page.reload();
        },
        screenshot: () => page.screenshot(),
        errors: () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
