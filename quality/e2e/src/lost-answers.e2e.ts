import { expect, type Page, type Route } from '@playwright/test';
import { signedIn, test } from './test.ts';

const LOOKING = '요청이 접수됐는지 확인하고 있어요.';

/** What happens to a call: the server handles it and its answer is lost, or it never arrives. */
type Fault = (route: Route) => Promise<void>;
const losesAnswer: Fault = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};
const losesCall: Fault = (route) => route.abort('connectionreset');
const badGateway: Fault = async (route) => {
  await route.fetch();
  await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
};

const GOOD = /-good-news-sqs$/;
const BAD = /-bad-news-sqs$/;
const LOOK = /\/news-progress\/[\w-]+$/;
const MJB = /\/api\/v1\/mjb$/;
const MJB_LOOK = /\/mjb-progress\/[\w-]+$/;

const credit = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/v1/users/me')).json()).credit;

async function pressAnalyse(page: Page, code: string): Promise<void> {
  await page.goto(`/analysis?q=${code}`);
  const row = page.getByRole('row').filter({ hasText: code });
  await row.hover();
  await row.getByRole('button', { name: /분석하기/ }).click();
}
const toResult = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a news analysis is charged once, whichever answers are lost', { tag: '@full' }, async ({ page, product }) => {
  test.slow();
  await signedIn(page, product);
  const steps: { code: string; name: string; faults: [RegExp, Fault, number][]; reloads?: true }[] = [
    { code: '005930', name: '삼성전자', faults: [[GOOD, losesAnswer, 1]] },
    {
      code: '000660',
      name: 'SK하이닉스',
      faults: [
        [GOOD, losesCall, 1],
        [LOOK, losesCall, 1],
      ],
    },
    {
      code: '005380',
      name: '현대차',
      faults: [
        [GOOD, badGateway, 1],
        [LOOK, losesCall, 2],
      ],
      reloads: true,
    },
    { code: '035420', name: 'NAVER', faults: [[BAD, losesAnswer, 2]] },
  ];
  for (const { code, name, faults, reloads } of steps) {
    const before = await credit(page);
    for (const [url, fault, times] of faults) await page.route(url, fault, { times });
    await pressAnalyse(page, code);
    if (reloads) {
      await expect(page.getByText(LOOKING)).toBeVisible();
      await page.reload();
    }
    await expect(toResult(page, name)).toBeVisible({ timeout: 40_000 });
    expect(await credit(page), name).toBe(before - 20);
    await page.unrouteAll();
  }
});

test('a call that comes late or twice is charged once', async ({ page, product }) => {
  await signedIn(page, product);
  const before = await credit(page);
  await page.route(BAD, async (route) => {
    await route.fetch();
    await route.fulfill({ response: await route.fetch() });
  });
  // A proxy keeps the first post until the member has loaded the page again and pressed again.
  const late = Promise.withResolvers<Route>();
  await page.route(GOOD, (route) => late.resolve(route), { times: 1 });
  await pressAnalyse(page, '005930');
  const kept = await late.promise;
  await page.reload();
  await expect(page.getByRole('button', { name: /삼성전자 분석하기/ })).toBeVisible();
  expect(await credit(page)).toBe(before);
  const second = page.waitForRequest(GOOD);
  await pressAnalyse(page, '005930');
  expect((await second).postDataJSON()).toEqual(kept.request().postDataJSON());
  expect((await kept.fetch()).status()).toBe(202);
  await expect(toResult(page, '삼성전자')).toBeVisible({ timeout: 40_000 });
  expect(await credit(page)).toBe(before - 20);
});

test('two tabs that press the same stock at once pay once', async ({ page, product }) => {
  await signedIn(page, product);
  const before = await credit(page);
  const other = await page.context().newPage();
  await other.route(GOOD, losesAnswer, { times: 1 });
  const buttons = [page, other].map((tab) => tab.getByRole('button', { name: /삼성전자 분석하기/ }));
  for (const tab of [page, other]) await tab.goto('/analysis?q=005930');
  for (const button of buttons) await expect(button).toBeVisible();
  // The first press is under way until the other tab is pressed, too: on a busy machine it might be over, and the other a new one.
  const both = Promise.withResolvers<void>();
  for (const tab of [page, other]) await tab.route(GOOD, (route) => both.promise.then(() => route.fallback()));
  // Pressed in the page: a click by hand waits until a tab is drawn.
  await Promise.all(buttons.map((button) => button.evaluate((element: HTMLElement) => element.click())));
  both.resolve();
  for (const tab of [page, other]) await expect(toResult(tab, '삼성전자')).toBeVisible({ timeout: 40_000 });
  expect(await credit(page)).toBe(before - 20);
});

test('an accumulation analysis is charged once from one open window', async ({ page, product }) => {
  await signedIn(page, product);
  const before = await credit(page);
  await page.route(MJB, losesAnswer, { times: 1 });
  await page.route(MJB_LOOK, losesCall, { times: 2 });
  await page.goto('/mjb?q=005930');
  const row = page.getByRole('row').filter({ hasText: '005930' });
  await row.hover();
  await row.getByRole('button', { name: /매집비 구하기/ }).click();
  const dialog = page.getByRole('dialog', { name: '검색 날짜 설정' });
  await dialog.getByRole('button', { name: '1개월' }).click();
  await dialog.getByRole('button', { name: /매집비 구하기/ }).click();
  await expect(dialog.getByText(LOOKING)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(toResult(page, '삼성전자')).toBeVisible({ timeout: 30_000 });
  expect(await credit(page)).toBe(before - 10);
});
