import { seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { dartStatus } from '@gaemi/testing/providers/dart-faults';
import { dartFeedXml, dartFiling, feedItem } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { body, cutOff, disconnect, type Fault, hang, htmlPage, status } from '@gaemi/testing/providers/faults';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderError } from '../../provider-error.ts';
import type { DartSettings } from './dart-client.ts';
import { company, createSource, gaon, narae, period } from './testing/made-up-filer.ts';

const { from, to } = period;

let stub: DartStub;
beforeEach(async () => {
  stub = await startDartStub();
});
afterEach(() => stub.close());

const sourceWith = (settings: Partial<DartSettings> = {}) => createSource(stub, settings);

function query(named: Partial<ListedCompany> = {}, signal = new AbortController().signal) {
  return { company: { ...company, ...named }, from, to, signal };
}
const gather = (settings: Partial<DartSettings> = {}) => sourceWith(settings).gather(query());
const sent = (name: string) => stub.requests.filter(({ path }) => path === `/api/${name}`);

describe('a list that ends too early', () => {
  const filings = Array.from({ length: 250 }, (_, number) =>
    dartFiling(gaon, { day: '2026-11-18', number, report: '보고서' }),
  );
  const page = (list: typeof filings) =>
    body(JSON.stringify({ status: '000', page_no: 1, total_page: 3, total_count: 250, list }));

  it.each([
    ['no data', dartStatus('013')],
    ['an empty page', page([])],
  ])('by %s on a later page is not complete', async (_, fault) => {
    await stubDirectoryLoaded();
    stub.setFilings(filings);
    stub.fail(page(filings.slice(0, 100)));
    stub.fail(fault);
    const news = await loaded.gather(query());
    expect(news.articles).toHaveLength(100);
    expect(news.completeFrom.getTime()).toBeGreaterThan(from.getTime());
  });
});

describe('filings', () => {
  it('are listed by company and period, and link to the viewer', async () => {
    const filing = dartFiling(gaon, { day: '2026-11-19', number: 7, report: '기업설명회(IR)개최(안내공시)' });
    stub.setFilings([filing, dartFiling(narae, { day: '2026-11-19', number: 8, report: '유상증자결정' })]);
    const news = await gather();
    expect(Object.fromEntries(sent('list.json')[0]?.query ?? [])).toEqual({
      crtfc_key: dartStubKey,
      corp_code: gaon.corp_code,
      bgn_de: '20261022',
      end_de: '20261120',
      last_reprt_at: 'N',
      sort: 'date',
      sort_mth: 'desc',
      page_no: '1',
      page_count: '100',
    });
    expect(news).toEqual({
      articles: [
        {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          title: '기업설명회(IR)개최(안내공시)',
          description: '',
          link: 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261119000007',
          publisher: '금융감독원 전자공시',
          publishedAt: new Date('2026-11-18T15:00:00Z'),
          filing: {
            receiptNo: '20261119000007',
            reportName: '기업설명회(IR)개최(안내공시)',
            receivedOn: '2026-11-19',
            receivedAt: null,
            figures: [],
          },
        },
      ],
      undated: 0,
      completeFrom: from,
      queries: [],
    });
  });

  it('are none when the list answers 013', async () => {
    expect(await gather()).toEqual({ articles: [], undated: 0, completeFrom: from, queries: [] });
    expect(stub.requests.map(({ path }) => path)).toEqual(['/api/corpCode.xml', '/api/list.json']);
  });

  it('are none of a stock code without a company code, such as that of a fund', async () => {
    const news = await sourceWith().gather(query({ code: '069500' }));
    expect(news).toEqual({ articles: [], undated: 0, completeFrom: from, queries: [] });
    expect(sent('list.json')).toHaveLength(0);
  });

  it('leave out withdrawn ones, and mark those that a correction follows', async () => {
    const flagged = (number: number, rm: string) =>
      dartFiling(gaon, { day: '2026-11-19', number, report: '유상증자결정', rm });
    stub.setFilings([flagged(1, '유'), flagged(2, '유정'), flagged(3, '유철'), flagged(4, '공')]);
    const { articles, completeFrom, undated } = await gather();
    expect(articles.map(({ filing }) => [filing?.receiptNo.slice(-1), filing?.correctionFollows]).toSorted()).toEqual([
      ['1', undefined],
      ['2', true],
      ['4', undefined],
    ]);
    // It was counted: the list is whole without it.
    expect([completeFrom, undated]).toEqual([from, 0]);
  });

  it('are read from all pages, once each, with integers as digit strings and without rm', async () => {
    const filings = Array.from({ length: 250 }, (_, index) => {
      const { rm, ...rest } = dartFiling(gaon, { day: '2026-11-18', number: index + 1, report: `보고서${index}` });
      return rm === undefined ? { ...rest, rm: '' } : rest;
    });
    stub.setFilings(filings);
    stub.useDigitStrings();
    const { articles, completeFrom } = await gather();
    expect(sent('list.json').map(({ query }) => query.get('page_no'))).toEqual(['1', '2', '3']);
    expect(new Set(articles.map(({ filing }) => filing?.receiptNo)).size).toBe(250);
    expect(completeFrom).toEqual(from);
  });

  it('state how far they reach after twenty pages', async () => {
    const days = ['2026-11-18', '2026-11-10'];
    stub.setFilings(
      days.flatMap((day) =>
        Array.from({ length: 1_050 }, (_, number) => dartFiling(gaon, { day, number, report: '보고서' })),
      ),
    );
    const { articles, completeFrom } = await gather();
    expect(sent('list.json')).toHaveLength(20);
    expect(articles).toHaveLength(2_000);
    expect(completeFrom).toEqual(startOfSeoulDay('2026-11-11'));
  });

  it('keep a correction beside its original, and two filings of one minute', async () => {
    const original = dartFiling(gaon, { day: '2026-11-17', number: 1, report: '신규시설투자등', rm: '유정' });
    const corrected = dartFiling(gaon, { day: '2026-11-20', number: 2, report: '[기재정정]신규시설투자등' });
    const other = dartFiling(gaon, { day: '2026-11-20', number: 3, report: '[첨부추가]신규시설투자등' });
    stub.setFilings([original, corrected, other]);
    const moment = new Date('2026-11-20T06:12:00Z');
    stub.setFeed(dartFeedXml([feedItem(other, moment), feedItem(corrected, moment)]));
    const { articles } = await gather();
    expect(articles.map(({ title, publishedAt }) => [title, publishedAt])).toEqual([
      ['[기재정정]신규시설투자등', moment],
      ['[첨부추가]신규시설투자등', moment],
      ['신규시설투자등', startOfSeoulDay('2026-11-17')],
    ]);
  });

  it('leave out and count odd rows', async () => {
    const good = dartFiling(gaon, { day: '2026-11-19', number: 7, report: '보고서' });
    const odd = [
      null,
      {},
      { ...good, rcept_no: '123' },
      { ...good, report_nm: ' ' },
      { ...good, rcept_dt: '20261341' },
    ];
    await gatherOnce(body(JSON.stringify({ status: '000', total_page: 1, list: [...odd, good] })), (news) => {
      expect(news.undated).toBe(5);
      expect(news.articles.map(({ filing }) => filing?.receiptNo)).toEqual(['20261119000007']);
    });
  });

  it('are refused when they are those of another company', async () => {
    const other = dartFiling(narae, { day: '2026-11-19', number: 7, report: '보고서' });
    await stubDirectoryLoaded();
    stub.fail(body(JSON.stringify({ status: '000', total_page: 1, list: [other] })));
    await expect(loaded.gather(query())).rejects.toMatchObject({ kind: 'malformed' });
  });
});

let loaded: ReturnType<typeof sourceWith>;
/** Creates a source that has the directory, so that the next request is the list. */
async function stubDirectoryLoaded(settings: Partial<DartSettings> = {}) {
  loaded = sourceWith(settings);
  await loaded.gather(query());
  stub.requests.length = 0;
}
async function gatherOnce(fault: Fault, check: (news: Awaited<ReturnType<typeof gather>>) => void) {
  await stubDirectoryLoaded();
  stub.fail(fault);
  check(await loaded.gather(query()));
}

describe('a list that fails', () => {
  it.each([
    ['010', 'refused', false],
    ['011', 'refused', false],
    ['012', 'refused', false],
    ['901', 'refused', false],
    ['020', 'quota', true],
    ['100', 'refused', false],
    ['101', 'refused', false],
    ['800', 'unreachable', true],
    ['900', 'unreachable', true],
    ['777', 'malformed', false],
  ] as const)('with status %s is %s', async (code, kind, retryable) => {
    await stubDirectoryLoaded();
    stub.fail(dartStatus(code), Number.POSITIVE_INFINITY);
    await expect(loaded.gather(query())).rejects.toMatchObject({ provider: 'dart', kind, retryable });
    // A status is an answer: asking again would only cost calls.
    expect(stub.requests).toHaveLength(1);
  });

  it.each([
    ['a page', htmlPage, 'malformed'],
    ['JSON without a status', body('{}'), 'malformed'],
    ['000 without a list', body('{"status":"000"}'), 'malformed'],
    ['429', status(429), 'quota'],
    ['403', status(403), 'refused'],
  ] as const)('with %s fails at once', async (_, fault, kind) => {
    await stubDirectoryLoaded();
    stub.fail(fault);
    await expect(loaded.gather(query())).rejects.toMatchObject({ kind });
    expect(stub.requests).toHaveLength(1);
  });

  it.each([
    ['silence', hang, 'timeout'],
    ['503', status(503), 'unreachable'],
    ['a broken connection', disconnect, 'unreachable'],
    ['a cut answer', cutOff, 'unreachable'],
  ] as const)('is tried again after %s, at most twice', async (_, fault, kind) => {
    await stubDirectoryLoaded({ timeoutMs: 200 });
    stub.fail(fault, 2);
    await expect(loaded.gather(query())).resolves.toMatchObject({ articles: [] });
    stub.fail(fault, 3);
    await expect(loaded.gather(query())).rejects.toMatchObject({ kind });
    expect(stub.requests).toHaveLength(6);
  });

  it('fails as a whole on a later page', async () => {
    stub.setFilings(
      Array.from({ length: 150 }, (_, number) => dartFiling(gaon, { day: '2026-11-18', number, report: '보고서' })),
    );
    await stubDirectoryLoaded();
    stub.delay(100);
    const news = loaded.gather(query());
    await expect.poll(() => stub.requests.length, { interval: 5 }).toBe(1);
    stub.fail(dartStatus('020'));
    await expect(news).rejects.toMatchObject({ kind: 'quota' });
  });

  it('ends at once when the caller gives up', async () => {
    stub.fail(hang, Number.POSITIVE_INFINITY);
    const given = sourceWith().gather(query({}, AbortSignal.timeout(100)));
    await expect(given).rejects.toMatchObject({ kind: 'given-up' });
    stub.recover();
  });
});

describe('the budget of calls', () => {
  it('is asked before every call of the key, further tries included, and not for the feed', async () => {
    stub.setFilings([dartFiling(gaon, { day: seoulDay(to), number: 1, report: '보고서' })]);
    stub.fail(status(503));
    let spent = 0;
    await gather({
      spend: (calls) => {
        spent += calls;
        expect(stub.requests.length).toBeLessThan(spent);
        return Promise.resolve();
      },
    });
    expect(spent).toBe(3);
    expect(stub.requests.map(({ path }) => path)).toEqual([
      '/api/corpCode.xml',
      '/api/corpCode.xml',
      '/api/list.json',
      '/api/companyRSS.xml',
      '/api/todayRSS.xml',
    ]);
  });

  it('ends a gathering when it is used up, without a call', async () => {
    const quota = new ProviderError('dart', 'quota', { message: 'no calls left today' });
    await expect(gather({ spend: () => Promise.reject(quota) })).rejects.toBe(quota);
    expect(stub.requests).toHaveLength(0);
  });
});
