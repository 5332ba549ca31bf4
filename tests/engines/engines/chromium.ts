/** Launches Chromium through Playwright. */
import { chromium } from 'playwright';
import { chromiumArguments, requireHeadlessChromium } from '../../../scripts/chromium.js';
import type { Engine } from '../engine.js';

/** Playwright loses track of a tab whose page was prerendered, which Chromium does when a link is pressed. */
const argumentList = chromiumArguments.map((argument) =>
  argument.startsWith('--disable-features=') ? `${argument},Prerender2` : argument,
);

/** Chromium scrolls with each touch move, so a swipe needs several. */
const swipeSteps = 12;

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
            // The page has reloaded or navigated, so evaluate again in the next document.
            if (!/context was destroyed/.test(String(error))) throw error;
            await page.waitForLoadState();
            return page.evaluate(expression);
          }
        },
        moveTo: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        tap: (x, y) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
        swipeLeft: async (x, y, distance) => {
          // Playwright has no gestures.
          const session = await context.newCDPSession(page);
          const dispatch = (
            type: 'touchStart' | 'touchMove' | 'touchEnd',
            ...touchPoints: { x: number; y: number }[]
          ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
          const start = x + distance / 2;
          await dispatch('touchStart', { x: start, y });
          for (let step = 1; step <= swipeSteps; step += 1)
            await dispatch('touchMove', { x: start - (distance * step) / swipeSteps, y });
          await dispatch('touchEnd');
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
