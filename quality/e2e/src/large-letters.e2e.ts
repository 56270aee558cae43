import { expect, type Page } from '@playwright/test';
import { accumulated, analysed, watched } from './analyses.ts';
import { expectNoneCovered, expectNoSidewaysScroll } from './looks.ts';
import { logIn, signedIn, test } from './test.ts';

const stocks = { '005930': '삼성전자', '000660': 'SK하이닉스' };
const names = Object.values(stocks);

/** Letters of twice the size, as set in the browser: a style of the page would leave the media queries as they are. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

/** Fails where names of the menu touch each other or are cut by the edge of the window. */
async function expectMenuApart(page: Page): Promise<void> {
  const readGaps = () =>
    page.locator('header nav > :is(a, div)').evaluateAll((items) => {
      const boxes = items.map((item) => {
        const range = document.createRange();
        const text = document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode();
        range.selectNodeContents(text ?? item);
        return range.getBoundingClientRect();
      });
      return boxes.map(({ right }, at) => Math.floor((boxes[at + 1]?.left ?? window.innerWidth) - right));
    });
  await expect.poll(async () => (await readGaps()).filter((gap) => gap < 2)).toEqual([]);
}

async function expectRoom(page: Page, width: number, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  for (const path of paths) {
    await test.step(`${path} at ${width} px`, async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      await expectMenuApart(page);
      // Of a result its head: bars stay over the rest of it.
      const head = page
        .getByRole('article', { name: /분석$/ })
        .or(page.getByRole('region', { name: /^(매집비 결과|거래원|언제 무슨 일이 있었나)$/ }));
      const parts = path.includes('?detail=') ? await head.all() : await page.locator('main, footer').all();
      for (const part of parts) await expectNoneCovered(part);
    });
  }
}

test('letters of twice the size make no page wider than its window, nor stand on each other', async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  await watched(page, stocks);
  await analysed(page, names);
  await accumulated(page, names);
  const { items } = await (await page.request.get('/api/v1/today?size=1')).json();
  const { recent } = await (await page.request.get('/api/v1/home')).json();
  const details = recent.map(({ service, _id }: { service: string; _id: string }) => {
    return `${service === 'news' ? '/search' : '/mjb-search'}?detail=${_id}`;
  });
  const events = items.map(({ event_id }: { event_id: string }) => `/event/${event_id}`);
  await expectRoom(page, 390, ['/select-service', '/mypage', '/mypage/alerts', ...events, details[0], details.at(-1)]);
  await expectRoom(page, 390, ['/analysis?q=삼성', '/mjb?q=삼성', '/favorite', '/mjb-favorite']);
  await expectRoom(page, 360, ['/favorite', '/mjb-favorite']);
  await expectRoom(page, 768, ['/select-service', '/search', '/subscribe', details[0]]);
  await expectRoom(page, 1280, ['/select-service', '/search?view=stocks', '/favorite', '/mjb-favorite', details[0]]);
  await test.step('the days of /today', async () => {
    await page.route(/\/api\/v1\/today(\?|$)/, async (route) => {
      const response = await route.fetch();
      const days = [23, 24, 25, 26, 27].map((day) => ({ day: `2026-11-${day}`, good: 3, bad: 4 }));
      const sources = [{ name: 'sample', status: 'ok', since: '2026-11-20T00:00:00.000Z' }];
      await route.fulfill({ response, json: { ...(await response.json()), days, sources } });
    });
    await page.goto('/today');
    const days = page.getByRole('navigation', { name: '거래일 고르기' }).getByRole('button');
    await expect(days.first()).toBeVisible();
    const cut = await days.evaluateAll((all) => all.filter((day) => day.scrollWidth > day.clientWidth).length);
    expect(cut).toBe(0);
  });
  await page.context().clearCookies();
  await logIn(page, { email: product.adminEmail, password: product.adminPassword });
  await expectRoom(page, 390, ['/admin']);
});
