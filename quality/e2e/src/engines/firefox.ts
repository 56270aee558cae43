// `pnpm --filter @gaemi/e2e firefox`, after `pnpm build`: the way from the log-in to a result of each service in Debian's
// Firefox (firefox-esr), wide and narrow, over WebDriver BiDi. Playwright drives only a Firefox of its own, which Debian has not.
// Ends with 1 where a step is missing, the page scrolls sideways, or the console had an error.
import { existsSync } from 'node:fs';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { startProduct } from '../product.ts';
import { type EnginePage, travel, windows } from './journey.ts';

const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
if (!existsSync(executablePath)) throw new Error(`No Firefox at ${executablePath}; FIREFOX names another place`);
const SLOWEST_MS = 60_000;

const { product, dispose } = await startProduct();
const browser = await launch({ browser: 'firefox', executablePath, headless: true });
try {
  for (const size of windows) {
    await inWindow(browser, size, (page) => travel(page, product));
    process.stdout.write(`Firefox at ${size.width} px: log-in, news analysis, history, accumulation ratio\n`);
  }
} finally {
  await browser.close();
  await dispose();
}

async function inWindow(
  browser: Browser,
  size: { width: number; height: number },
  look: (page: EnginePage) => Promise<void>,
): Promise<void> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(SLOWEST_MS);
  await page.setViewport(size);
  await look(buildPage(page));
  await context.close();
}

function buildPage(page: Page): EnginePage {
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return {
    open: async (url) => {
      errors = [];
      await page.goto(url);
    },
    fill: (selector, text) => page.locator(selector).fill(text),
    press: (key) => page.keyboard.press(key),
    seen: async (selector) => void (await page.locator(selector).wait()),
    read: async (text) => void (await page.locator(`::-p-text(${text})`).wait()),
    width: async () => ({
      url: page.url(),
      wider: await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    }),
    errors: async () => errors,
  };
}
