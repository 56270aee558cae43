import { expect, type Locator, type Page } from '@playwright/test';
import { analysed, startAnalysis, watched } from './analyses.ts';
import { signedIn, test } from './test.ts';

const title = (page: Page) => page.getByRole('heading', { name: '삼성전자', exact: true });

async function showResult(page: Page): Promise<void> {
  await startAnalysis(page);
  await expect(title(page)).toBeVisible({ timeout: 40_000 });
}

test('400 % zoom (320×256): every stop of the keyboard on a result is seen, and nothing lies over the page', async ({
  page,
  product,
}) => {
  test.slow();
  await signedIn(page, product);
  await showResult(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => window.scrollTo(0, 600));
  const over = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter(
        (element) =>
          element.getBoundingClientRect().height > 0 &&
          !element.matches('a[href="#main"], :has([role="alert"]), section[aria-live]'),
      )
      .map((element) => element.className.toString()),
  );
  expect(over).toEqual([]);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('body').focus();
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < 120; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const spots = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + x * (right - left), top + y * (bottom - top)] as const),
      );
      const isSeen = spots.some(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (focused.contains(there) || there.contains(focused));
      });
      return { isSeen, text: focused.textContent?.slice(0, 40) ?? '' };
    });
    if (stop === null) break;
    if (!stop.isSeen) hidden.push(stop.text);
  }
  expect(stops).toBeGreaterThan(20);
  expect(hidden).toEqual([]);

  // The choice of the service opens where it can be reached.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByText('서비스 바꾸기').locator('..').click();
  await expect(page.getByRole('banner').getByRole('link', { name: '매집비' })).toBeInViewport({ ratio: 1 });
});

test('320 to 412 px: the pinned verdict keeps the name and both scores in a line', { tag: '@full' }, async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  await analysed(page, ['삼성전자']);
  const { items } = await (await page.request.get('/api/v1/combined-news-result')).json();
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/search?detail=${items[0]._id}`);
    await expect(page.getByRole('heading', { name: '점수를 만든 주제' }).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1_200));
    const name = page.locator('[aria-hidden="true"] > b').filter({ hasText: '삼성전자' });
    await expect(name).toBeVisible();
    const sizes = await name.evaluate((element) => {
      const scores = [...(element.parentElement?.querySelectorAll('span b') ?? [])];
      return {
        name: element.getBoundingClientRect().width,
        lines: scores.map((score) => {
          const { lineHeight } = getComputedStyle(score);
          return Math.round(score.getBoundingClientRect().height / Number.parseFloat(lineHeight));
        }),
        right: Math.max(...scores.map((score) => score.getBoundingClientRect().right)),
      };
    });
    expect(sizes.name, `${width} px`).toBeGreaterThan(52);
    expect(sizes.lines, `${width} px`).toEqual([1, 1]);
    expect(sizes.right, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('large letters break the header on a phone and at 768 px, and cut no page', async ({ page, product }) => {
  await signedIn(page, product);
  const browser = await page.context().newCDPSession(page);
  for (const [width, standard] of [
    [390, 32],
    [768, 24],
  ] as const) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/today', '/mypage', '/search']) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByText(/크레딧/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the step from a theme to the next one does not go through the words below it', async ({ page, product }) => {
  await signedIn(page, product);
  await page.setViewportSize({ width: 390, height: 844 });
  await showResult(page);
  const words = page.locator('main summary > .lucide-chevron-down + span').first();
  await words.scrollIntoViewIfNeeded();
  // Wherever the words are, they are what is drawn on top.
  const covered = await words.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const steps = Array.from({ length: Math.floor(right - left) }, (_, at) => left + at + 0.5);
    const isOnTop = steps.every((x) => document.elementFromPoint(x, (top + bottom) / 2) === element);
    return { isOnTop, background: getComputedStyle(element).backgroundColor };
  });
  expect(covered.isOnTop).toBe(true);
  expect(covered.background).not.toBe('rgba(0, 0, 0, 0)');
});

/** The colour that an element is drawn with, the one of its pseudo-element where one is named. */
const background = (element: Locator, pseudo?: string) =>
  element.evaluate((it, part) => getComputedStyle(it, part).backgroundColor, pseudo);

test('forced colours: switches, the bar of the scores, marks of the timeline and the open tab are seen', async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  await watched(page, { '005930': '삼성전자' });
  await showResult(page);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const canvas = await background(page.locator('body'));
  const parts = page
    .getByRole('img', { name: /^호재 \d+점, 판단 유보/ })
    .first()
    .locator('i');
  const colours = await Promise.all((await parts.all()).map((part) => background(part)));
  expect(new Set(colours).size).toBeGreaterThan(1);
  expect(colours).not.toContain(canvas);
  const mark = page.getByRole('button', { name: /점.*호재|호재.*점/ }).first();
  await expect(mark).toBeVisible();
  expect(await background(mark)).not.toBe(canvas);
  await page.goto('/mypage/alerts');
  const quiet = page.getByRole('switch', { name: '조용한 시간' });
  await expect(quiet).toHaveAttribute('aria-checked', 'true');
  const on = await background(quiet, '::before');
  const off = await background(page.getByRole('switch', { name: '바로 알림' }), '::before');
  expect(on).not.toBe(off);
  expect(on).not.toBe(canvas);
  const tabs = page.locator('main nav a');
  await expect(tabs.last()).toHaveAttribute('aria-current', 'page');
  expect(await background(tabs.last())).not.toBe(await background(tabs.first()));
});

test('a printed result has both sides, the news of each theme, and no address over another text', {
  tag: '@full',
}, async ({ page, product }) => {
  await signedIn(page, product);
  await analysed(page, ['삼성전자']);
  await page.setViewportSize({ width: 688, height: 1_000 });
  await showResult(page);
  await page.emulateMedia({ media: 'print' });
  // Paper has no switch: both sides, each with its name.
  for (const name of [/^호재 \d+점/, /^악재 \d+점/]) {
    const box = await page.getByRole('heading', { level: 2, name }).boundingBox();
    expect(box?.height).toBeGreaterThan(10);
  }
  const themes = page.locator('details').filter({ has: page.locator('li button') });
  expect(await themes.count()).toBeGreaterThan(0);
  const news = await themes.evaluateAll((all) =>
    all.flatMap((theme) =>
      [...theme.querySelectorAll('li button')].map((button) => getComputedStyle(button).display !== 'none'),
    ),
  );
  expect(news.length).toBeGreaterThan(0);
  expect(new Set(news)).toEqual(new Set([true]));
  await expect(page.getByRole('button', { name: /점.*호재|호재.*점/ }).first()).toBeVisible();
  const sticking = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter((element) => {
        const { position, display } = getComputedStyle(element);
        return ['fixed', 'sticky'].includes(position) && display !== 'none' && element.clientHeight > 0;
      }).length,
  );
  expect(sticking).toBe(0);
  // What only a finger can use is not on paper, nor the room that a screen needs to scroll.
  for (const use of ['누르면 소식이 보여요', '더 보기']) {
    await expect(page.getByText(use).filter({ visible: true })).toHaveCount(0);
  }
  const arrows = page.locator('main summary > .lucide-chevron-down');
  expect(await arrows.count()).toBeGreaterThan(0);
  await expect(arrows.filter({ visible: true })).toHaveCount(0);
  const gap = await page.evaluate(() => {
    const box = (query: string) => document.querySelector(query)?.getBoundingClientRect();
    return (box('main article')?.top ?? 0) - (box('main h1')?.bottom ?? 0);
  });
  expect(gap).toBeLessThan(80);
  const laidOver = await page
    .locator('main a[href^="http"]')
    .evaluateAll((links) => links.filter((link) => getComputedStyle(link, '::after').position === 'absolute').length);
  expect(laidOver).toBe(0);
});
