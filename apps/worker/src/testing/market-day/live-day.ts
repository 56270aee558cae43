import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { isOnDayPage } from '@gaemi/domain/stock-events/day-page';
import { randomFrom } from '@gaemi/testing/measures/random-from';
import { type DartCompany, dartFiling } from '@gaemi/testing/providers/dart-filings';
import { dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
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
  dart.setFilings(writeFilings(script));
  const items = writeArticles(script);
  const urls = Array.from({ length: Math.ceil(items.length / PER_FEED) }, (_, at) => {
    feeds.setFeed(`/${at}`, items.slice(at * PER_FEED, (at + 1) * PER_FEED));
    return `${feeds.url}/${at}`;
  });
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
  return {
    ...{ companies: rows.length, articles: items.length, filings: writeFilings(script).length },
    ...{ scripted: scripted.size, found: new Set(onSide.map(({ stockCode }) => stockCode)).size },
    ...{ shown: shown.length, right: right.length, wrongSide: right.length - onSide.length },
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

function writeFilings({ events, routine }: ScriptOfDay) {
  const filed = events.flatMap(({ company, report }) => (report === null ? [] : [{ company, report }]));
  return [...filed, ...routine].map(({ company, report }, index) =>
    dartFiling(company, { day: DAY, number: index + 1, report }),
  );
}
