import { disconnect } from '@gaemi/testing/providers/faults';
import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { type NaverStub, naverSettings, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { modelSettings, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { answerJson, type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { expect } from '@playwright/test';
import { startAnalysis } from './analyses.ts';
import { expectNoFindings, expectNoSidewaysScroll } from './looks.ts';
import { balance, test as base, signedIn } from './test.ts';

// One product for all that needs sources beside the sample: servers in the formats of NAVER, OpenAI and a collector of OTLP
// stand for the real ones. The first test counts the spans of all analyses so far; the last one takes NAVER away.

const test = base.extend<object, { naver: NaverStub; collector: StubServer }>({
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
  collector: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
    async ({}, use) => {
      const collector = await startStubServer((_, response) => answerJson(response, {}));
      await use(collector);
      await collector.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ naver, collector }, use) => {
      const model = await startOpenAiStub();
      await use({
        ...naverSettings(naver),
        // As under a contract: the model reads NAVER's articles. Each analysis gathers for itself.
        NAVER_RIGHTS: 'contract',
        NEWS_SHARED_MINUTES: '0',
        // Nothing of a result is made up.
        PRICE_SOURCE: 'none',
        ...modelSettings(model),
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      });
      await model.close();
    },
    { scope: 'worker' },
  ],
});

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

const findSpans = (collector: StubServer, service: string): Span[] =>
  collector.requests
    .flatMap(({ body }) => JSON.parse(body).resourceSpans)
    .filter(({ resource }) => JSON.stringify(resource).includes(service))
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans);

/** Names from a span up to the beginning of its trace. */
function pathOf(span: Span | undefined, spans: Span[]): string[] {
  if (span === undefined) return [];
  return [
    span.name,
    ...pathOf(
      spans.find(({ spanId }) => spanId === span.parentSpanId),
      spans,
    ),
  ];
}

test('one trace leads from the post over the queue to the finished analysis', async ({ page, product, collector }) => {
  await signedIn(page, product);
  await startAnalysis(page);
  await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible({ timeout: 40_000 });

  // Spans are sent every few seconds.
  const combined = () => findSpans(collector, 'gaemi-worker').find(({ name }) => name === 'news: combine');
  await expect.poll(combined, { timeout: 30_000 }).toBeDefined();
  const post = 'POST /api/v1/:tier-:side-news-sqs';
  await expect
    .poll(() => findSpans(collector, 'gaemi-api').filter(({ name }) => name === post).length, { timeout: 30_000 })
    .toBe(2);

  const traceId = combined()?.traceId;
  const spans = ['gaemi-api', 'gaemi-worker'].flatMap((service) => findSpans(collector, service));
  const ofTrace = spans.filter((span) => span.traceId === traceId);
  expect(pathOf(combined(), ofTrace)).toEqual([
    'news: combine',
    'take gaemi-news-analysis',
    'send gaemi-news-analysis',
    post,
  ]);
  const fetched = ofTrace.find((span) => span.name === 'GET' && pathOf(span, ofTrace).includes('news: gather'));
  expect(pathOf(fetched, ofTrace).at(-1)).toBe(post);
  const stored = ofTrace.filter(({ name }) => name === 'save outbox');
  expect(pathOf(stored[0], ofTrace)).toEqual(['save outbox', post]);
  expect(ofTrace.filter(({ name }) => name === post)).toHaveLength(2);
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
