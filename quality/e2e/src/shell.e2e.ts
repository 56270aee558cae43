import { expect, type Page } from '@playwright/test';
import { accumulated } from './analyses.ts';
import { logIn, newMember, signedIn, signUp, test } from './test.ts';

const scripts = /\/assets\/.+\.js$/;
const colourOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

test.describe('the shell', () => {
  test('header and log-in are drawn before any script, and nothing moves when the scripts take over', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(scripts, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const title = page.getByRole('heading', { name: '판단은 개미렌즈에 맡기세요' });
    await expect(title).toBeVisible();
    await expect(page.getByText('개미렌즈', { exact: true }).first()).toBeVisible();
    const drawn = await title.boundingBox();
    held.resolve();
    await expect(page.getByLabel('이메일', { exact: true })).toBeVisible();
    const mounted = await title.boundingBox();
    expect(Math.abs((mounted?.y ?? 0) - (drawn?.y ?? 0))).toBeLessThan(8);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThan(0.01);
  });

  test('the sample’s verdict is drawn before any script, where its screen has it', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(scripts, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/sample', { waitUntil: 'commit' });
    const lead = page.getByText('자사주 소각과 부품 공급 계약이 앞섰어요.').first();
    await expect(lead).toBeVisible();
    const drawn = await lead.boundingBox();
    held.resolve();
    await expect(page.getByRole('button', { name: '판단 유보 12' })).toBeVisible();
    const mounted = await lead.boundingBox();
    expect(Math.abs((mounted?.y ?? 0) - (drawn?.y ?? 0))).toBeLessThan(8);
  });

  test('a screen’s files and answers are asked for beside the first script, and once', async ({ page }) => {
    const asked: string[] = [];
    let opened = '';
    // The page before may still ask for its seldom letters while the next one is opened.
    page.on('request', (request) => {
      if (new URL(request.frame().url()).pathname === opened) asked.push(new URL(request.url()).pathname);
    });
    let release = () => {};
    await page.route(/\/assets\/first-.+\.js$/, async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue();
    });
    for (const [path, route, answer] of [
      ['/sample', 'sample-route', 'users/me'],
      ['/scorecard', 'scorecard-route', 'scorecard'],
    ] as const) {
      asked.length = 0;
      opened = path;
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(`link[rel="modulepreload"][href*="${route}"]`)).toBeAttached();
      await expect.poll(() => asked).toContain(`/api/v1/${answer}`);
      release();
      await page.waitForLoadState('networkidle');
      expect(asked.some((one) => one.includes(route))).toBe(true);
      expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
    }
  });

  test('scripts and styles from 1 KiB on come compressed', async ({ page }) => {
    const compressed: string[] = [];
    const plain: { path: string; bytes: number }[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (!/\.(js|css)$/.test(path)) return;
      const { 'content-encoding': encoding, 'content-length': length } = response.headers();
      if (encoding === 'br') compressed.push(path);
      else plain.push({ path, bytes: Number(length) });
    });
    await page.goto('/login', { waitUntil: 'networkidle' });
    expect(compressed.length).toBeGreaterThan(5);
    expect(plain.filter(({ bytes }) => !(bytes < 1_024))).toEqual([]);
  });

  test('화면: the chosen theme is there before the scripts, and the system’s again when that is chosen', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    await page.goto('/mypage');
    await page.getByRole('radio', { name: '어둡게' }).check();
    await expect.poll(() => colourOf(page, 'body')).toBe('rgb(13, 16, 21)');
    await page.route(scripts, (route) => route.abort());
    await page.goto('/mypage');
    expect(await colourOf(page, '.fp')).toBe('rgb(13, 16, 21)');
    expect(await page.locator('meta[name="theme-color"]').first().getAttribute('content')).toBe('#151920');
    await page.unroute(scripts);
    await page.goto('/mypage');
    await page.getByRole('radio', { name: '시스템' }).check();
    await expect.poll(() => colourOf(page, 'body')).toBe('rgb(246, 247, 249)');
  });

  test('a sign-up leads to the log-in with the e-mail filled in, the log-in to the page that was asked for', async ({
    page,
    product,
  }) => {
    const member = newMember();
    await signUp(page, product, member);
    await expect(page.getByLabel('이메일', { exact: true })).toHaveValue(member.email);
    await expect(page.getByLabel('비밀번호', { exact: true })).toBeFocused();
    await page.goto('/mjb?q=%EC%B9%B4%EC%B9%B4%EC%98%A4');
    await logInHere(page, member);
    await page.waitForURL('**/mjb?q=*');
    await expect(page.getByRole('combobox')).toHaveValue('카카오');
    await page.context().clearCookies();
    await page.goto('/login?next=%2F%2Fexample.com%2F');
    await logInHere(page, member);
    await page.waitForURL('**/select-service');
  });

  test('without a network a screen says so, and comes when it is back', async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto('/search');
    await expect(page.getByRole('heading', { name: '분석 기록' })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByRole('status', { name: '연결 상태' })).toContainText('인터넷에 연결되어 있지 않아요');
    await page.getByRole('link', { name: '관심 종목' }).click();
    await expect(page.getByRole('alert')).toContainText('인터넷에 연결되어 있지 않아요');
    await expect(page.getByText('예기치 않은 오류')).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: '관심 종목' })).toBeVisible();
  });

  test('a tab from before an update loads the newer web where it needs a script that is gone', async ({
    page,
    product,
  }) => {
    /** An update takes all scripts of the open page away, until the page is loaded again. */
    const update = async () => {
      const navigates = page.waitForRequest((request) => request.isNavigationRequest());
      // Told by the request itself: to take the route away takes a busy machine longer than the new page to ask for its scripts.
      let isLoaded = false;
      const loaded = navigates.then(() => {
        isLoaded = true;
      });
      await page.route(scripts, (route) =>
        isLoaded ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' }),
      );
      await page.evaluate(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 60_000;
      });
      return { loaded };
    };
    const member = newMember();
    await signedIn(page, product, member);
    await page.context().clearCookies();
    await page.goto('/login', { waitUntil: 'networkidle' });
    const asGuest = await update();
    await page.getByLabel('이메일', { exact: true }).focus();
    await asGuest.loaded;
    await logInHere(page, member);
    await page.waitForURL('**/select-service');
    await page.waitForLoadState('networkidle');
    const asMember = await update();
    await page.getByRole('link', { name: '오늘', exact: true }).click();
    await asMember.loaded;
    await expect(page.getByRole('heading', { name: '오늘의 소식' })).toBeVisible();
  });

  test('on a broad home what has nothing beside it has the room of both', async ({ page, product }) => {
    await signedIn(page, product);
    await page.setViewportSize({ width: 1920, height: 1000 });
    const nothing = { items: [], total: 0, counts: { good: 0, bad: 0, confirmed: 0 } };
    let watched = 0;
    await page.route(/\/api\/v1\/(?:today|home)(?:\?|$)/, async (route) => {
      const response = await route.fetch();
      const more = route.request().url().includes('/home') ? { watched_count: watched } : nothing;
      await route.fulfill({ response, json: { ...(await response.json()), ...more } });
    });
    const measureWidth = async (words: string | RegExp) => {
      const said = page.getByText(words);
      await expect(said).toBeVisible();
      return (await page.locator('main div').filter({ has: said }).last().boundingBox())?.width ?? 0;
    };
    await page.goto('/select-service');
    expect(await measureWidth('세 번이면 익숙해져요')).toBeGreaterThan(1_100);
    watched = 1;
    await page.goto('/select-service');
    expect(await measureWidth(/^관심 종목에 .+ 나온 /)).toBeGreaterThan(1_100);
  });

  test('a toast on a phone covers no title and no field', async ({ page, product }) => {
    const member = newMember();
    await signedIn(page, product, member);
    await page.context().clearCookies();
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, member);
    const toast = await page.getByText('로그인에 성공했습니다.').boundingBox();
    expect(toast?.y).toBeGreaterThan(844 / 2);
  });

  test('a record prints without controls, in light colours', async ({ page, product }) => {
    await signedIn(page, product);
    await accumulated(page, ['삼성전자']);
    const { items } = await (await page.request.get('/api/v1/mjb')).json();
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(`/mjb-search?detail=${items[0]._id}`);
    await expect(page.getByRole('table', { name: /^거래원별 순매수/ })).toBeVisible();
    await expect(page).toHaveTitle('삼성전자 매집비 | 개미렌즈');
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '< 목록으로' })).toHaveCount(0);
    await expect(page.getByRole('table', { name: /^거래원별 순매수/ })).toBeVisible();
    await expect(page.getByText('매수·매도비').first()).toBeVisible();
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--surface'))).toMatch(
      /#fff/,
    );
  });
});

async function logInHere(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('이메일', { exact: true }).fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
}
