// `pnpm --filter @gaemi/e2e draw-icons`: draws the icons and the picture of shared links into apps/web/public, from its
// favicon.svg. They are committed; run it again when the logo changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { findChromium, NO_CHROMIUM } from '../../../scripts/tiers/find-chromium.ts';

const web = join(import.meta.dirname, '../../../apps/web');
const font = join(web, 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
const logo = readFileSync(join(web, 'public/favicon.svg'), 'utf8');

interface Picture {
  width: number;
  height: number;
  html: string;
  clear?: boolean;
}

/** The logo in the middle of a square, over so much of its side. */
const icon = (size: number, share: number, background: string): Picture => ({
  width: size,
  height: size,
  clear: background === 'transparent',
  html: `<style>body{background:${background}}svg{width:${size * share}px;height:${size * share}px}</style>${logo}`,
});

const card: Picture = {
  width: 1200,
  height: 630,
  html: `<style>
    @font-face { font-family: P; src: url("${pathToFileURL(font)}"); font-weight: 45 920; }
    body { background: #f6f7f9; font-family: P; color: #171b22; }
    main { width: 1040px; display: grid; grid-template-columns: 1fr 300px; align-items: center; gap: 40px; }
    b { display: block; font-size: 40px; font-weight: 800; letter-spacing: -0.045em; color: #2f4fe4; }
    h1 { margin: 24px 0; font-size: 84px; line-height: 1.18; font-weight: 800; letter-spacing: -0.04em; }
    p { margin: 0; font-size: 34px; line-height: 1.5; color: #4b5563; }
    svg { width: 300px; height: 300px; }
    i { position: fixed; bottom: 0; height: 16px; }
  </style><main><div><b>개미렌즈</b><h1>판단은<br>개미렌즈에<br>맡기세요</h1>
  <p>최신 뉴스를 모아 호재와 악재를<br>점수와 근거로 보여드려요.</p></div>${logo}</main>
  <i style="left:0;width:66%;background:#ef4452"></i><i style="left:66%;width:34%;background:#2f80ea"></i>`,
};

const page = (content: string) =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0;height:100vh;display:grid;place-items:center}</style>${content}`;

async function draw(browser: Browser, { width, height, html, clear = false }: Picture): Promise<Buffer> {
  const tab = await browser.newPage({ viewport: { width, height } });
  // From a file, so that the font, a file too, may be read.
  const file = join(import.meta.dirname, '../node_modules/.drawn.html');
  writeFileSync(file, page(html));
  await tab.goto(pathToFileURL(file).href);
  await tab.evaluate(() => document.fonts.ready);
  const png = await tab.screenshot({ omitBackground: clear });
  await tab.close();
  return png;
}

/** An .ico that holds PNGs as they are: a directory of 16 bytes each, then the pictures. */
function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const executablePath = findChromium(process.env);
if (executablePath === null) throw new Error(NO_CHROMIUM);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const save = (name: string, bytes: Buffer) => writeFileSync(join(web, 'public', name), bytes);

const white = '#ffffff';
save('icon-192.png', await draw(browser, icon(192, 0.86, 'transparent')));
save('icon-512.png', await draw(browser, icon(512, 0.86, 'transparent')));
// Systems cut these to a circle or a rounded square: the logo keeps within the safe middle.
save('icon-maskable-512.png', await draw(browser, icon(512, 0.56, white)));
save('apple-touch-icon.png', await draw(browser, icon(180, 0.7, white)));
save('og-card.png', await draw(browser, card));
const small: { size: number; png: Buffer }[] = [];
for (const size of [16, 32, 48]) small.push({ size, png: await draw(browser, icon(size, 1, 'transparent')) });
save('favicon.ico', ico(small));
await browser.close();
