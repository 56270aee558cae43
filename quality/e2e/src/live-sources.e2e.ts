import { disconnect } from '@gaemi/testing/providers/faults';
import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { type NaverStub, naverSettings, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { modelSettings, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { expect } from '@playwright/test';
import { startAnalysis } from './analyses.ts';
import { balance, test as base, signedIn } from './test.ts';

// Servers in the formats of NAVER and OpenAI stand for the real ones.
const test = base.extend<object, { naver: NaverStub }>({
  naver: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
    async ({}, use) => {
      const naver = await startNaverStub();
      naver.setArticles(naverArticles({ company: { name: '삼성전자' }, count: 400, to: new Date(), perDay: 8 }));
      await use(naver);
      await naver.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ naver }, use) => {
      const model = await startOpenAiStub();
      await use({
        ...naverSettings(naver),
        // As under a contract: the model reads NAVER's articles. Each analysis gathers for itself.
        NAVER_RIGHTS: 'contract',
        NEWS_SHARED_MINUTES: '0',
        // Nothing of a result is made up.
        PRICE_SOURCE: 'none',
        ...modelSettings(model),
      });
      await model.close();
    },
    { scope: 'worker' },
  ],
});

test('hundreds of articles of NAVER, judged by a model, become scores with reasons and links', async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  await startAnalysis(page);
  await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('예시 데이터')).toHaveCount(0);
  await expect(page.getByText('AI가 작성한 요약이에요').first()).toBeVisible();
  const links = page.locator('main a[target="_blank"]');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.every((href) => href?.startsWith('https://'))).toBe(true);
  await expect(balance(page)).toHaveText(/크레딧 80$/);
});

test('a source that is down ends in the error dialog with the credit back', async ({ page, product, naver }) => {
  naver.fail(disconnect, Number.POSITIVE_INFINITY);
  await signedIn(page, product);
  await startAnalysis(page);
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByText('오류가 발생하여 진행이 중단되었습니다')).toBeVisible({ timeout: 50_000 });
  await expect(dialog.getByText('확인을 누르시면 이전페이지로 돌아갑니다')).toBeVisible();
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect(page.getByText('분석할 종목을 검색해주세요.')).toBeVisible();
  await expect(balance(page)).toHaveText(/크레딧 100$/);
});
