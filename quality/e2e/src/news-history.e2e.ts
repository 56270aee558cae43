import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { analysed } from './analyses.ts';
import { expectNoFindings, expectNoSidewaysScroll } from './looks.ts';
import { signedIn, test } from './test.ts';

const cards = (page: Page) => page.getByRole('article');
const cardOf = (page: Page, name: string) => cards(page).filter({ has: page.getByText(name, { exact: true }) });
const opener = (page: Page, name: string) => cardOf(page, name).locator('button[aria-expanded]');
const shownSide = (page: Page) => page.getByRole('tab', { selected: true });

/** Opens the detail of a stock at its good or bad summary. */
async function openDetail(page: Page, name: string, side: '호재' | '악재'): Promise<void> {
  await opener(page, name).click();
  await cardOf(page, name).getByRole('link', { name: side }).click();
  await expect(page.getByRole('button', { name: '< 목록으로' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible();
}

/** Drags the slides sideways with the mouse; a screen of this width shows both beside each other. */
async function drag(page: Page, by: number): Promise<void> {
  const first = page.getByRole('tabpanel').first();
  await first.getByRole('heading', { name: '근거' }).scrollIntoViewIfNeeded();
  const slide = await first.getByRole('heading', { name: '근거' }).boundingBox();
  if (slide === null) throw new Error('no slide');
  const x = slide.x + 240;
  const y = slide.y + slide.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 4 });
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
}

test.describe('news history', () => {
  test('says 최근 분석 결과가 없습니다., searches by 종목명, and offers to try a failed load again', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    await page.goto('/search');
    await expect(page.getByText('최근 분석 결과가 없습니다.', { exact: true })).toBeVisible();
    await expect(page.getByPlaceholder('종목명 (예:삼성전자)', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '검색', exact: true })).toBeVisible();

    await page.route('**/combined-news-result?*', (route) =>
      route.fulfill({ status: 400, json: { detail: '입력한 내용을 확인해주세요.', code: 'VALIDATION_FAILED' } }),
    );
    await page.goto('/search');
    await expect(page.getByText('뉴스 데이터를 가져오는 데 실패했습니다.', { exact: true })).toBeVisible();
    await page.unroute('**/combined-news-result?*');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByText('최근 분석 결과가 없습니다.')).toBeVisible();
  });

  test('cards, 3 per page, 더보기 up to the total; the search resets; back and reload keep the place', async ({
    page,
    product,
  }) => {
    test.slow();
    await signedIn(page, product);
    await analysed(page, ['삼성전자', 'SK하이닉스', 'NAVER', '카카오', '현대차']);
    await page.goto('/search');
    await expect(page.getByRole('heading', { name: '분석 기록' })).toBeVisible();
    await expect(page.getByText('최근 결과', { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(3);

    // Slow enough to see what the link says meanwhile.
    await page.route('**/combined-news-result?*page=2*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.getByRole('button', { name: '더보기' }).click();
    await expect(page.getByText('로딩...')).toBeVisible();
    await expect(cards(page)).toHaveCount(5);
    await expect(page.getByRole('button', { name: '더보기' })).toHaveCount(0);
    await page.reload();
    await expect(cards(page)).toHaveCount(5);

    await page.getByRole('searchbox').fill('카카오');
    await page.keyboard.press('Enter');
    await expect(page.getByText('"카카오" 검색 결과', { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(cards(page)).toHaveCount(5);
    await page.goForward();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: '검색', exact: true }).click();
    await expect(page.getByText('최근 결과', { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
  });

  test('a card shows badge, date, heart, name, both scores, direction and period; only one is open', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    await analysed(page, ['삼성전자', 'SK하이닉스']);
    await page.goto('/search');
    const card = cardOf(page, '삼성전자');
    await expect(card.getByText('NEW', { exact: true })).toBeVisible();
    await expect(card.getByText(/^\d{4}\.\d{2}\.\d{2}$/)).toBeVisible();
    await expect(card.getByText(/^호재 \d+점$/)).toBeVisible();
    await expect(card.getByText(/^악재 \d+점$/)).toBeVisible();
    await expect(
      card.getByText(/^(호재 강세|호재 우세|엇비슷해요.*|악재 우세|악재 강세|근거가 적어 방향을 말하지 않아요)$/),
    ).toBeVisible();
    await expect(card.getByText('3달치 검색 결과', { exact: true })).toBeVisible();
    // Once for all cards that rest on sample data.
    await expect(page.getByText('예시 데이터')).toHaveCount(1);

    await opener(page, '삼성전자').click();
    await expect(card.getByRole('link')).toHaveCount(2);
    await opener(page, 'SK하이닉스').click();
    await expect(page.locator('button[aria-expanded="true"]')).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveCount(0);
    await opener(page, 'SK하이닉스').click();
    await expect(page.locator('button[aria-expanded="true"]')).toHaveCount(0);
  });

  test('the heart flips at once and loads the pages again; a failure rolls back with the server message', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    await analysed(page, ['삼성전자', 'SK하이닉스', 'NAVER', '카카오']);
    await page.goto('/search?pages=2');
    await expect(cards(page)).toHaveCount(4);
    const heart = page.getByRole('button', { name: '카카오 관심 종목' });
    const fetched: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/combined-news-result')) fetched.push(url.search);
    });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('종목이 관심 종목에 추가되었습니다.', { exact: true })).toBeVisible();
    await expect.poll(() => fetched.toSorted()).toEqual(['?page=1&size=3', '?page=2&size=3']);
    await expect(heart).not.toHaveAttribute('aria-disabled');
    await heart.click();
    await expect(page.getByText('종목이 관심 종목에서 삭제되었습니다.', { exact: true })).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart).not.toHaveAttribute('aria-disabled');

    const detail = '관심 종목은 500개까지 추가할 수 있습니다.';
    await page.route('**/watchlist/stocks', (route) =>
      route.fulfill({ status: 409, json: { detail, code: 'WATCHLIST_FULL' } }),
    );
    await heart.click();
    await expect(page.getByText(detail)).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('the detail opens at offset 290 with two slides; dots, dragging and arrow keys switch; < 목록으로 returns', {
    tag: '@full',
  }, async ({ page, product }) => {
    await signedIn(page, product);
    await analysed(page, ['SK하이닉스', '삼성전자']);
    await page.goto('/search');
    await openDetail(page, 'SK하이닉스', '악재');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(290);
    await expect(page.getByRole('button', { name: '< 목록으로' })).toBeInViewport({ ratio: 1 });
    await expect(cardOf(page, 'SK하이닉스')).toBeVisible();
    await expect(shownSide(page)).toHaveText('악재');

    await page.getByRole('tab', { name: '호재' }).click();
    const slide = page.getByRole('tabpanel', { name: '호재' });
    await expect(slide.getByRole('heading', { name: /^호재 \d+점$/ })).toBeVisible();
    await expect(slide.getByText('NEW', { exact: true })).toBeVisible();
    await expect(slide.getByText(/^검색 기간 \d{4}-\d{2}-\d{2} ~ \d{4}-\d{2}-\d{2}$/)).toBeVisible();
    await expect(slide.getByRole('heading', { name: '근거' })).toBeVisible();
    await expect(slide.getByRole('heading', { name: '참조 링크' })).toBeVisible();
    const link = slide.getByRole('link').last();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);

    await page.reload();
    await expect(page.getByRole('heading', { name: /^호재 \d+점$/ })).toBeVisible();
    // What arrived late has not moved the head of the card away.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(290);
    await page.getByRole('button', { name: '< 목록으로' }).click();
    await expect(opener(page, 'SK하이닉스')).toBeFocused();
    await expect(opener(page, 'SK하이닉스')).toBeInViewport();
    await page.goForward();
    await expect(page.getByRole('heading', { name: /^호재 \d+점$/ })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(2);

    await page.goto('/search');
    await openDetail(page, '삼성전자', '호재');
    await drag(page, -50);
    await expect(shownSide(page)).toHaveText('호재');
    await drag(page, -60);
    await expect(shownSide(page)).toHaveText('악재');
    await drag(page, 60);
    await expect(shownSide(page)).toHaveText('호재');
    await page.getByRole('tab', { name: '악재' }).click();
    await expect(shownSide(page)).toHaveText('악재');
    await page.keyboard.press('ArrowLeft');
    await expect(shownSide(page)).toHaveText('호재');

    await page.route('**/good-news/*', async (route) => {
      const answer = await route.fetch();
      const nothing = { reasons: [], cleaned_reasons: [], citations: [], sources: [] };
      await route.fulfill({ json: { ...(await answer.json()), ...nothing } });
    });
    await page.goto('/search');
    await openDetail(page, '삼성전자', '호재');
    await expect(page.getByText('근거가 없습니다', { exact: true })).toBeVisible();
  });

  test('what changed since the last analysis of the same stock, and its export as JSON and CSV', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    await analysed(page, ['삼성전자']);
    await page.goto('/search');
    await openDetail(page, '삼성전자', '호재');
    await expect(page.getByText(/^이 종목의 첫 분석이에요/)).toBeVisible();
    await analysed(page, ['삼성전자']);
    await page.goto('/search');
    await opener(page, '삼성전자').first().click();
    await cards(page).first().getByRole('link', { name: '호재' }).click();
    await expect(page.getByText(/^\d{4}\.\d{2}\.\d{2} 분석보다$/)).toBeVisible();

    await page.locator('summary').filter({ hasText: '내려받기' }).first().click();
    for (const format of ['JSON', 'CSV']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `${format} 파일로 내려받기` }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(new RegExp(`^개미렌즈_삼성전자_\\d{8}\\.${format.toLowerCase()}$`));
      const text = await readFile(await file.path(), 'utf8');
      if (format === 'JSON') expect(JSON.parse(text)).toMatchObject({ version: 1, stock_name: '삼성전자' });
      else expect(text.startsWith('\uFEFF')).toBe(true);
    }
  });

  test('by stock: cards with change and earlier analyses, a table on a wide screen; axe finds nothing', async ({
    page,
    product,
  }) => {
    test.slow();
    await signedIn(page, product);
    await analysed(page, ['NAVER', '카카오', '현대차', '삼성전자', '삼성전자']);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search');
    await page.getByRole('navigation', { name: '기록 보기' }).getByRole('link', { name: '종목별' }).click();
    await expect(page).toHaveURL(/view=stocks/);
    await expect(page.getByText('종목 4개, 분석 5번')).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    const samsung = cards(page).filter({ has: page.getByRole('heading', { name: /삼성전자/ }) });
    await expect(samsung.getByText(/^호재 \d+점$/).first()).toBeVisible();
    await expect(samsung.getByText('3달치 검색 결과')).toBeVisible();
    await samsung.getByRole('button', { name: '지난 기록 2번' }).click();
    await expect(samsung.getByRole('link', { name: /^보기/ })).toHaveCount(2);
    await expectNoFindings(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: '더보기' }).click();
    await expect(cards(page)).toHaveCount(4);
    await samsung.getByRole('link', { name: /결과 보기/ }).click();
    await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible();
    await page.getByRole('button', { name: '< 목록으로' }).click();
    await expect(samsung.getByRole('button', { name: '지난 기록 2번' })).toBeFocused();

    await page.setViewportSize({ width: 1280, height: 900 });
    const table = page.getByRole('table', { name: '종목별 분석 기록' });
    await expect(table.getByRole('button', { name: /지난 기록/ })).toHaveCount(4);
    await expect(table.getByRole('columnheader', { name: '분석일' })).toHaveAttribute('aria-sort', 'descending');
    await table.getByRole('button', { name: '최근 판단' }).click();
    await expect(table.getByRole('columnheader', { name: '최근 판단' })).toHaveAttribute('aria-sort', 'descending');
    // The whole line opens the analyses of its stock.
    const code = await table.getByText('035420', { exact: true }).boundingBox();
    if (code === null) throw new Error('no line of NAVER');
    await page.mouse.click(code.x + code.width / 2, code.y + code.height / 2);
    await expect(table.getByRole('link', { name: /결과 보기/ })).toHaveCount(1);
    await expectNoFindings(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('searchbox').fill('카카오');
    await page.keyboard.press('Enter');
    await expect(page.getByText('"카카오" 검색 결과', { exact: true })).toBeVisible();
    await expect(table.getByRole('button', { name: /지난 기록/ })).toHaveCount(1);
    await expect(page.getByRole('group', { name: '거르기' }).getByRole('button', { name: '전체 1' })).toBeVisible();
  });
});
