import { type Grade, tierOfGrade } from '@gaemi/domain/members/grades';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { type DartCompany, dartFiling } from '@gaemi/testing/providers/dart-filings';
import { startDartStub } from '@gaemi/testing/providers/dart-stub';
import { startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { type AnalysisTime, ownShareRow } from '../own-share.ts';
import { analyse } from '../product/analyse.ts';
import { companiesInForce, freshCompanies } from '../product/companies.ts';
import { logInMember } from '../product/member.ts';
import { startNewsStubs } from '../product/news-stubs.ts';
import { sumOfCalls } from '../product/outside-calls.ts';
import type { Product } from '../product/product.ts';
import type { Row } from '../row.ts';
import { timed } from '../statistics.ts';

const GRADES: readonly Grade[] = ['basic', 'new', 'premium'];
const WARM_UP = 3;
const MEASURED = 20;
const OWN_SHARE_LIMITS_MS = { basic: 130, medium: 130, premium: 150, 'four sources': 180 } as const;

/**
 * Time from the first POST request to progress 100, compared with the sum of the calls to providers that answer at
 * once.
 */
export async function measureNewsAnalysisTime(product: Product): Promise<Row[]> {
  await using stubs = await startNewsStubs();
  await using _worker = await product.startWorker(stubs.settings);
  const called = [stubs.naver, stubs.openai];

  const nextCompany = freshCompanies(await companiesInForce(product.database));
  const rows: Row[] = [];
  for (const grade of GRADES) {
    const member = await logInMember(product, grade);
    const times: AnalysisTime[] = [];
    for (let round = -WARM_UP; round < MEASURED; round += 1) {
      const company = nextCompany();
      stubs.addArticles(company);
      const before = called.map((stub) => stub.requests.length);
      const whole = await timed(() => analyse(member, tierOfGrade[grade], company));
      const outside = await sumOfCalls(called, before);
      if (round >= 0) times.push({ whole, outside });
    }
    rows.push(ownShareRow(`news analysis, ${tierOfGrade[grade]}`, times, OWN_SHARE_LIMITS_MS[tierOfGrade[grade]]));
  }
  return rows;
}

/**
 * The same with filings and two kinds of feeds beside NAVER. All calls of the sources count as the product's own time,
 * since they are made side by side; only the model's are taken off.
 */
export async function measureSeveralSources(product: Product): Promise<Row[]> {
  await using started = new AsyncDisposableStack();
  const { openai, settings, addArticles } = started.use(await startNewsStubs());
  const dart = started.adopt(await startDartStub({ anyKey: true }), (stub) => stub.close());
  const feed = started.adopt(await startFeedStub(), (stub) => stub.close());
  for (const path of ['/rss', '/rss/search']) feed.setFeed(path, []);
  const companies = await companiesInForce(product.database);
  const filers = companies.map(({ code, name }, index) => filer(code, name, index));
  dart.setCompanies(filers);
  const today = seoulDay(new Date());
  dart.setFilings(
    filers.flatMap((company) =>
      Array.from({ length: FILINGS }, (_, number) =>
        dartFiling(company, { day: today, number, report: reports[number % reports.length] ?? reports[0] }),
      ),
    ),
  );
  started.use(
    await product.startWorker({
      ...settings,
      NEWS_SOURCE: 'dart,naver,feed,google',
      DART_API_KEY: 'key',
      DART_API_URL: dart.url,
      DART_RSS_URL: dart.url,
      NEWS_FEED_URLS: `${feed.url}/rss`,
      GOOGLE_NEWS_URL: feed.url,
    }),
  );
  const nextCompany = freshCompanies(companies);
  const member = await logInMember(product, 'new');
  const times: AnalysisTime[] = [];
  for (let round = -WARM_UP; round < MEASURED; round += 1) {
    const company = nextCompany();
    addArticles(company);
    const before = [openai.requests.length];
    const whole = await timed(() => analyse(member, tierOfGrade.new, company));
    const outside = await sumOfCalls([openai], before);
    if (round >= 0) times.push({ whole, outside });
  }
  return [ownShareRow('news analysis of four sources', times, OWN_SHARE_LIMITS_MS['four sources'])];
}

/** Filings of a company in the period, without figures: 30 of them as a large company has. */
const FILINGS = 30;
const reports = ['임원ㆍ주요주주특정증권등소유상황보고서', '주식소각결정', '주주총회소집결의'] as const;

function filer(code: string, name: string, index: number): DartCompany {
  return { corp_code: String(10_000_000 + index), corp_name: name, stock_code: code, corp_cls: 'Y' };
}
