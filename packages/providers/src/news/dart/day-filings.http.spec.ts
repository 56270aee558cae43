import { createLogger } from '@gaemi/runtime/logging/logger';
import { dartStatus } from '@gaemi/testing/providers/dart-faults';
import { type DartFiling, dartFiling, madeUpCompanies, madeUpDay } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { body, disconnect, hang, htmlPage, status } from '@gaemi/testing/providers/faults';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPastNews } from '../past/past-news.ts';
import { type DayQuery, readDayFilings } from './day-filings.ts';

const day = '2026-11-20';
const { filings: busyDay } = madeUpDay(day);

let stub: DartStub;
beforeEach(async () => {
  stub = await startDartStub();
});
afterEach(() => stub.close());

function read(query: Partial<DayQuery> = {}) {
  const settings = { baseUrl: stub.url, rssUrl: stub.url, apiKey: dartStubKey, backoffMs: 1, timeoutMs: 300 };
  const now = () => new Date('2026-11-20T09:00:00Z');
  return readDayFilings({ ...settings, now }, { day, signal: new AbortController().signal, ...query });
}
const pages = () => stub.requests.length;
const [gaon] = madeUpCompanies(1);
if (gaon === undefined) throw new Error('no company');

describe('the filings of a day', () => {
  it('are those of all companies, page by page, each an article that links to the viewer', async () => {
    stub.setFilings(busyDay);
    const { filings, complete, receiptNos, withdrawn } = await read();
    expect(Object.fromEntries(stub.requests[0]?.query ?? [])).toEqual({
      crtfc_key: dartStubKey,
      bgn_de: '20261120',
      end_de: '20261120',
      last_reprt_at: 'N',
      sort: 'date',
      sort_mth: 'desc',
      page_no: '1',
      page_count: '100',
    });
    expect(pages()).toBe(9);
    expect([filings.length, receiptNos.size, complete, withdrawn]).toEqual([900, 900, true, []]);
    const last = busyDay.at(-1);
    expect(filings[0]).toEqual({
      stockCode: last?.stock_code,
      companyName: last?.corp_name,
      corpCode: last?.corp_code,
      article: {
        id: expect.any(String),
        title: last?.report_nm.trim(),
        description: '',
        link: `https://dart.fss.or.kr/dsaf001/main.do?rcpNo=${last?.rcept_no}`,
        publisher: '금융감독원 전자공시',
        publishedAt: new Date('2026-11-19T15:00:00Z'),
        filing: {
          receiptNo: last?.rcept_no,
          reportName: last?.report_nm.trim(),
          receivedOn: day,
          receivedAt: null,
          figures: [],
        },
      },
    });
  });

  it('are there whatever code of OpenDART the list writes, and of listed companies alone', async () => {
    const rows = [gaonRow(1), gaonRow(2), gaonRow(3), gaonRow(4)];
    const odd = [{ corp_code: null }, { corp_code: 126_380 }, { stock_code: '-' }, { stock_code: ' ' }];
    const list = rows.map((row, index) => ({ ...row, ...odd[index] }));
    stub.fail(body(JSON.stringify({ status: '000', total_count: 4, total_page: 1, list })));
    const { filings, complete } = await read();
    expect(filings.map(({ stockCode, corpCode }) => [stockCode, corpCode])).toEqual([
      [gaon.stock_code, undefined],
      [gaon.stock_code, undefined],
    ]);
    expect(complete).toBe(true);
  });

  it('are only the new ones after the first reading, wherever the list puts them', async () => {
    stub.setFilings(busyDay);
    const { receiptNos } = await read();
    stub.requests.length = 0;
    expect(await read({ known: receiptNos })).toMatchObject({ filings: [], complete: true });
    expect(pages()).toBe(1);
    const late = dartFiling(gaon, { day, number: 901, report: '현금ㆍ현물배당결정' });
    // Filings of the exchange are numbered from 800000: by number they stand before those of OpenDART.
    const exchange = busyDay.map((filing, index) => ({ ...filing, rcept_no: `20261120${800_000 + index}` }));
    stub.setFilings(exchange);
    const all = await read();
    stub.setFilings([...exchange, late]);
    stub.requests.length = 0;
    const { filings } = await read({ known: all.receiptNos });
    expect(filings.map(({ article }) => article.filing?.receiptNo)).toEqual([late.rcept_no]);
    expect(pages()).toBe(10);
  });

  it('have no companies off the exchange, which are known all the same', async () => {
    const fund = { corp_code: '99000000', corp_name: '가온운용', stock_code: '', corp_cls: 'E' } as const;
    stub.setFilings([
      dartFiling(fund, { day, number: 1, report: '증권신고서' }),
      dartFiling(gaon, { day, number: 2, report: '유상증자결정' }),
    ]);
    const { filings, receiptNos } = await read();
    expect(filings.map(({ stockCode }) => stockCode)).toEqual([gaon.stock_code]);
    expect(receiptNos.size).toBe(2);
  });

  it('have their moments where a feed had them', async () => {
    const filing = dartFiling(gaon, { day, number: 1, report: '유상증자결정' });
    stub.setFilings([filing]);
    const moment = new Date('2026-11-20T06:02:00Z');
    const { filings } = await read({ moments: new Map([[filing.rcept_no, moment]]) });
    expect(filings[0]?.article).toMatchObject({ publishedAt: moment, filing: { receivedAt: moment } });
  });

  it('leave out and name withdrawn ones, and mark those that a correction follows', async () => {
    const flagged = (number: number, rm: string): DartFiling =>
      dartFiling(gaon, { day, number, report: '단일판매ㆍ공급계약체결', rm });
    stub.setFilings([flagged(1, '유'), flagged(2, '유정'), flagged(3, '코철')]);
    const { filings, withdrawn } = await read();
    expect(filings.map(({ article }) => article.filing?.correctionFollows)).toEqual([true, undefined]);
    const { stock_code: stockCode } = gaon;
    expect(withdrawn).toEqual([{ receiptNo: '20261120000003', stockCode }]);
    // A known one that is withdrawn later is still named.
    stub.setFilings([flagged(1, '유철'), flagged(2, '유정'), flagged(3, '코철')]);
    expect(await read({ known: new Set(['20261120000001', '20261120000002', '20261120000003']) })).toMatchObject({
      filings: [],
      withdrawn: [
        { receiptNo: '20261120000003', stockCode },
        { receiptNo: '20261120000001', stockCode },
      ],
    });
  });

  it('are all read again when fewer are counted than known', async () => {
    stub.setFilings(busyDay.slice(1));
    const known = new Set(busyDay.map(({ rcept_no }) => rcept_no));
    const { receiptNos, complete } = await read({ known });
    expect(pages()).toBe(9);
    expect([receiptNos.size, complete]).toEqual([899, true]);
  });

  it('are none on a day without any', async () => {
    expect(await read()).toEqual({ filings: [], withdrawn: [], receiptNos: new Set(), complete: true, endedBy: null });
  });

  it('skip what is no filing', async () => {
    const rows = [null, 'x', { rcept_no: '1' }, { ...gaonRow(7), rcept_dt: '20261399' }, gaonRow(8)];
    stub.fail(body(JSON.stringify({ status: '000', total_count: '5', total_page: '1', list: rows })));
    const { filings, complete } = await read();
    expect([filings.length, complete]).toEqual([1, true]);
  });

  it.each([
    ['the time is over', hang, { until: () => Date.now() + 150 }],
    ['the quota is used up', dartStatus('020'), {}],
  ])('are incomplete when %s after the first page', async (_, fault, { until }: { until?: () => number }) => {
    stub.setFilings(busyDay);
    stub.fail((response) => {
      const list = busyDay.slice(-100).toReversed();
      body(JSON.stringify({ status: '000', total_count: 900, total_page: 9, list }))(
        response,
        stub.requests[0] as never,
      );
    });
    stub.fail(fault, Number.POSITIVE_INFINITY);
    const news = await read(until === undefined ? {} : { until: until() });
    expect([news.filings.length, news.complete, news.receiptNos.size]).toEqual([100, false, 100]);
  });

  it('are no finished day of the past when the quota is used up after the first page', async () => {
    stub.setFilings(busyDay);
    const quota = { spend: async () => pages() === 0 };
    const keys = { baseUrl: stub.url, rssUrl: stub.url, apiKey: dartStubKey };
    const past = createPastNews(
      { name: 'dart', ...keys },
      { logger: createLogger({ app: 'test', level: 'silent' }), quota },
    );
    const reading = past?.readDay({ day, companies: [], signal: new AbortController().signal });
    await expect(reading).rejects.toMatchObject({ kind: 'reserved' });
    expect(pages()).toBe(1);
  });

  it.each([
    ['a wrong key', dartStatus('010'), 'refused'],
    ['a used-up quota', dartStatus('020'), 'quota'],
    ['maintenance', dartStatus('800'), 'unreachable'],
    ['a page', htmlPage, 'malformed'],
    ['an error of the server', status(503), 'unreachable'],
    ['a lost connection', disconnect, 'unreachable'],
    ['silence', hang, 'timeout'],
  ])('fail with %s on the first page', async (_, fault, kind) => {
    stub.fail(fault, Number.POSITIVE_INFINITY);
    await expect(read()).rejects.toMatchObject({ kind, provider: 'dart' });
  });
});

const gaonRow = (number: number) => dartFiling(gaon, { day, number, report: '유상증자결정' });
