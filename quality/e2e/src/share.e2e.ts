import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { naverSettings, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { modelSettings, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { expect } from '@playwright/test';
import { startAnalysis } from './analyses.ts';
import { expectNoFindings, expectNoSidewaysScroll } from './looks.ts';
import { test as base, signedIn } from './test.ts';

// Sample data is never shared: servers in the formats of NAVER and OpenAI stand for the real ones, as under a contract.
const test = base.extend({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
    async ({}, use) => {
      const [naver, model] = await Promise.all([startNaverStub(), startOpenAiStub()]);
      naver.setArticles(naverArticles({ company: { name: '삼성전자' }, count: 200, to: new Date(), perDay: 8 }));
      await use({
        ...naverSettings(naver),
        NAVER_RIGHTS: 'contract',
        PRICE_SOURCE: 'none',
        ...modelSettings(model),
      });
      await Promise.all([naver.close(), model.close()]);
    },
    { scope: 'worker' },
  ],
});

test('a member shares a result, a visitor reads it at both widths, and it ends', async ({ page, product, browser }) => {
  test.slow();
  await signedIn(page, product);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startAnalysis(page);
  await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible({ timeout: 60_000 });
  const shown = await page.getByRole('article').getByText(/요\./).first().textContent();

  await page.getByRole('button', { name: '공유' }).first().click();
  await page.getByRole('button', { name: '링크 만들기' }).click();
  await expect(page.getByText('링크를 복사했어요')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/월 \d+일까지/)).toBeVisible();
  await expectNoFindings(page);
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toMatch(new RegExp(`^${product.url}/r/[\\w-]{22}$`));

  const visit = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  const visitor = await visit.newPage();
  const errors: string[] = [];
  visitor.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  for (const width of [1280, 390]) {
    await visitor.setViewportSize({ width, height: 900 });
    await visitor.goto(url);
    await expect(visitor.getByText(/^20\d\d년 .* 시점의 판단이에요\.$/)).toBeVisible();
    await expect(visitor).toHaveTitle(/^삼성전자 호재 \d+점 · 악재 \d+점 \| 개미렌즈$/);
    await expect(visitor.getByText(shown ?? '').first()).toBeVisible();
    await expect(visitor.getByText('AI가 작성한 요약이에요').first()).toBeVisible();
    await expect(visitor.getByText(/가입하면 100 크레딧을 드려요/)).toBeVisible();
    await expectNoFindings(visitor);
    await expectNoSidewaysScroll(visitor);
  }
  // The policy of the page lets the label for machines through: it is data, never run.
  const label = await visitor.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(label ?? '')).toMatchObject({
    digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  });
  expect(errors).toEqual([]);

  const html = await visitor.request.get(url, { headers: { accept: 'text/html' } });
  expect(html.headers()['x-robots-tag']).toBe('noindex');
  const card = /<meta property="og:image" content="([^"]+)"/.exec(await html.text())?.[1] ?? '';
  expect(card).toBe(`${url}/card.png`);
  const picture = await visitor.request.get(card);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

  await page.getByRole('button', { name: '공유 그만하기' }).click();
  await expect(page.getByText('공유를 끝냈어요')).toBeVisible();
  // A browser may show what it has for a minute; a visitor who comes now sees that it has ended.
  const next = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  const late = await next.newPage();
  expect((await late.goto(url))?.status()).toBe(404);
  await expect(late.getByText('공유가 끝난 결과예요.')).toBeVisible();
  await expectNoFindings(late);
  expect((await late.request.get(card)).status()).toBe(404);
  await Promise.all([visit.close(), next.close()]);
});
