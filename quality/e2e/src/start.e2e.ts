import { expect } from '@playwright/test';
import { expectNoFindings, expectNoSidewaysScroll } from './looks.ts';
import { balance, signedIn, test } from './test.ts';

test.describe('the start of an analysis', () => {
  test('a stock is found by first consonants, chosen by keyboard and analysed; the list lies over the page', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    await page.goto('/analysis');
    const box = page.getByRole('combobox', { name: '분석할 종목' });
    const below = page.getByRole('region', { name: '시가총액이 큰 회사' });
    await expect(below.getByRole('link').first()).toBeVisible();
    const place = await below.boundingBox();
    await box.pressSequentially('ㅅㅅ');
    const samsung = page.getByRole('option', { name: /^삼성전자 ?005930/ });
    await expect(samsung).toBeVisible();
    expect(await page.getByRole('option').count()).toBeLessThanOrEqual(6);
    expect(await below.boundingBox()).toEqual(place);
    await expect(samsung).toContainText('분석한 적 없어요');
    await expectNoFindings(page);
    while ((await samsung.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await expect(samsung).toContainText('분석하기 20 크레딧');
    await expectNoFindings(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('삼성전자 분석중입니다')).toBeVisible();
    await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible({ timeout: 30_000 });
    await expect(balance(page)).toHaveText(/크레딧 80$/);

    await page.getByRole('link', { name: '종목 분석', exact: true }).click();
    await expect(
      page.getByRole('region', { name: '최근 분석' }).getByRole('link', { name: /^삼성전자/ }),
    ).toBeVisible();
    await box.pressSequentially('삼성전');
    await expect(samsung.getByRole('img', { name: /^호재 \d+점, 판단 유보 \d+점, 악재 \d+점$/ })).toBeVisible();
  });

  test('the example opens from the start without spending, whole and with its badge', async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto('/analysis');
    await page.getByRole('link', { name: '예시 결과 보기 0 크레딧' }).click();
    await page.waitForURL('**/sample');
    await expect(page.getByRole('heading', { name: '별마루전자' })).toBeVisible();
    await expect(page.getByText('X00001')).toBeVisible();
    await expect(page.getByText('예시 데이터').first()).toBeVisible();
    await expect(page.getByRole('region', { name: '언제 무슨 일이 있었나' })).toBeVisible();
    await expect(balance(page)).toHaveText(/크레딧 100$/);
    await expectNoSidewaysScroll(page);
    await expectNoFindings(page);
  });

  for (const width of [390, 1280]) {
    test(`the log-in page at ${width} px: form first, then the example, and nothing to find for axe`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/(sample-verdict|legal-parts)-[^/]+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/login');
      const sample = page.getByRole('region', { name: '별마루전자' });
      const others = [
        page.getByRole('form', { name: '로그인' }),
        page.getByRole('region', { name: '이렇게 살펴봐요' }),
        page.getByRole('contentinfo'),
      ];
      for (const other of others) await expect(other).toBeVisible();
      await page.evaluate(async () => document.fonts.ready);
      await expect(sample).toHaveCount(0);
      const places = () => Promise.all(others.map((other) => other.boundingBox()));
      const before = await places();
      release();
      await expect(sample).toBeVisible();
      await page.evaluate(async () => document.fonts.ready);
      expect(await places()).toEqual(before);
      const [form] = before;
      const place = await sample.boundingBox();
      if (width >= 1120) expect(place?.x).toBeLessThan(form?.x ?? 0);
      else expect(place?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
      await expectNoSidewaysScroll(page);
      await expectNoFindings(page);
      await sample.getByRole('link', { name: '예시 결과 전체 보기' }).click();
      await expect(page.getByRole('heading', { name: '별마루전자' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoFindings(page);
    });
  }
});
