// `pnpm --filter @gaemi/e2e lighthouse [PAGE …]`, after `pnpm build`: Lighthouse looks five times at each page of the built product as on a
// slow phone. Ends with 1 where a median is below its bound.
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { findChromium, NO_CHROMIUM } from '../../../../scripts/tiers/find-chromium.ts';
import { analysed } from '../analyses.ts';
import { type Product, startProduct } from '../product.ts';
import { signedIn } from '../test.ts';

const RUNS = 5;
/** Least medians of a page that everybody may open. */
const bounds = { performance: 0.95, accessibility: 1, 'best-practices': 0.95, seo: 0.9 } as const;
type Category = keyof typeof bounds;
/** A page behind the log-in is for no search engine. */
const ofMembers = { performance: 0.9, accessibility: 1, 'best-practices': 0.95 } as const;
const shownFigures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

interface Looked {
  name: string;
  path: string;
  bounds: Partial<Record<Category, number>>;
}

const executablePath = findChromium(process.env);
if (executablePath === null) throw new Error(NO_CHROMIUM);
const { product, dispose } = await startProduct();
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  const wanted = process.argv.slice(2);
  const { result, cookies } = await openResult(product, executablePath);
  const pages: Looked[] = [
    ...['login', 'sample', 'scorecard'].map((name) => ({ name, path: `/${name}`, bounds })),
    { name: 'result', path: result, bounds: ofMembers },
  ];
  for (const looked of pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const context = await browser.createBrowserContext();
    if (looked.bounds === ofMembers) await context.setCookie(...cookies);
    await lookOften(looked, await context.newPage());
    await context.close();
  }
} finally {
  await browser.close();
  await dispose();
}

/** The address of an analysis, and the session of its member. */
async function openResult({ url }: Product, executablePath: string) {
  const other = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await other.newPage({ baseURL: url });
    await signedIn(page, product);
    await analysed(page, ['삼성전자']);
    const { items } = await (await page.request.get('/api/v1/combined-news-result')).json();
    const cookies = (await page.context().cookies()).map(({ name, value, domain, path, httpOnly }) => ({
      ...{ name, value, domain, path, httpOnly },
    }));
    return { result: `/search?detail=${items[0]._id}`, cookies };
  } finally {
    await other.close();
  }
}

async function lookOften({ name, path, bounds: least }: Looked, page: Page): Promise<void> {
  const categories = Object.keys(least) as Category[];
  const scores: Record<string, number>[] = [];
  while (scores.length < RUNS) {
    const options = { onlyCategories: categories, logLevel: 'error' } as const;
    const looked = await lighthouse(`${product.url}${path}`, options, undefined, page);
    if (looked === undefined) throw new Error(`Lighthouse said nothing of ${path}`);
    const { audits, categories: found } = looked.lhr;
    scores.push(Object.fromEntries(categories.map((category) => [category, found[category]?.score ?? 0])));
    const shown = categories.map((category) => `${category} ${toPoints(scores.at(-1)?.[category])}`);
    const figures = shownFigures.map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`);
    const [load = 0] = loadavg();
    process.stdout.write(`${name}: ${[...shown, ...figures, `load ${load.toFixed(1)}`].join(', ')}\n`);
  }
  for (const category of categories) {
    const median = scores.map((each) => each[category] ?? 0).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
    process.stdout.write(`${name}: median of ${category} ${toPoints(median)}\n`);
    if (median >= (least[category] ?? 0)) continue;
    process.stderr.write(`${name}: ${category} is below ${toPoints(least[category])}\n`);
    process.exitCode = 1;
  }
}

function toPoints(score = 0): number {
  return Math.round(100 * score);
}
