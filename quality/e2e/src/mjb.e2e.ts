import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { accumulated, watched } from './analyses.ts';
import { balance, signedIn, test } from './test.ts';

const box = (page: Page) => page.getByPlaceholder('종목명 또는 종목코드 (예:삼성전자, 005930)');
const calendar = (page: Page) => page.getByRole('dialog', { name: '검색 날짜 설정' });
const openDays = (within: Locator) => within.locator('[data-day] button:enabled');
const cards = (page: Page) => page.getByRole('article');
const buyers = (page: Page) => page.getByRole('table', { name: /^거래원별 순매수/ });

/** Searches a stock on /mjb and opens the window for its days. */
async function askForDays(page: Page, name: string): Promise<void> {
  await page.goto('/mjb');
  await box(page).fill(name);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await row.hover();
  await row.getByRole('button', { name: `${name} 매집비 구하기 10 크레딧` }).click();
  await expect(calendar(page).getByRole('button', { name: '1개월' })).toBeVisible();
}

async function startMonth(page: Page): Promise<void> {
  await calendar(page).getByRole('button', { name: '1개월' }).click();
  await calendar(page)
    .getByRole('button', { name: /매집비 구하기/ })
    .click();
}

test.describe('accumulation ratio with sample trades', () => {
  test('search, 검색 날짜 설정, progress bar, result card, sorting, re-analysis with a fixed start date', async ({
    page,
    product,
  }) => {
    test.slow();
    await signedIn(page, product);
    await page.goto('/mjb');
    await expect(page.getByText('분석할 종목을 검색해주세요.')).toBeVisible();
    await box(page).fill('없는회사이름');
    await page.getByRole('button', { name: '검색', exact: true }).click();
    await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible();

    await test.step('a date is required; closed days are disabled; reversed ends are swapped', async () => {
      await askForDays(page, '삼성전자');
      const dialog = calendar(page);
      const start = dialog.getByRole('button', { name: /매집비 구하기/ });
      await start.click();
      await expect(dialog.getByText('날짜를 선택해주세요.', { exact: true })).toBeVisible();
      const weekend = await dialog
        .locator('[data-day]')
        .evaluateAll(
          (days) =>
            days.filter((day) => [0, 6].includes(new Date(`${day.getAttribute('data-day')}T00:00Z`).getUTCDay()))
              .length,
        );
      expect(weekend).toBeGreaterThan(0);
      for (const day of await openDays(dialog).locator('..').all()) {
        const text = (await day.getAttribute('data-day')) ?? '';
        expect([1, 2, 3, 4, 5]).toContain(new Date(`${text}T00:00Z`).getUTCDay());
      }
      await openDays(dialog).last().click();
      await openDays(dialog).first().click();
      const first = (await openDays(dialog).first().locator('..').getAttribute('data-day')) ?? '';
      await expect(dialog.getByText('시작일', { exact: true }).locator('..')).toContainText(first);
      await expect(dialog.getByText(/^거래일 \d+일$/)).toBeVisible();
    });

    await test.step('the progress is asked for every second and the result shown 1.5 s after 100', async () => {
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      // By the browser's clock: the runner hears of a request some time later.
      const readStarts = (url: RegExp) =>
        requests.filter((request) => url.test(request.url())).map((request) => request.timing().startTime);
      await startMonth(page);
      await expect(page.getByText('삼성전자 분석중입니다')).toBeVisible();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expect(box(page)).toBeDisabled();
      await expect(buyers(page)).toBeVisible({ timeout: 30_000 });
      const looks = readStarts(/\/mjb-progress\//);
      const [askedForResult = 0] = readStarts(/\/mjb\/MJB-.*sort_by=volume/);
      const gaps = looks.slice(1).map((at, index) => at - (looks[index] ?? 0));
      expect(Math.min(1_000, ...gaps)).toBeGreaterThanOrEqual(900);
      expect(askedForResult - (looks.at(-1) ?? 0)).toBeGreaterThanOrEqual(1_500);
      await expect(balance(page)).toHaveText(/크레딧 90$/);
    });

    await test.step('the letters explain themselves', async () => {
      const { items } = await (await page.request.get('/api/v1/mjb')).json();
      const { first_mjb_grade, second_mjb_grade, third_mjb_grade } = items[0];
      const result = page.getByRole('region', { name: '매집비 결과' });
      const letters = { 매수·매도비: first_mjb_grade, '주요 매집비': second_mjb_grade, '선도 매집비': third_mjb_grade };
      for (const [name, letter] of Object.entries(letters))
        await expect(result.getByRole('region', { name: `${name} ${letter}`, exact: true })).toBeVisible();
      const formula = result.getByRole('region', { name: '주요 거래원의 매수 ÷ 유통주식 계산식' });
      await expect(formula).toBeHidden();
      await result.getByText('계산식', { exact: true }).nth(1).click();
      await expect(formula).toBeVisible();
      await expect(page.getByText('예시 데이터').first()).toBeVisible();
      await expect(page.getByText('투자 판단의 책임은 본인에게 있어요').first()).toBeVisible();
    });

    await test.step('changing the sort (volume default) refetches the result', async () => {
      const ratios = async () =>
        (
          await buyers(page)
            .getByRole('rowgroup', { name: '순매수한 거래원' })
            .locator('td:nth-child(4)')
            .allTextContents()
        ).map(Number.parseFloat);
      const answer = page.waitForResponse(/sort_by=ratio/);
      await buyers(page).getByRole('button', { name: '순매수 비율' }).click();
      await answer;
      await expect(async () => {
        const shown = await ratios();
        expect(shown.length).toBeGreaterThan(1);
        expect(shown).toEqual(shown.toSorted((a, b) => b - a));
      }).toPass({ timeout: 15_000 });
    });

    await test.step('a reload keeps the place; a re-analysis requires a date and keeps the start date', async () => {
      await page.reload();
      await expect(buyers(page)).toBeVisible();
      const again = page.getByRole('region', { name: '재분석' });
      await again.getByRole('button', { name: /재분석하기/ }).click();
      await expect(again.getByText('날짜를 선택해주세요.', { exact: true })).toBeVisible();
      const before = (await again.getByText(/^\d{4}-\d\d-\d\d\s*$/).textContent()) ?? '';
      await again.getByRole('button', { name: /새 종료일/ }).click();
      // The month that is open may have begun only now; the first day of the analysis is always there to go back to.
      if ((await openDays(again).count()) === 0) await again.getByRole('button', { name: /이전 달/ }).click();
      await openDays(again).first().click();
      await again.getByRole('button', { name: /재분석하기/ }).click();
      await expect(page.getByText('삼성전자 분석중입니다')).toBeVisible();
      await expect(buyers(page)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('region', { name: '매집비 결과' })).toContainText(`${before.trim()} ~ `);
      await expect(balance(page)).toHaveText(/크레딧 80$/);
      expect(await (await page.request.get('/api/v1/mjb')).json()).toMatchObject({ total: 2 });
      await page.goBack();
      await expect(buyers(page)).toBeVisible();
      await page.goForward();
      await expect(buyers(page)).toBeVisible();
    });
  });

  test('오류가 발생하여 진행이 중단되었습니다: an error or a poll failure shows it, OK resets; a refusal keeps the days', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    const detail = '크레딧이 부족합니다.';
    await page.route('**/api/v1/mjb', (route) =>
      route.fulfill({ status: 402, json: { detail, code: 'NOT_ENOUGH_CREDIT' } }),
    );
    await askForDays(page, '삼성전자');
    await startMonth(page);
    await expect(calendar(page).getByText(detail, { exact: true })).toBeVisible();
    await page.unroute('**/api/v1/mjb');

    const failed = '거래원 자료를 가져오지 못했어요. 사용한 크레딧은 돌려드렸어요.';
    const late = '분석 결과를 불러오는 데 시간이 걸리고 있어요. 잠시 후 다시 확인해 주세요.';
    for (const text of [failed, late]) {
      await page.route('**/mjb-progress/*', (route) =>
        text === late ? route.abort() : route.fulfill({ json: { progress: 40, status: 'error', detail: text } }),
      );
      await askForDays(page, '삼성전자');
      await startMonth(page);
      const dialog = page.getByRole('alertdialog', { name: '오류가 발생하여 진행이 중단되었습니다' });
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
      await expect(dialog.getByText('확인을 누르시면 이전페이지로 돌아갑니다', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: '확인' }).click();
      await expect(page.getByText('분석할 종목을 검색해주세요.')).toBeVisible();
      await page.unroute('**/mjb-progress/*');
    }
  });

  test('history: list, 3 per load, 더보기; a card expands; letters open the sorted detail; watchlist', async ({
    page,
    product,
  }) => {
    test.slow();
    await signedIn(page, product);
    await page.goto('/mjb-search');
    await expect(page.getByText('최근 분석 결과가 없습니다.', { exact: true })).toBeVisible();
    await accumulated(page, ['카카오', '삼성전자', 'SK하이닉스', '삼성전자']);
    await page.reload();
    await expect(page.getByText('최근 결과')).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('button', { name: '더보기' }).click();
    await expect(cards(page)).toHaveCount(4);
    await expect(cards(page).last()).toContainText('카카오');
    await expect(cards(page).last()).toContainText(/\d+일 검색 결과/);

    const opener = (index: number) => cards(page).nth(index).locator('button[aria-expanded]');
    await opener(0).click();
    await opener(2).click();
    await expect(page.locator('button[aria-expanded="true"]')).toHaveCount(1);

    await cards(page)
      .nth(2)
      .getByRole('link', { name: /매집비 자세히/ })
      .click();
    await expect(buyers(page)).toBeVisible();
    await test.step('paper has every day of a table that scrolls on the screen', async () => {
      const longer = () =>
        page
          .locator('main :has(> table)')
          .evaluateAll((boxes) => boxes.filter((box) => box.scrollHeight > box.clientHeight).length);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('region', { name: /표$/ }).first()).toBeVisible();
      expect(await longer()).toBe(0);
      await page.emulateMedia({ media: 'screen' });
    });
    await page.getByRole('button', { name: '순매수 비율' }).click();
    await expect(page).toHaveURL(/sort=ratio/);
    await page.reload();
    await expect(page.getByRole('columnheader', { name: '순매수 비율' })).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('button', { name: '< 목록으로' }).click();
    await expect(cards(page)).toHaveCount(4);
    await expect(opener(2)).toHaveAttribute('aria-expanded', 'true');
    await expect(opener(2)).toBeFocused();
    await page.goForward();
    await expect(buyers(page)).toBeVisible();
    await page.goBack();

    await page.getByPlaceholder('종목명 (예:삼성전자)').fill('삼성');
    await page.keyboard.press('Enter');
    await expect(page.getByText('"삼성" 검색 결과')).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('button', { name: '삼성전자 관심 종목' }).first().click();
    await expect(page.getByText('종목이 관심 종목에 추가되었습니다.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '삼성전자 관심 종목', pressed: true })).toHaveCount(2);

    await watched(page, { '035720': '카카오' });
    await page.getByRole('link', { name: '관심 종목' }).click();
    await page.waitForURL('**/mjb-favorite');
    await page.getByRole('link', { name: '삼성전자', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '삼성전자' })).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await cards(page)
      .first()
      .getByRole('link', { name: /매집비 자세히/ })
      .click();
    await expect(buyers(page)).toBeVisible();
    await page.getByRole('button', { name: '< 목록으로' }).click();
    await page.getByRole('button', { name: '목록으로', exact: true }).click();
    await expect(page.getByRole('link', { name: '카카오', exact: true })).toBeVisible();
  });
});
