import { expect, type Locator, type Page } from '@playwright/test';
import { analysed, watched } from './analyses.ts';
import { expectNoFindings, expectNoSidewaysScroll } from './looks.ts';
import { signedIn, test } from './test.ts';

const six = {
  '005930': '삼성전자',
  '000660': 'SK하이닉스',
  '035420': 'NAVER',
  '035720': '카카오',
  '005380': '현대차',
  '000270': '기아',
};
const rows = (page: Page) =>
  page
    .getByRole('table', { name: '관심 종목' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
const heartOf = (page: Page, name: string) => page.getByRole('button', { name: `${name} 관심 종목`, exact: true });
/** Where the middle of what a cell shows lies across the page, in pixels. */
const findMiddle = (cell: Locator) =>
  cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return (left + right) / 2;
  });

test.describe('watchlist', () => {
  test('search by stock name; 5 per page; 전체 삭제 asks 전체 관심 종목을 삭제하시겠습니까?', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    await watched(page, six);
    await page.goto('/favorite');
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole('button', { name: /^2\s?쪽$/ }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('삼성전자');
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('searchbox').fill('카카오');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('카카오');
    await page.goBack();
    await expect(rows(page)).toContainText('삼성전자');

    await page.goto('/favorite');
    await page.getByRole('button', { name: '전체 삭제' }).click();
    const dialog = page.getByRole('alertdialog', { name: '전체 삭제' });
    await expect(dialog.getByText('전체 관심 종목을 삭제하시겠습니까?', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole('button', { name: '전체 삭제' }).click();
    await dialog.getByRole('button', { name: '삭제' }).click();
    await expect(page.getByText('관심 종목이 없습니다.')).toBeVisible();
    expect(await (await page.request.get('/api/v1/watchlist')).json()).toMatchObject({ total: 0 });
  });

  test('a heart on /analysis adds the stock, a second press asks and removes it; a failure keeps the stock', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    await page.goto('/favorite');
    await expect(page.getByText('관심 종목이 없습니다.')).toBeVisible();
    await page.goto('/analysis');
    await page.getByRole('combobox').fill('삼성전자');
    await page.keyboard.press('Enter');
    await heartOf(page, '삼성전자').click();
    await expect(page.getByText('종목이 관심 종목에 추가되었습니다.', { exact: true })).toBeVisible();
    await expect(heartOf(page, '삼성전자')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: '관심 종목' }).click();
    await expect(rows(page)).toContainText('삼성전자');

    await watched(page, { '000660': 'SK하이닉스' });
    await page.reload();
    const dialog = page.getByRole('alertdialog', { name: '관심 종목 삭제' });
    await heartOf(page, '삼성전자').click();
    await dialog.getByRole('button', { name: '취소' }).click();
    await expect(rows(page)).toHaveCount(2);
    await heartOf(page, '삼성전자').click();
    await dialog.getByRole('button', { name: '삭제' }).click();
    await expect(page.getByText('종목이 관심 종목에서 삭제되었습니다.', { exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(1);

    await page.route('**/watchlist/stocks/*', (route) =>
      route.fulfill({ status: 403, json: { detail: '허용되지 않은 요청입니다.', code: 'ORIGIN_REFUSED' } }),
    );
    await heartOf(page, 'SK하이닉스').click();
    await dialog.getByRole('button', { name: '삭제' }).click();
    await expect(page.getByText('허용되지 않은 요청입니다.')).toBeVisible();
    await expect(heartOf(page, 'SK하이닉스')).toHaveAttribute('aria-pressed', 'true');
  });

  test('picking a stock shows its analysis records, 3 per page, and the detail view; back link 목록으로', async ({
    page,
    product,
  }) => {
    test.slow();
    await signedIn(page, product);
    await watched(page, { '005930': '삼성전자', '000660': 'SK하이닉스' });
    await analysed(page, ['삼성전자', '삼성전자', '삼성전자', '삼성전자', 'SK하이닉스']);
    await page.goto('/favorite');
    await page.getByRole('link', { name: '삼성전자' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '삼성전자' })).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(3);
    await page.getByRole('button', { name: '더보기' }).click();
    await expect(cards).toHaveCount(4);
    await cards.last().locator('button[aria-expanded]').click();
    await cards.last().getByRole('link', { name: '호재' }).click();
    await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible();
    await page.getByRole('button', { name: '< 목록으로' }).click();
    await expect(cards).toHaveCount(4);
    await page.getByRole('button', { name: '목록으로', exact: true }).click();
    await expect(rows(page)).toHaveCount(2);
  });

  test('the board: price, scores, change and age; 다시 분석 names its cost; an empty list offers five companies', async ({
    page,
    product,
  }) => {
    test.slow();
    await signedIn(page, product);
    await page.goto('/favorite');
    const companies = page.getByRole('list', { name: '시가총액이 큰 종목' });
    await expect(companies.getByRole('button')).toHaveCount(5);
    await expectNoFindings(page);
    await companies.getByRole('button', { name: '삼성전자 관심 종목' }).click();
    await expect(page.getByText('종목이 관심 종목에 추가되었습니다.', { exact: true })).toBeVisible();
    const samsung = rows(page).filter({ hasText: '삼성전자' });
    await expect(samsung.getByText('분석한 적 없어요')).toBeVisible();

    await analysed(page, ['삼성전자', '삼성전자']);
    await watched(page, { '000660': 'SK하이닉스' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/favorite');
      await expect(samsung.getByText(/^[\d,]+원$/)).toBeVisible();
      await expect(samsung.getByRole('img', { name: /^호재 \d+점, 판단 유보 \d+점, 악재 \d+점$/ })).toBeVisible();
      await expect(samsung.getByText('변화 없음')).toHaveCount(2);
      // Below a price the day says whose it is; in a table the head does.
      const age = width < 768 ? '오늘 분석' : '오늘';
      await expect(samsung.locator('td:has(time)')).toHaveText(age, { useInnerText: true });
      await expect(page.getByText(/^주가는 \d{4}\.\d{2}\.\d{2} 종가예요\./)).toBeVisible();
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);
    }
    const head = await findMiddle(page.getByRole('columnheader', { name: '알림' }));
    expect(await findMiddle(samsung.getByRole('cell', { name: '삼성전자 알림' }))).toBeCloseTo(head, -1);
    const { credit } = await (await page.request.get('/api/v1/users/me')).json();
    await samsung.getByRole('button', { name: '다시 분석' }).click();
    const sheet = page.getByRole('dialog', { name: '삼성전자를 다시 분석할까요?' });
    await expect(sheet.getByText('새 소식이 없어서 점수가 그대로일 수 있어요')).toBeVisible();
    await expectNoFindings(page);
    expect((await (await page.request.get('/api/v1/users/me')).json()).credit).toBe(credit);
    await sheet.getByRole('button', { name: /^그래도 다시 분석/ }).click();
    await expect(page).toHaveURL(/\/analysis$/);
    await expect(page.getByText('삼성전자 분석중입니다')).toBeVisible();
    // The screen runs from the press on, the charge comes with the answer.
    await expect
      .poll(async () => (await (await page.request.get('/api/v1/users/me')).json()).credit)
      .toBeLessThan(credit);
  });
});
