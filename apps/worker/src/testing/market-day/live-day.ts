import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { isOnDayPage } from '@gaemi/domain/stock-events/day-page';
import { randomFrom } from '@gaemi/testing/measures/random-from';
import { contractForm, dartDocument } from '@gaemi/testing/providers/dart-documents';
import { type DartCompany, dartFiling } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { type FeedItem, startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { startKisStub } from '@gaemi/testing/providers/kis-stub';
import type { KisRow } from '@gaemi/testing/providers/kis-stub-lines';
import { madeUpKisRows } from '@gaemi/testing/providers/kis-stub-rows';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { JudgingSchedule } from '../../reading/judging-schedule.ts';
import { ReadingSchedule } from '../../reading/reading-schedule.ts';
import { startMonitoring } from '../start-monitoring.ts';
import { type DaySize, type ScriptOfDay, writeScriptOfDay } from './script-of-day.ts';

const DAY = '2026-11-23';
/** Articles of a feed: as many as a press house lists. */
const PER_FEED = 250;

/** What the page of the day has against the script of the day. */
export interface DayFigures {
  companies: number;
  articles: number;
  filings: number;
  /** Material events of the script, and those of them that the page shows on their side. */
  scripted: number;
  found: number;
  /** Events on the page, and those of them that the script has. */
  shown: number;
  right: number;
  /** Right ones on the wrong side. */
  wrongSide: number;
  /** Right ones that stand there once more. */
  repeated: number;
  /** Sources that the page names as not whole: those that were closed. */
  closed: number;
  /** What is wrong, to read: events that are missing, and those that are there once more or are none. */
  missed: string[];
  wrong: string[];
  /** Calls of OpenDART. */
  dartCalls: number;
}

/** Lets a made-up day run through reader, judge and page. */
export async function liveDay(size: DaySize & { companies: number }, seed: number): Promise<DayFigures> {
  const half = Math.ceil(size.companies / 2);
  const rows: KisRow[] = [...madeUpKisRows('KOSPI', half), ...madeUpKisRows('KOSDAQ', half)];
  const companies = rows.map(
    ({ code, name, market }, index): DartCompany => ({
      ...{ corp_code: String(90_000_000 + index), corp_name: name, stock_code: code },
      corp_cls: market === 'KOSPI' ? 'Y' : 'K',
    }),
  );
  const script = writeScriptOfDay(companies, size, randomFrom(seed));
  await using opened = new AsyncDisposableStack();
  const use = <T extends { close(): Promise<void> }>(part: T): T => {
    opened.defer(() => part.close());
    return part;
  };
  const [kis, dart, feeds] = [use(await startKisStub()), use(await startDartStub()), use(await startFeedStub())];
  kis.setRows(rows);
  dart.setCompanies(companies);
  fileAll(script, dart);
  const items = writeArticles(script);
  const urls = Array.from({ length: Math.ceil(items.length / PER_FEED) }, (_, at) => {
    feeds.setFeed(`/${at}`, items.slice(at * PER_FEED, (at + 1) * PER_FEED));
    return `${feeds.url}/${at}`;
  });
  // Closed sources, with news of their own that nobody gets: they harm no other.
  feeds.setXml('/broken', '<rss><channel><item>');
  urls.push(`${feeds.url}/closed`, `${feeds.url}/broken`);
  const keys = { DART_API_URL: dart.url, DART_RSS_URL: dart.url, DART_API_KEY: dartStubKey };
  const master = { STOCK_MASTER_SOURCE: 'kis', KIS_MASTER_URL: kis.url };
  const service = use(
    await startMonitoring({ NEWS_SOURCE: 'dart,feed', NEWS_FEED_URLS: urls.join(','), ...keys, ...master }),
  );
  service.setNow(new Date(`${DAY}T17:00:00+09:00`));
  const worker = use(await service.startWorker());
  for (let round = 0; round < 2; round += 1) await worker.get(ReadingSchedule).run();
  const waiting = () => service.connection.collection('read_stocks').countDocuments();
  // A batch is 50 companies.
  for (let batch = 0; (await waiting()) > 0 && batch < size.companies / 10; batch += 1) {
    await worker.get(JudgingSchedule).run();
  }
  const shown = (await service.get(MarketEventsRepository).listBetween(DAY, DAY)).filter(isOnDayPage);
  const scripted = new Map(script.events.map((event) => [event.company.stock_code, event]));
  const right = shown.filter(({ stockCode }) => scripted.has(stockCode));
  const onSide = right.filter(({ stockCode, side }) => scripted.get(stockCode)?.side === side);
  const found = new Set(onSide.map(({ stockCode }) => stockCode));
  const first = new Set(found);
  const repeated = onSide.filter(({ stockCode }) => !first.delete(stockCode));
  const line = ({ stockCode, side, text, filed }: (typeof shown)[number]) =>
    `${stockCode} ${side} ${filed ? 'filed ' : ''}${text}`;
  return {
    ...{ companies: rows.length, articles: items.length, filings: writeFilings(script).length },
    ...{ scripted: scripted.size, found: found.size },
    ...{ shown: shown.length, right: right.length, wrongSide: right.length - onSide.length, repeated: repeated.length },
    closed: await service.connection.collection('streams').countDocuments({ error: { $ne: null } }),
    missed: script.events.flatMap(({ company, headlines }) =>
      found.has(company.stock_code) ? [] : [headlines.join(' / ')],
    ),
    wrong: [
      ...shown.filter((event) => !right.includes(event)),
      ...right.filter((event) => !onSide.includes(event)),
      ...repeated,
    ].map(line),
    dartCalls: dart.requests.filter(({ query }) => query.has('crtfc_key')).length,
  };
}

function writeArticles({ events, noise }: ScriptOfDay): FeedItem[] {
  const titles = [...events.flatMap(({ headlines }) => headlines), ...noise];
  const start = new Date(`${DAY}T08:00:00+09:00`).getTime();
  return titles.map((title, index) => ({
    ...{ title, link: `https://press${index % 40}.example/${index}`, description: '' },
    pubDate: rfc822(new Date(start + ((index * 7_919) % 480) * 60_000)),
  }));
}

/** Files what the script has, with the amounts that forms state. */
function fileAll(script: ScriptOfDay, dart: DartStub): void {
  const filings = writeFilings(script);
  dart.setFilings(filings);
  const amounts = new Map(script.events.map(({ company, amount }) => [company.corp_code, `${amount * 100_000_000}`]));
  const decisions = (endpoint: string, report: string, fields: (won: string) => Record<string, string>) => {
    const own = filings.filter(({ report_nm: name }) => name.includes(report));
    const rows = own.map(({ rcept_no, corp_code }) => ({
      rcept_no,
      corp_code,
      ...fields(amounts.get(corp_code) ?? '-'),
    }));
    dart.setDecisions(endpoint, rows);
  };
  decisions('piicDecsn', '유상증자결정', (won) => ({ nstk_ostk_cnt: '1,000,000', fdpp_op: won }));
  decisions('tsstkAqDecsn', '자기주식취득결정', (won) => ({ aqpln_stk_ostk: '100,000', aqpln_prc_ostk: won }));
  for (const { rcept_no: receiptNo, corp_code: code, report_nm: name } of filings) {
    if (!name.includes('공급계약체결')) continue;
    dart.setDocument(receiptNo, dartDocument(receiptNo, contractForm(amounts.get(code) ?? '-')));
  }
}

function writeFilings({ events, routine }: ScriptOfDay) {
  const filed = events.flatMap(({ company, report }) => (report === null ? [] : [{ company, report }]));
  return [...filed, ...routine].map(({ company, report }, index) =>
    dartFiling(company, { day: DAY, number: index + 1, report }),
  );
}
