import { expect } from '@playwright/test';
import { accumulated, analysed, watched } from './analyses.ts';
import { expectLooksGood } from './looks.ts';
import { logIn, signedIn, test } from './test.ts';
import { virtualAuthenticator } from './virtual-authenticator.ts';

test.describe('axe finds nothing', () => {
  test('the pages before the log-in', async ({ page }) => {
    for (const path of ['/login', '/signup', '/find-email', '/find-password', '/sample', '/u/some-token']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLooksGood(page);
    }
  });

  test('the admin screen with its window, and the windows of my page', async ({ page, browser, product }) => {
    // A member whom no other test changes: a window under which its member changes says so.
    const other = await browser.newPage();
    const { email } = await signedIn(other, product);
    await other.close();
    await logIn(page, { email: product.adminEmail, password: product.adminPassword });
    await page.goto('/admin');
    await expect(page.getByRole('table', { name: '사용자 목록' })).toBeVisible();
    await expectLooksGood(page);
    await page.getByRole('searchbox', { name: '사용자 검색' }).fill(email);
    await page.getByRole('button', { name: '검색', exact: true }).click();
    await page.getByRole('row').filter({ hasText: email }).getByRole('button').click();
    await page.getByRole('button', { name: '만료일' }).click();
    await page.getByRole('button', { name: '확인', exact: true }).click();
    await expectLooksGood(page);
    await page.getByRole('tab', { name: '크레딧 추가' }).click();
    await expectLooksGood(page);

    await page.goto('/mypage');
    await page.getByRole('button', { name: '비밀번호 변경' }).click();
    await expectLooksGood(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '회원 탈퇴' }).click();
    await expectLooksGood(page);
    await page.keyboard.press('Escape');

    // The sheet over a screen whose session has ended, empty and refused.
    await page.context().clearCookies();
    await page.getByRole('button', { name: '회원 탈퇴' }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    const sheet = page.getByRole('dialog', { name: '다시 로그인해 주세요' });
    await expect(sheet).toBeVisible();
    await expectLooksGood(page);
    await sheet.getByRole('button', { name: '로그인' }).click();
    await expect(sheet.getByText('비밀번호는 10자 이상이어야 합니다')).toBeVisible();
    await expectLooksGood(page);
  });

  test('the passkeys of my page, the recovery codes and the second step of the log-in', async ({ page, product }) => {
    await virtualAuthenticator(page);
    const member = await signedIn(page, product);
    await page.goto('/mypage');
    await page.getByRole('button', { name: '패스키 추가' }).click();
    await page.getByLabel('이름', { exact: true }).fill('내 기기');
    await expectLooksGood(page);
    await page.getByRole('button', { name: '등록하기' }).click();
    await expect(page.getByRole('list', { name: '복구 코드' })).toBeVisible();
    await expectLooksGood(page);
    await page.getByRole('button', { name: '보관했어요' }).click();
    await expect(page.getByText('남은 복구 코드 10개')).toBeVisible();
    await expectLooksGood(page);
    await page.getByRole('button', { name: '내 기기 삭제' }).click();
    await expectLooksGood(page);

    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByLabel('이메일', { exact: true }).fill(member.email);
    await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: '로그인' }).click();
    await expect(page.getByRole('button', { name: '패스키로 확인하기' })).toBeVisible();
    await expectLooksGood(page);
    await page.getByRole('button', { name: '복구 코드로 로그인' }).click();
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page.getByText('복구 코드 16자를 확인해주세요.')).toBeVisible();
    await expectLooksGood(page);
  });

  test('the pages of a member, and the result of an analysis', async ({ page, product }) => {
    // A dozen pages: a minute of looking with three browsers on two cores.
    test.slow();
    await signedIn(page, product);
    for (const path of [
      '/select-service',
      '/mypage',
      '/mypage/alerts',
      '/subscribe',
      '/chart',
      '/search',
      '/favorite',
      '/mjb-search',
      '/mjb-favorite',
      '/mjb',
      '/analysis',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectLooksGood(page);
    }
    await page.getByPlaceholder('종목명 또는 종목코드 (예:삼성전자, 005930)').fill('삼성전자');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ has: page.getByText('삼성전자', { exact: true }) });
    await expect(row).toBeVisible();
    await expectLooksGood(page);
    await row.hover();
    await row.getByRole('button', { name: /분석하기/ }).click();
    await expect(page.getByText('삼성전자 분석중입니다')).toBeVisible();
    await expectLooksGood(page);
    await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible({ timeout: 30_000 });
    await expectLooksGood(page);
  });

  test('the page of the day, an event, a stock and what followed', async ({ page, product }) => {
    await signedIn(page, product);
    await analysed(page, ['삼성전자']);
    const { events } = await (await page.request.get('/api/v1/stocks/005930/overview')).json();
    const [event] = events;
    for (const path of ['/today', `/event/${event.event_id}`, '/stock/005930', '/scorecard']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectLooksGood(page);
    }
  });

  test('the history, the detail of an analysis, and the watchlist with its dialogs', async ({ page, product }) => {
    await signedIn(page, product);
    await analysed(page, ['삼성전자', 'SK하이닉스']);
    await watched(page, { '005930': '삼성전자', '000660': 'SK하이닉스' });
    await page.goto('/search');
    await page.locator('button[aria-expanded]').first().click();
    await expectLooksGood(page);
    await page.getByRole('link', { name: '호재' }).click();
    await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible();
    await expectLooksGood(page);
    await page.goto('/favorite');
    await expect(page.getByRole('link', { name: '삼성전자' })).toBeVisible();
    await expectLooksGood(page);
    await page.getByRole('button', { name: '전체 삭제' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectLooksGood(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: '삼성전자' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await expectLooksGood(page);
  });

  test('the days, the history and the detail of an accumulation analysis', async ({ page, product }) => {
    await signedIn(page, product);
    await accumulated(page, ['삼성전자']);
    await page.goto('/mjb?q=005930');
    await page.getByRole('row').nth(1).hover();
    await page.getByRole('button', { name: '삼성전자 매집비 구하기 10 크레딧' }).click();
    await page.getByRole('button', { name: '1개월' }).click();
    await expectLooksGood(page);
    await page.goto('/mjb-search');
    await page.locator('button[aria-expanded]').first().click();
    await expectLooksGood(page);
    await page.getByRole('link', { name: /매집비 자세히/ }).click();
    await page.getByText('계산식', { exact: true }).nth(1).click();
    await page.getByRole('region', { name: '날마다 이렇게 쌓였어요' }).getByText('표로 보기').click();
    await expectLooksGood(page);
    await page.getByRole('button', { name: '매집비가 처음이신가요?' }).click();
    await expect(page.getByRole('dialog', { name: '매집비가 처음이신가요?' })).toBeVisible();
    await expectLooksGood(page);
  });

  test('the alerts with stocks, a device, a pause and a refused address', async ({ page, product }) => {
    await signedIn(page, product);
    await watched(page, { '005930': '삼성전자', '000660': 'SK하이닉스' });
    const subscription = {
      endpoint: 'https://push.example.com/axe',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    };
    await page.request.post('/api/v1/push-subscriptions', { data: subscription });
    await page.route('**/alerts/preview*', (route) =>
      route.fulfill({ json: { days: Array.from({ length: 30 }, (_, day) => day % 7 === 0), count: 5 } }),
    );
    await page.goto('/mypage/alerts');
    for (const name of ['삼성전자 알림', '아침 브리핑', '바로 알림']) await page.getByRole('switch', { name }).click();
    await expect(page.getByText('지난 30일 기준으로')).toBeVisible();
    await expectLooksGood(page);
    await page.getByRole('button', { name: '일주일' }).click();
    await expect(page.getByRole('button', { name: '다시 켜기' })).toBeVisible();
    await page.route('**/api/v1/alerts', async (route) => {
      const answer = await route.fetch();
      const changed = { mail: false, mail_refused_at: '2026-11-20T11:41:00.000Z', stocks_max: 0 };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...changed } });
    });
    await page.reload();
    await expect(page.getByRole('note')).toBeVisible();
    await expectLooksGood(page);
  });
});
