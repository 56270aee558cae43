// `pnpm --filter @gaemi/e2e webkit`, after `pnpm build`: the way from the log-in to a result of each service in WebKitGTK's
// MiniBrowser, wide and narrow, over WebDriver (Debian: webkit2gtk-driver and xvfb). Ends with 1 where a step is missing, the page
// scrolls sideways, or it had an error. Where the driver is not installed it says so, and nothing is looked at.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@gaemi/testing/free-port';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { startProduct } from '../product.ts';
import { type EnginePage, travel, windows } from './journey.ts';

const SLOWEST_MS = 60_000;
/** WebDriver tells nothing of a page's console; its errors are kept from here on. */
const KEEP_ERRORS = `
  window.seenErrors = [];
  addEventListener('error', ({ message }) => seenErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => seenErrors.push(String(reason)));
`;

const browsers = ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`);
const miniBrowser = process.env.WEBKIT ?? browsers.find((path) => existsSync(path));
const driverPath = onPath('WebKitWebDriver');
const screenPath = onPath('Xvfb');

if (miniBrowser === undefined || driverPath === undefined || screenPath === undefined) {
  process.stdout.write(
    'NOT CHECKED in WebKit: it needs webkit2gtk-driver and xvfb; WEBKIT names another MiniBrowser\n',
  );
} else {
  const { product, dispose } = await startProduct();
  try {
    for (const size of windows) {
      await inWindow(size, (page) => travel(page, product));
      process.stdout.write(`WebKit at ${size.width} px: log-in, news analysis, history, accumulation ratio\n`);
    }
  } finally {
    await dispose();
  }

  async function inWindow(
    size: { width: number; height: number },
    look: (page: EnginePage) => Promise<void>,
  ): Promise<void> {
    const screen = await startScreen(size);
    const port = await freePort();
    const server = spawn(String(driverPath), [`--port=${port}`], { env: { ...process.env, DISPLAY: screen.display } });
    try {
      const driver = await connect(port);
      try {
        await fillWindow(driver, size);
        await look(buildPage(driver));
      } finally {
        await driver.quit();
      }
    } finally {
      await stopped(server);
      await stopped(screen.process);
    }
  }

  /** A screen in memory, and its number. */
  async function startScreen({ width, height }: { width: number; height: number }) {
    const screen = spawn(String(screenPath), ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`]);
    const [number] = await once(createInterface(screen.stdout), 'line');
    return { process: screen, display: `:${number}` };
  }

  /** A session with the driver, which answers a moment after its start. */
  async function connect(port: number): Promise<WebDriver> {
    const end = Date.now() + SLOWEST_MS;
    while (
      !(await fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (Date.now() > end) throw new Error('WebKitWebDriver does not answer');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', '--full-screen'] },
      })
      .build();
  }
}

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** The whole window is the page: in full screen the browser has no bars of its own, which are wider than a phone. */
async function fillWindow(driver: WebDriver, { width, height }: { width: number; height: number }): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const reached = await driver.executeScript<number>('return innerWidth');
  if (reached !== width) throw new Error(`the window is ${reached} px wide, not ${width}`);
}

function buildPage(driver: WebDriver): EnginePage {
  const found = (selector: string) => driver.wait(until.elementLocated(By.css(selector)), SLOWEST_MS, `no ${selector}`);
  return {
    open: async (url) => {
      await driver.get(url);
      await driver.executeScript(KEEP_ERRORS);
    },
    fill: async (selector, text) => (await found(selector)).sendKeys(text),
    press: async (key) =>
      driver
        .actions()
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.ARROW_DOWN)
        .perform(),
    seen: async (selector) => void (await found(selector)),
    read: async (text) =>
      void (await driver.wait(
        () => driver.executeScript<boolean>('return document.body.innerText.includes(arguments[0])', text),
        SLOWEST_MS,
        `no ${text}`,
      )),
    width: () =>
      driver.executeScript<{ url: string; wider: number }>(
        'const root = document.documentElement; return { url: location.href, wider: root.scrollWidth - root.clientWidth }',
      ),
    errors: () => driver.executeScript<string[]>('return window.seenErrors'),
  };
}
