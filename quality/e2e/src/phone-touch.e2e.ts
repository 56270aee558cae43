import { expect, type Page } from '@playwright/test';
import { accumulated, analysed, watched } from './analyses.ts';
import { signedIn, test } from './test.ts';
import { swipe } from './touch.ts';

/** The smallest height and width of what a finger presses, in CSS pixels. */
const TAP_PX = 44;

/** Controls on the screen that are too small for a finger, each with its size. */
const smallControls = (page: Page) =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll('nav a, nav summary, main button:not([role="tab"]), dialog button')].flatMap(
        (control) => {
          const { width, height, top, bottom } = control.getBoundingClientRect();
          // Marks of plots and lines of text have their own measure, which axe checks.
          if (width === 0 || bottom < 0 || top > innerHeight || control.closest('figure, p, table') !== null) return [];
          return Math.max(width, height) < least ? [`${control.textContent} ${width}×${height}`] : [];
        },
      ),
    TAP_PX,
  );

/** The smallest letters of a field that an iPhone does not enlarge the page for. */
const FIELD_PX = 16;

test.describe('a phone by touch', () => {
  test('a link of the footer is 24 pixels high and wide', async ({ page }) => {
    await page.goto('/login');
    const links = page.locator('footer a');
    await expect(links).toHaveCount(3);
    const sizes = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });

  test('no field has letters so small that an iPhone enlarges the page', async ({ page, product }) => {
    await signedIn(page, product);
    await watched(page, { '005930': '삼성전자' });
    for (const path of ['/mypage/alerts', '/analysis', '/search']) {
      await page.goto(path);
      const fields = page.locator('main').locator('input, select');
      await expect(fields.first()).toBeVisible();
      const sizes = await fields.evaluateAll((all) =>
        all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      );
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(FIELD_PX);
    }
  });

  test('a result: the finger picks the nearest event of the timeline, a touch elsewhere lets it go', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    await analysed(page, ['삼성전자']);
    await page.goto('/search');
    await page.getByRole('article').locator('button[aria-expanded]').tap();
    expect(await smallControls(page)).toEqual([]);
    await page.getByRole('link', { name: '호재' }).tap();
    const plot = page.locator('figure').filter({ hasText: '날짜별 소식' }).first();
    await plot.scrollIntoViewIfNeeded();
    const marks = plot.getByRole('button');
    await expect(marks.first()).toBeAttached();
    const box = await plot.boundingBox();
    if (box === null) throw new Error('no timeline');
    const words = plot.locator('..');
    const before = await words.textContent();
    await page.touchscreen.tap(box.x + 30, box.y + box.height - 8);
    await expect.poll(() => words.textContent()).not.toBe(before);
    const atStart = await words.textContent();
    await page.touchscreen.tap(box.x + box.width - 30, box.y + box.height - 8);
    await expect.poll(() => words.textContent()).not.toBe(atStart);
    await page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { level: 2 }))
      .first()
      .tap();
    await expect.poll(() => words.textContent()).toBe(before);

    await page.evaluate(() => scrollTo(0, 0));
    await swipe(page, page.locator('main'), { y: -360 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });

  test('an accumulation ratio: a tap tells the day, a wide table scrolls in itself, a tap closes the help', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    await accumulated(page, ['삼성전자']);
    const { items } = await (await page.request.get('/api/v1/mjb')).json();
    await page.goto(`/mjb-search?detail=${items[0]._id}`);
    const days = page.getByRole('slider', { name: '하루씩 보기' });
    await days.scrollIntoViewIfNeeded();
    const box = await days.boundingBox();
    if (box === null) throw new Error('no course');
    const shown = days.locator('..').locator('b').first();
    await page.touchscreen.tap(box.x + 12, box.y + 40);
    await expect(shown).toBeVisible();
    const first = await shown.textContent();
    await page.touchscreen.tap(box.x + box.width - 12, box.y + 40);
    await expect(shown).not.toHaveText(first ?? '');

    await page.getByRole('region', { name: '날마다 이렇게 쌓였어요' }).getByText('표로 보기').tap();
    const table = page.getByRole('region', { name: '날마다 이렇게 쌓였어요' }).getByRole('table');
    await expect(table).toBeVisible();
    const scrolled = () => table.evaluate((element) => element.parentElement?.scrollLeft ?? 0);
    const room = await table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0));
    expect(room).toBeGreaterThan(0);
    await swipe(page, table, { x: -120 });
    await expect.poll(scrolled).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollX)).toBe(0);

    await page.getByRole('button', { name: '매집비가 처음이신가요?' }).tap();
    const help = page.getByRole('dialog', { name: '매집비가 처음이신가요?' });
    await expect(help).toBeVisible();
    expect(await smallControls(page)).toEqual([]);
    const sheet = await help.boundingBox();
    await help.getByRole('heading', { name: 'A면 오르나요?' }).tap();
    await expect(help).toBeVisible();
    await page.touchscreen.tap(195, Math.max(8, (sheet?.y ?? 40) / 2));
    await expect(help).toHaveCount(0);

    // What takes the focus to be read out and cannot be pressed shows no ring; an iPhone draws it after a tap, too.
    await page.getByRole('button', { name: '매집비가 처음이신가요?' }).press('Enter');
    await expect(help.getByRole('heading').first()).toBeFocused();
    await expect(help.getByRole('heading').first()).toHaveCSS('outline-style', 'none');
  });
});
