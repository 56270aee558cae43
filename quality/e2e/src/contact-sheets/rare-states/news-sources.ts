import { disconnect, status } from '@gaemi/testing/providers/faults';
import { type FeedStub, startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { type GdeltStub, gdeltArticle, startGdeltStub } from '@gaemi/testing/providers/gdelt-stub';
import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { type NaverStub, naverSettings, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { expect, type Page } from '@playwright/test';
import { analysed, watched } from '../../analyses.ts';
import { signedIn } from '../../test.ts';
import type { OpenStudio, Studio } from './studio.ts';

/** Companies by what is written about them. */
const written: Record<string, RegExp> = {
  삼성전자: /./,
  카카오: /흑자|수주|공급계약|소각|서프라이즈|승인/,
  현대차: /적자|쇼크|유상증자|리콜|파업|하향/,
  기아: /채용|주주총회|봉사활동/,
};

/** The pictures' names and their companies. */
const companies = [
  ['result', '삼성전자'],
  ['only-good', '카카오'],
  ['only-bad', '현대차'],
  ['neither', '기아'],
] as const;

/** Results of live sources: with one side, with none, with a source that fails, shared, printed, withheld. */
export async function photographNewsSources(open: OpenStudio): Promise<void> {
  const sources = await startSources();
  const { naver, gdelt, feed } = sources;
  const settings = {
    ...naverSettings(naver),
    NEWS_SOURCE: 'naver,gdelt,feed',
    GDELT_API_URL: gdelt.url,
    NEWS_FEED_URLS: `${feed.url}/rss`,
    NEWS_SHARED_MINUTES: '0',
    PRICE_SOURCE: 'none',
  };
  await photographWithheld(() => open(settings));
  // As under a contract: what NAVER gave may be shared.
  const studio = await open({ ...settings, NAVER_RIGHTS: 'contract' });
  try {
    const page = await studio.newPage();
    await signedIn(page, studio.product);
    await watched(page, { '005930': '삼성전자', '005380': '현대차', '035720': '카카오' });
    for (const [name, company] of companies) {
      await analysed(page, [company]);
      await showResult(studio, page, name);
    }
    await studio.shoot(page, 'one-sided-history', () => page.goto('/search'));
    await studio.shoot(page, 'one-sided-watchlist', () => page.goto('/favorite'));
    await watchAnalysis(page, '051910');
    await studio.shoot(page, 'no-news');
    await failSources(studio, sources);
  } finally {
    await studio.dispose();
    await Promise.all([naver.close(), gdelt.close(), feed.close()]);
  }
}

/** What others may see where NAVER's articles stay inside: some of a result, or nothing. */
async function photographWithheld(open: () => Promise<Studio>): Promise<void> {
  const studio = await open();
  try {
    const page = await studio.newPage();
    await signedIn(page, studio.product);
    await analysed(page, ['삼성전자']);
    await showResult(studio, page, 'withheld');
    await analysed(page, ['카카오']);
    await openNewest(page);
    await page.getByRole('button', { name: '공유' }).first().click();
    await page.getByRole('button', { name: '링크 만들기' }).click();
    await page.getByText('공유할 수 없어요').first().waitFor();
    await studio.shoot(page, 'share-refused');
  } finally {
    await studio.dispose();
  }
}

interface Sources {
  naver: NaverStub;
  gdelt: GdeltStub;
  feed: FeedStub;
}

async function startSources(): Promise<Sources> {
  const [naver, gdelt, feed] = await Promise.all([startNaverStub(), startGdeltStub(), startFeedStub()]);
  naver.setArticles((query) => {
    const name = Object.keys(written).find((known) => query.includes(known));
    if (name === undefined) return [];
    const all = naverArticles({ company: { name }, count: 400, to: new Date(), perDay: 8 });
    return all.filter(({ title }) => written[name]?.test(title));
  });
  const titles = [
    '삼성전자, 3분기 영업이익 12조 원 기록',
    '삼성전자 반도체 공장 화재로 생산 중단',
    '삼성전자, 자사주 3조 원 소각 결정',
  ];
  gdelt.setArticles(
    titles.map((title, index) =>
      gdeltArticle({ title, url: `https://www.etnews.com/${index}`, seendate: seenAt(index + 1) }),
    ),
  );
  feed.setFeed('/rss', [], { channel: '한빛투데이' });
  return { naver, gdelt, feed };
}

async function failSources(studio: Studio, { naver, gdelt, feed }: Sources): Promise<void> {
  const page = await studio.newPage();
  await signedIn(page, studio.product);
  await watched(page, { '005930': '삼성전자' });
  gdelt.fail(status(500), Number.POSITIVE_INFINITY);
  feed.fail(status(500), Number.POSITIVE_INFINITY);
  await analysed(page, ['삼성전자']);
  await showResult(studio, page, 'one-source-failed');
  naver.fail(disconnect, Number.POSITIVE_INFINITY);
  await watchAnalysis(page, '005930');
  await studio.shoot(page, 'all-sources-failed');
  await studio.shoot(page, 'all-sources-failed-home', () => page.goto('/select-service'));
  await studio.shoot(page, 'all-sources-failed-today', () => page.goto('/today'));
  await studio.shoot(page, 'all-sources-failed-watchlist', () => page.goto('/favorite'));
  await studio.shoot(page, 'all-sources-failed-stock', () => page.goto('/stock/005930'));
  await studio.shoot(page, 'all-sources-failed-credits', () => page.goto('/mypage'));
}

/** Opens the newest result of a member and returns its id. */
async function openNewest(page: Page): Promise<string> {
  const { items } = await (await page.request.get('/api/v1/combined-news-result')).json();
  const [{ _id }] = items;
  await page.goto(`/search?detail=${_id}`);
  const side = page.getByRole('heading', { name: /^(호재|악재) \d+점/ }).first();
  await side.waitFor({ state: 'attached' });
  return _id;
}

/** Photographs the newest result of a member: as the member, as a stranger and as a print sees it. */
export async function showResult(studio: Studio, page: Page, name: string): Promise<void> {
  const _id = await openNewest(page);
  await studio.shoot(page, name, () => openNewest(page));
  const otherSide = page.getByRole('tab', { name: /악재/ }).or(page.getByRole('radio', { name: /악재/ }));
  await studio.shoot(page, `${name}-bad`, async () => {
    if ((await otherSide.count()) > 0) await otherSide.first().click();
  });
  await studio.print(page, name);
  const shared = await page.request.post(`/api/v1/combined-news/${_id}/share`);
  expect(shared.status(), await shared.text()).toBe(201);
  const { url } = await shared.json();
  const stranger = await studio.newPage();
  await studio.shoot(stranger, `${name}-shared`, () => stranger.goto(url));
  await studio.print(stranger, `${name}-shared`);
}

/** Starts an analysis on the screen and waits for its end, or for the dialog of its error: what fails is tried for a while. */
export async function watchAnalysis(page: Page, code: string): Promise<void> {
  await page.goto(`/analysis?q=${code}`);
  const row = page.getByRole('row').filter({ hasText: code });
  await row.hover();
  await row.getByRole('button', { name: /분석하기/ }).click();
  const failure = page.getByText('오류가 발생하여 진행이 중단되었습니다');
  const result = page.getByRole('heading', { name: /^(호재|악재) \d+점/ }).first();
  await failure.or(result).waitFor({ state: 'attached', timeout: 400_000 });
}

/** The moment so many days ago as GDELT writes it. */
const seenAt = (days: number): string =>
  `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')}T031500Z`;
