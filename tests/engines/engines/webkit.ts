/** Launches WebKitGTK's MiniBrowser on a virtual display, through Selenium over WebDriver. */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { requireWebKit } from '../../../scripts/browsers.js';
import { freePort } from '../../../scripts/port.js';
import type { Engine } from '../engine.js';

const keys: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Home: Key.HOME,
  End: Key.END,
  PageDown: Key.PAGE_DOWN,
  Space: Key.SPACE,
  Shift: Key.SHIFT,
};

const codeOf = (name: string) => keys[name] ?? name;

/** Matches the line that MiniBrowser prints for a page error: `CONSOLE JS ERROR …`, `CONSOLE SECURITY ERROR …`. */
const consoleError = /^CONSOLE \S+(?: \S+)? ERROR /;

/** Height of MiniBrowser's toolbar, in px. Measured anew for each window. */
const toolbarHeight = 38;

/** Retries until the promise is fulfilled. */
async function retry(answers: () => Promise<unknown>, tries = 150): Promise<void> {
  try {
    await answers();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((retry) => setTimeout(retry, 100));
    await retry(answers, tries - 1);
  }
}

/** How long the browser may take over one step, in ms. The driver's default for loading a page is five minutes. */
const longestStepMs = 20_000;

/** Rejects if a promise takes longer than the step limit. */
function within<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('WebKit is not responding.')), longestStepMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Starts a driver and its only session, because WebKitWebDriver does not support a second one. */
async function startSession(javaScript: boolean, wrapper: string) {
  const { driver, xvfbRun } = requireWebKit();
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  const server = spawn(xvfbRun, [...screen, driver, `--port=${port}`], { detached: true, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await retry(() => fetch(`${address}/status`));
  const options = {
    binary: wrapper,
    args: [
      '--automation',
      '--enable-write-console-messages-to-stdout=true',
      ...(javaScript ? [] : ['--enable-javascript=false']),
    ],
  };
  const session: WebDriver = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  await session.manage().setTimeouts({ pageLoad: longestStepMs, script: longestStepMs });
  return {
    session,
    stop: async () => {
      await within(session.quit()).catch(() => {});
      if (server.pid) process.kill(-server.pid);
    },
  };
}

export async function launchWebKit(): Promise<Engine> {
  const { miniBrowser } = requireWebKit();
  const folder = await mkdtemp(join(tmpdir(), 'engines-webkit-'));
  const log = join(folder, 'console.log');
  // WebDriver has no console API, and WebKitWebDriver discards the browser's output.
  const wrapper = join(folder, 'mini-browser');
  await writeFile(log, '');
  await writeFile(wrapper, `#!/bin/sh\nexec '${miniBrowser}' "$@" >>'${log}' 2>&1\n`);
  await chmod(wrapper, 0o755);

  /**
   * Sessions with and without JavaScript, which is a browser-wide setting. They are reused, because starting one takes
   * seconds.
   */
  const sessions = new Map<boolean, ReturnType<typeof startSession>>();

  const startedSession = (javaScript: boolean) => {
    const starting = sessions.get(javaScript) ?? startSession(javaScript, wrapper);
    sessions.set(javaScript, starting);
    return starting;
  };

  /** Returns a session with an empty page. A session that a scenario has left unresponsive is replaced. */
  const emptySession = async (javaScript: boolean) => {
    const { session, stop } = await startedSession(javaScript);
    try {
      await within(session.get('about:blank'));
      return session;
    } catch {
      sessions.delete(javaScript);
      await stop();
      const next = await startedSession(javaScript);
      await next.session.get('about:blank');
      return next.session;
    }
  };

  return {
    name: 'WebKit',
    openTab: async ({ width, height, javaScript }) => {
      const session = await emptySession(javaScript);
      const seen = (await readFile(log)).length;
      let errors: string[] = [];
      const evaluate = (expression: string) => session.executeScript(`return ${expression}`);
      const readErrors = async () => {
        const written = (await readFile(log)).subarray(seen).toString();
        errors = written.split('\n').filter((line) => consoleError.test(line));
      };
      /** Adds the toolbar's height, because the window is taller than the page. */
      const resize = async (width: number, height: number) => {
        const window = session.manage().window();
        await window.setRect({ x: 0, y: 0, width, height: height + toolbarHeight });
        const inside = (await evaluate('innerHeight')) as number;
        if (inside === height) return;
        await window.setRect({ x: 0, y: 0, width, height: height + toolbarHeight + height - inside });
      };
      const actions = () => session.actions({ async: true });
      const moveTo = (x: number, y: number) => actions().move({ x, y, duration: 0 }).perform();
      const click = (x: number, y: number) => actions().move({ x, y, duration: 0 }).press().release().perform();
      await moveTo(0, 0);
      await resize(width, height);
      return {
        open: (url) => session.get(url),
        url: () => session.getCurrentUrl(),
        evaluate: async (expression) => {
          const value = await evaluate(expression);
          await readErrors();
          return value;
        },
        moveTo,
        click,
        // The driver turns touch input into mouse input.
        tap: click,
        swipeLeft: (x, y, distance) => {
          // The type definitions lack `scroll`.
          const wheel = actions() as ReturnType<typeof actions> & {
            scroll: (...numbers: number[]) => { perform: () => Promise<void> };
          };
          return wheel.scroll(x, y, distance, 0).perform();
        },
        press: async (combination) => {
          const pressed = combination.split('+').map(codeOf);
          const sequence = actions();
          for (const key of pressed) sequence.keyDown(key);
          for (const key of pressed.reverse()) sequence.keyUp(key);
          await sequence.perform();
        },
        type: (text) => actions().sendKeys(text).perform(),
        chooseFiles: (...paths) => session.findElement(By.css('input[type="file"]')).sendKeys(paths.join('\n')),
        resize,
        back: () => session.navigate().back(),
        forward: () => session.navigate().forward(),
        reload: () => session.navigate().refresh(),
        screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
        errors: () => errors,
        close: async () => session.get('about:blank'),
      };
    },
    close: async () => {
      for (const starting of sessions.values()) await (await starting).stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
