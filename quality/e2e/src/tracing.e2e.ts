import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { naverSettings, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { answerJson, type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { expect } from '@playwright/test';
import { startAnalysis } from './analyses.ts';
import { test as base, signedIn } from './test.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

// A server that takes OTLP over HTTP stands for a collector.
const test = base.extend<object, { collector: StubServer }>({
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
    async ({ collector }, use) => {
      const naver = await startNaverStub();
      naver.setArticles(naverArticles({ company: { name: '삼성전자' }, count: 60, to: new Date(), perDay: 8 }));
      await use({ ...naverSettings(naver), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
      await naver.close();
    },
    { scope: 'worker' },
  ],
});

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
