/** WebKitGTK's MiniBrowser on a virtual screen, driven by Selenium over WebDriver. */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
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

/** A line that MiniBrowser prints for an error of a page: `CONSOLE JS ERROR …`, `CONSOLE SECURITY ERROR …`. */
const consoleError = /^CONSOLE \S+(?: \S+)? ERROR /;

/** Height of MiniBrowser's toolbar, in px; measured again for each window. */
const toolbarHeight = 38;

/** Polls until something answers. */
async function until(answers: () => Promise<unknown>, tries = 150): Promise<void> {
  try {
    await answers();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((retry) => setTimeout(retry, 100));
    await until(answers, tries - 1);
  }
}

/** One driver with its one session: WebKitWebDriver has no second. */
async function startSession(javaScript: boolean, wrapper: string) {
  const { driver, xvfbRun } = requireWebKit();
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  const server = spawn(xvfbRun, [...screen, driver, `--port=${port}`], { detached: true, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${address}/status`));
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
  return {
    session,
    stop: async () => {
      await session.quit();
      if (server.pid) process.kill(-server.pid);
    },
  };
}

export async function launchWebKit(): Promise<Engine> {
  const { miniBrowser } = requireWebKit();
  const folder = await mkdtemp(join(tmpdir(), 'engines-webkit-'));
  const log = join(folder, 'console.log');
  // WebDriver knows no console, and WebKitWebDriver throws away what the browser prints.
  const wrapper = join(folder, 'mini-browser');
  await writeFile(log, '');
  await writeFile(wrapper, `#!/bin/sh\nexec '${miniBrowser}' "$@" >>'${log}' 2>&1\n`);
  await chmod(wrapper, 0o755);

  /** With JavaScript and without: a setting of the whole browser. A start takes seconds, so that a tab is used again. */
  const sessions = new Map<boolean, ReturnType<typeof startSession>>();

  return {
    name: 'WebKit',
    openTab: async ({ width, height, javaScript }) => {
      const starting = sessions.get(javaScript) ?? startSession(javaScript, wrapper);
      sessions.set(javaScript, starting);
      const { session } = await starting;
      const seen = (await readFile(log)).length;
      let errors: string[] = [];
      const evaluate = (expression: string) => session.executeScript(`return ${expression}`);
      const readErrors = async () => {
        const written = (await readFile(log)).subarray(seen).toString();
        errors = written.split('\n').filter((line) => consoleError.test(line));
      };
      /** The window has a toolbar: it is as much larger than the page. */
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
      await session.get('about:blank');
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
        // Its driver turns a finger into a mouse.
        tap: click,
        press: async (combination) => {
          const pressed = combination.split('+').map(codeOf);
          const sequence = actions();
          for (const key of pressed) sequence.keyDown(key);
          for (const key of pressed.reverse()) sequence.keyUp(key);
          await sequence.perform();
        },
        type: (text) => actions().sendKeys(text).perform(),
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
