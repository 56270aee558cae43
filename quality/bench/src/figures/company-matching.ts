import type { Article } from '@gaemi/domain/article';
import { createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { createMarketMatcher } from '@gaemi/domain/company-matching/market-matcher';
import { createSampleNews } from '@gaemi/providers/news/sample/sample-news';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { perSecond, type Row } from '../row.ts';

/** Articles that are matched, and those that the plain loop takes: 40 ms each. */
const ARTICLES = 4_000;
const BY_LOOP = 20;
const LEAST = 2_000;

/** Articles a second that the reader matches against all listed companies; the baseline asks each company by itself. */
export async function measureCompanyMatching(): Promise<Row[]> {
  const matcher = createCompanyMatcher(bundledCompanies);
  const market = createMarketMatcher(bundledCompanies, matcher);
  const articles = await sampleArticles(2 * ARTICLES);
  const find = (article: Article) => market.matchAll(article);
  // Other articles than the measured ones.
  rateOf(articles.slice(ARTICLES), find);
  const byIndex = rateOf(articles.slice(0, ARTICLES), find);
  const byLoop = rateOf(articles.slice(0, BY_LOOP), (article) =>
    bundledCompanies.filter((company) => matcher.match(company, article).about !== 'no'),
  );
  return [
    {
      figure: `articles matched against ${bundledCompanies.length} companies`,
      product: perSecond(byIndex),
      baseline: perSecond(byLoop),
      ratio: byIndex / byLoop,
      bound: { limit: `≥ ${LEAST} / s`, holds: byIndex >= LEAST },
    },
  ];
}

/** In seconds of computing, so that other work on the machine counts little. */
function rateOf(articles: readonly Article[], match: (article: Article) => unknown): number {
  const before = process.cpuUsage();
  for (const article of articles) match(article);
  const { user, system } = process.cpuUsage(before);
  return articles.length / ((user + system) / 1_000_000);
}

async function sampleArticles(count: number): Promise<Article[]> {
  const news = createSampleNews();
  const [from, to] = [new Date('2026-05-01T00:00:00Z'), new Date('2026-11-01T00:00:00Z')];
  const articles: Article[] = [];
  for (const company of bundledCompanies) {
    if (articles.length >= count) break;
    articles.push(...(await news.gather({ company, from, to, signal: new AbortController().signal })).articles);
  }
  if (articles.length < count) throw new Error(`only ${articles.length} sample articles`);
  return articles.slice(0, count);
}
