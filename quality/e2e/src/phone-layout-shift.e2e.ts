import { expect, type Page } from '@playwright/test';
import { analysed } from './analyses.ts';
import { logIn, signedIn, test } from './test.ts';

/** Shifts up to here nobody notices. */
const MOST = 0.02;

/** How long the answer who is there takes on a slow network. */
const MEMBER_LATE_MS = 500;

// Only a cold load counts: nothing from the cache of the service worker.
test.use({ serviceWorkers: 'block' });

/** Adds up what moves under the reader's eyes while a page loads, and says what it was. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? `${node.nodeName} ${node.className}` : ''));
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number; moved: string[] }[]);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(total, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST);
}

test.describe('a cold load moves nothing that is read', () => {
  test('the pages before the log-in', async ({ page }) => {
    await watchShifts(page);
    const fonts = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'font' && fonts.add(request.url()));
    for (const path of ['/login', '/signup', '/sample', '/scorecard']) await expectStill(page, path);
    // All that these write is in the one file that comes with the page.
    expect([...fonts]).toEqual([expect.stringMatching(/pretendard-first/)]);
  });

  test('the pages of a member', async ({ page, product }) => {
    test.slow();
    await signedIn(page, product);
    await watchShifts(page);
    for (const path of [
      ...['/select-service', '/today', '/stock/005930', '/analysis', '/analysis?q=005380'],
      ...['/search', '/favorite', '/subscribe', '/mypage', '/mjb', '/mjb-search', '/mjb-favorite', '/mypage/alerts'],
    ])
      await expectStill(page, path);
  });

  test('the pages of a member whose name this browser does not know', async ({ page, product }) => {
    test.slow();
    await signedIn(page, product);
    await analysed(page, ['삼성전자']);
    await page.addInitScript(() => localStorage.clear());
    // As a slow network does: what stands before the answer is drawn.
    await page.route('**/api/v1/users/me', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, MEMBER_LATE_MS));
      await route.continue();
    });
    await watchShifts(page);
    const { items } = await (await page.request.get('/api/v1/combined-news-result')).json();
    for (const path of [
      ...[
        `/search?detail=${items[0]._id}`,
        '/login',
        '/sample',
        '/scorecard',
        '/subscribe',
        '/select-service',
        '/today',
      ],
      ...['/analysis', '/search', '/favorite', '/mypage', '/mypage/alerts', '/mjb', '/mjb-search', '/mjb-favorite'],
    ])
      await expectStill(page, path);
  });

  test('the page of a result, whose name and lead stand there before its scripts', async ({ page, product }) => {
    await signedIn(page, product);
    await analysed(page, ['삼성전자']);
    const { items } = await (await page.request.get('/api/v1/combined-news-result')).json();
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('username', '김서연'));
    let bring = () => {};
    const areRead = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route('**/assets/first-*.js', async (route) => {
      await areRead;
      await route.continue();
    });
    const places = (card: string) =>
      page.locator(card).evaluate((element) =>
        [...element.querySelectorAll('h2, p[class*="_lead_"] > span, .fp-card p > span')].map((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return [part.textContent?.trim(), ...[left, top, width, height].map(Math.round)].join(' ');
        }),
      );
    await page.goto(`/search?detail=${items[0]._id}`, { waitUntil: 'commit' });
    await page.locator('.fp-result p > span').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const early = await places('.fp-result');
    expect(early.length).toBeGreaterThan(1);
    // Each frame from here shows the lead: the screen takes its place, nothing stands between them.
    await page.evaluate(
      (lead) => {
        const missing: string[] = [];
        Object.assign(window, { missing });
        const look = () => {
          const shown = document.body.textContent;
          if (!shown.includes(lead)) missing.push(shown.slice(0, 99));
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      (await page.locator('.fp-result p > span').first().textContent()) ?? '',
    );
    bring();
    await page.locator('main article h2').waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await places('main article')).toEqual(early);
    expect(await page.evaluate(() => Reflect.get(window, 'missing'))).toEqual([]);
  });

  test('the page of the admin', async ({ page, product }) => {
    await logIn(page, { email: product.adminEmail, password: product.adminPassword });
    await watchShifts(page);
    await expectStill(page, '/admin');
  });
});
