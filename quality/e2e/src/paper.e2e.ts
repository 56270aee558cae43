import { expect } from '@playwright/test';
import { accumulated, analysed, watched } from './analyses.ts';
import { signedIn, test } from './test.ts';

/** A page of A4 without its margins, at 96 pixels an inch. */
const PAPER = { width: 688, height: 1_017 };

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

// Rows of a grid or flex box that a page breaks lie on each other, which no measure of the page itself shows.
test('what is longer than a page of paper is no grid, and no link on paper looks like a button', async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  await analysed(page, ['삼성전자']);
  await accumulated(page, ['삼성전자']);
  const [news, mjb] = await Promise.all(
    ['combined-news-result', 'mjb'].map(async (path) => (await page.request.get(`/api/v1/${path}`)).json()),
  );
  await page.setViewportSize(PAPER);
  for (const path of [
    `/search?detail=${news.items[0]._id}`,
    `/mjb-search?detail=${mjb.items[0]._id}`,
    '/stock/005930',
    '/select-service',
  ]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    const findLong = () =>
      page
        .locator('#root, #root *')
        .evaluateAll(
          (all, height) =>
            all
              .filter((box) => box.clientHeight > height && /grid|flex/.test(getComputedStyle(box).display))
              .map(({ className }) => className),
          PAPER.height,
        );
    await expect.poll(findLong, path).toEqual([]);
    // A table breaks between its rows: kept whole, it would leave the page before it half empty.
    const whole = await page
      .locator('main :has(> table)')
      .evaluateAll((boxes) => boxes.filter((box) => getComputedStyle(box).breakInside === 'avoid').length);
    expect(whole, path).toBe(0);
    const links = page.locator('main a[class*="button"]').filter({ visible: true });
    await expect(links, path).toHaveCount(0);
  }
});

test('no page of paper has only what stands at the end of every screen, however long a result is', async ({ page }) => {
  await page.goto('/sample');
  await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const print = async (height: number) => countPages(await page.pdf({ width: '210mm', height: `${height}mm` }));
  // Of A4 and somewhat lower: on one or the other the result ends with the page.
  const heights = Array.from({ length: 12 }, (_, step) => 297 - 4 * step);
  const printed: unknown[] = [];
  for (const height of heights) printed.push(await print(height));
  await page.evaluate(() => {
    document.querySelector('footer')?.remove();
    document.querySelector('main > p:last-child')?.remove();
    document.querySelector('main')?.style.setProperty('padding-bottom', '0');
  });
  for (const [at, height] of heights.entries()) expect(printed[at], `${height} mm`).toBe(await print(height));
});

// Pages are counted before a browser tells that the width has changed: rows that grow afterwards would be on none.
test('a watchlist printed from a wide screen has as many pages as from a narrow one', async ({ page, product }) => {
  await signedIn(page, product);
  const names = {
    '005930': '삼성전자',
    '000660': 'SK하이닉스',
    '035420': 'NAVER',
    '035720': '카카오',
    '005380': '현대차',
  };
  await watched(page, names);
  await analysed(page, ['삼성전자', 'SK하이닉스', 'NAVER']);
  const printFrom = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/favorite');
    await expect(page.getByRole('table', { name: '관심 종목' }).getByRole('row')).toHaveCount(6);
    await page.waitForLoadState('networkidle');
    return countPages(await page.pdf({ format: 'A4' }));
  };
  const narrow = await printFrom(PAPER.width);
  expect(narrow).toBe(2);
  expect(await printFrom(1280)).toBe(narrow);
});

// Browsers repeat a head that is one of a table, and of it what stands in no box within a line.
test('the head of the brokers stands on each page of their table, with all its columns', async ({ page, product }) => {
  await signedIn(page, product);
  await accumulated(page, ['삼성전자']);
  const { items } = await (await page.request.get('/api/v1/mjb')).json();
  await page.goto(`/mjb-search?detail=${items[0]._id}`);
  const brokers = page.getByRole('region', { name: '거래원' }).locator('table');
  await expect(brokers).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(brokers).toHaveCSS('display', 'table');
  await expect(brokers.locator('thead')).toHaveCSS('display', 'table-header-group');
  const columns = brokers.locator('thead button');
  await expect(columns).toHaveText(['순매수', '순매수 비율']);
  for (const column of await columns.all()) await expect(column).toHaveCSS('display', 'contents');
});

test('the timeline of a result stands on one page, under its title', async ({ page }) => {
  await page.goto('/sample');
  const timeline = page.getByRole('region', { name: '언제 무슨 일이 있었나' });
  await expect(timeline).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await expect(timeline.getByRole('figure')).toHaveCSS('break-inside', 'avoid');
  await expect(timeline.getByRole('heading').locator('..')).toHaveCSS('break-after', 'avoid');
  await expect(timeline.getByText('표로 보기')).toBeHidden();
});

test('the particulars of an operator stand on no title, however narrow the paper', async ({ page }) => {
  const operator = {
    ...{
      name: '주식회사 가나다라마바사',
      representative: '홍길동, 김철수 (각자대표)',
      contact: '1588-0000, help@gana.example',
    },
    registration: '123-45-67890 (통신판매업 신고 제2026-서울강남-01234호, 유사투자자문업 신고 제2026-0123호)',
    address: '서울특별시 강남구 테헤란로 123, 45층 4501호 (역삼동, 가나다라타워 서관)',
  };
  await page.route('**/api/v1/legal', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), operator } });
  });
  await page.goto('/sample');
  await page.waitForLoadState('networkidle');
  const footer = page.getByRole('contentinfo');
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(footer).toContainText(operator.name, { timeout: 500 });
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  // A4, A5 and A6 within their margins.
  for (const width of [688, 453, 290]) {
    await page.setViewportSize({ width, height: 1000 });
    const [foot, title] = [await footer.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
    if (foot === null || title === null) throw new Error('nothing is shown');
    expect(foot.y > title.y || foot.y + foot.height <= title.y, `${width} px`).toBe(true);
  }
});
