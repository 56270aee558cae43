// `pnpm --filter @gaemi/e2e contact-sheets [FOLDER OF DRAWINGS]`, after `pnpm build`: takes a picture of every screen of the product with
// sample data, and makes one sheet for each width in docs/screenshots. A folder with drawings (`NAME-WIDTH.png`) puts each beside its screen.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium, NO_CHROMIUM } from '../../../../scripts/tiers/find-chromium.ts';
import { startProduct } from '../product.ts';
import { prepareMember, screens, type Visit } from './screens.ts';
import { settled } from './settled.ts';

const widths = [390, 768, 1280, 1920];
const sheets = join(import.meta.dirname, '../../../../docs/screenshots');
/** Width of a picture on its sheet, and its largest height, in pixels. */
const SHOWN_WIDTH = 420;
const SHOWN_HEIGHT = 1_300;

const executablePath = findChromium(process.env);
if (executablePath === null) throw new Error(NO_CHROMIUM);
const [drawings] = process.argv.slice(2);
const pictures = mkdtempSync(join(tmpdir(), 'gaemi-sheets-'));
const { product, dispose } = await startProduct();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const options = { baseURL: product.url, locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' } as const;
  const guest = await browser.newContext(options);
  const member = await browser.newContext(options);
  const admin = await browser.newContext(options);
  const visit: Visit = {
    product,
    guest: await guest.newPage(),
    member: await member.newPage(),
    admin: await admin.newPage(),
  };
  await prepareMember(visit);
  for (const width of widths) {
    for (const screen of screens) {
      const page = visit[screen.by];
      await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
      await screen.open(page);
      await settled(page);
      await page.screenshot({ path: pictureOf(screen.name, width), fullPage: true });
    }
    await makeSheet(browser, width);
    process.stdout.write(`docs/screenshots/sheet-${width}.jpg: ${screens.length} screens\n`);
  }
} finally {
  await browser.close();
  await dispose();
  rmSync(pictures, { recursive: true, force: true });
}

function pictureOf(name: string, width: number): string {
  return join(pictures, `${name}-${width}.png`);
}

async function makeSheet(browser: Browser, width: number): Promise<void> {
  mkdirSync(sheets, { recursive: true });
  const cells = screens.map(({ name, title, drawing }) => {
    const drawn = drawings === undefined ? null : join(drawings, `${drawing ?? name}-${width}.png`);
    const images = [pictureOf(name, width), ...(drawn !== null && existsSync(drawn) ? [drawn] : [])];
    return `<figure><figcaption>${title}</figcaption><div>${images.map(imageOf).join('')}</div></figure>`;
  });
  const page = await browser.newPage({ viewport: { width: 1_880, height: 1_000 } });
  await page.setContent(`<!doctype html><html lang="ko"><meta charset="utf-8"><style>
    body { margin: 24px; display: flex; flex-wrap: wrap; gap: 24px; background: #d8dce2; font: 600 18px "Noto Sans CJK KR", sans-serif; }
    figure { margin: 0; } figure div { display: flex; gap: 8px; align-items: flex-start; margin-top: 8px; }
    img { width: ${SHOWN_WIDTH}px; max-height: ${SHOWN_HEIGHT}px; object-fit: cover; object-position: top; background: #fff; }
  </style>${cells.join('')}</html>`);
  await page.screenshot({ path: join(sheets, `sheet-${width}.jpg`), type: 'jpeg', quality: 75, fullPage: true });
  await page.close();
}

function imageOf(file: string): string {
  return `<img alt="" src="data:image/png;base64,${readFileSync(file).toString('base64')}">`;
}
