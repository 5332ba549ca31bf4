/** Launches Firefox through Puppeteer over WebDriver BiDi. */
import puppeteer, { type Browser, type ElementHandle, type KeyInput } from 'puppeteer-core';
import { requireFirefox } from '../../../scripts/browsers.js';
import type { Engine, TabOptions } from '../engine.js';

/** Bit flags of Firefox's preference for pointer capabilities. */
const pointer = { coarse: 1, fine: 2, hover: 4 };

/** Headless Firefox reports no pointer at all, and its driver has no command to disable JavaScript. */
function preferencesOf({ touch, javaScript }: TabOptions) {
  const capabilities = touch ? pointer.coarse : pointer.fine | pointer.hover;
  return {
    'ui.primaryPointerCapabilities': capabilities,
    'ui.allPointerCapabilities': capabilities,
    'dom.w3c_touch_events.enabled': touch ? 1 : 2,
    'javascript.enabled': javaScript,
  };
}

export async function launchFirefox(): Promise<Engine> {
  const executablePath = requireFirefox();
  /** One browser for each set of preferences. */
  const browsers = new Map<string, Promise<Browser>>();
  const browserFor = (options: TabOptions) => {
    const extraPrefsFirefox = preferencesOf(options);
    const key = JSON.stringify(extraPrefsFirefox);
    const browser =
      browsers.get(key) ?? puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
    browsers.set(key, browser);
    return browser;
  };
  return {
    name: 'Firefox',
    openTab: async (options) => {
      const browser = await browserFor(options);
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: options.width, height: options.height });
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error instanceof Error ? error.message : error)));
      return {
        open: async (url) => {
          await page.goto(url);
        },
        url: async () => page.url(),
        evaluate: (expression) => page.evaluate(expression),
        moveTo: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        tap: (x, y) => (options.touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
        // Firefox does not scroll in response to its driver's touch input.
        swipeLeft: async (x, y, distance) => {
          await page.mouse.move(x, y);
          await page.mouse.wheel({ deltaX: distance });
        },
        press: async (combination) => {
          const keys = combination.split('+').map((key) => (key === 'Space' ? ' ' : key)) as KeyInput[];
          const key = keys.pop() as KeyInput;
          for (const modifier of keys) await page.keyboard.down(modifier);
          await page.keyboard.press(key);
          for (const modifier of keys) await page.keyboard.up(modifier);
        },
        type: (text) => page.keyboard.type(text),
        chooseFiles: async (...paths) => {
          // `waitForSelector` would wait for an animation frame, and there are none without JavaScript.
          const input = await page.$('input[type="file"]');
          await (input as ElementHandle<HTMLInputElement>).uploadFile(...paths);
        },
        resize: (width, height) => page.setViewport({ width, height }),
        // Puppeteer waits for a load event, which navigation within a document never fires.
        back: async () => {
          await page.evaluate('history.back()');
        },
        forward: async () => {
          await page.evaluate('history.forward()');
        },
        // Puppeteer misses a reload's load event if the page was restored from the back/forward cache before.
        reload: async () => {
          await page.evaluate('window.beforeReload = true; location.reload()');
          await page.waitForFunction('!window.beforeReload && document.readyState === "complete"');
        },
        screenshot: () => page.screenshot(),
        errors: () => errors,
        close: () => context.close(),
      };
    },
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
