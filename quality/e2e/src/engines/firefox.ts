// `pnpm --filter @gaemi/e2e firefox`, after `pnpm build`: the way from the log-in to a result of each service in Debian's
// Firefox (firefox-esr), wide and narrow, over WebDriver BiDi. Playwright drives only a Firefox of its own, which Debian has not.
// Ends with 1 where a step is missing, the page scrolls sideways, or the console had an error.
import { existsSync } from 'node:fs';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { startProduct } from '../product.ts';

const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
if (!existsSync(executablePath)) throw new Error(`No Firefox at ${executablePath}; FIREFOX names another place`);
const SLOWEST_MS = 60_000;
const placeholder = '종목명 또는 종목코드 (예:삼성전자, 005930)';

const { product, dispose } = await startProduct();
const browser = await launch({ browser: 'firefox', executablePath, headless: true });
try {
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await journey(browser, { width, height });
    process.stdout.write(`Firefox at ${width} px: log-in, news analysis, history, accumulation ratio\n`);
  }
} finally {
  await browser.close();
  await dispose();
}

async function journey(browser: Browser, size: { width: number; height: number }): Promise<void> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(SLOWEST_MS);
  await page.setViewport(size);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

  await page.goto(`${product.url}/login`);
  await page.locator('input[type="email"]').fill(product.adminEmail);
  await page.locator('input[type="password"]').fill(product.adminPassword);
  await page.keyboard.press('Enter');
  await page.locator('::-p-text(뉴스 분석 시작하기)').wait();
  await checkWidth(page);

  await page.goto(`${product.url}/analysis`);
  await page.locator(`input[placeholder="${placeholder}"]`).fill('삼성전자');
  await page.locator('[role="option"]').wait();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('::-p-text(삼성전자 분석중입니다)').wait();
  await page.locator('::-p-text(언제 무슨 일이 있었나)').wait();
  await checkWidth(page);

  await page.goto(`${product.url}/search?view=stocks`);
  await page.locator('::-p-text(삼성전자)').wait();
  await checkWidth(page);

  await page.goto(`${product.url}/mjb?q=005930`);
  await page.locator('button[aria-label^="삼성전자 매집비 구하기"]').wait();
  await checkWidth(page);
  if (errors.length > 0) throw new Error(`errors in the console at ${size.width} px:\n${errors.join('\n')}`);
  await context.close();
}

/** Throws where the page is wider than its window. */
async function checkWidth(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wider > 0) throw new Error(`${page.url()} is ${wider} px too wide`);
}
