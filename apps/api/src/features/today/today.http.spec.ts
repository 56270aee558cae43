import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { contentHash } from '@gaemi/domain/clustering/content-hash';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { latestPageDay } from '@gaemi/domain/stock-events/day-page';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let browser: Awaited<ReturnType<TestApi['logIn']>>;
let userId: Types.ObjectId;
const link = (id: string) => `https://news.example/${id}`;
const filingLink = 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261123000001';

const event = (id: string, stockCode: string, at: string, more: object = {}) => {
  const moment = new Date(`2026-11-${at}:00+09:00`);
  const report = { title: `${id} 기사`, link: link(id), publisher: '가나일보', publishedAt: moment };
  return {
    _id: `${stockCode}:${id}` as never,
    ...{ stockCode, eventId: id, family: [id], marks: [], joinedInto: null, day: `2026-11-${at.slice(0, 2)}` },
    ...{ at: moment, type: 'orders', side: 'good', strength: 2, filed: false, confirmedBy: null, stage: null },
    ...{ text: `${id} 계약을 맺었어요.`, short: '계약', articles: 1, publishers: 1, link: link(id) },
    ...{ publisher: '가나일보', sources: ['feed'], sample: false, byModel: false, textsFrom: [] },
    reports: [{ ...report, source: 'feed', fetchedAt: moment }],
    ...more,
  };
};

beforeAll(async () => {
  api = await startTestApi();
  userId = (await api.addMember('today@example.com'))._id;
  browser = await api.logIn('today@example.com');
  await api.connection.collection('stock_events').insertMany([
    event('monday', '005930', '23T10:00', { strength: 3 }),
    event('sunday', '000660', '22T09:00', { side: 'bad' }),
    event('friday', '005930', '20T09:00'),
    event('weak', '005930', '23T11:00', { strength: 1 }),
    event('filed', '005930', '23T09:00', {
      ...{ strength: 1, filed: true, confirmedBy: { link: filingLink, date: '2026-11-23' } },
      reports: [
        {
          ...{ title: '단일판매ㆍ공급계약체결', link: filingLink, publisher: '금융감독원 전자공시', source: 'dart' },
          ...{ publishedAt: new Date('2026-11-23T00:00:00Z'), fetchedAt: new Date('2026-11-23T00:00:00Z') },
        },
      ],
    }),
    event('neutral', '005930', '23T12:00', { side: null, strength: 3 }),
    event('gone', '000660', '23T08:00', {
      text: '',
      reports: [{ ...event('gone', '0', '23T08:00').reports[0], title: '' }],
    }),
    event('part', '000660', '23T08:30', { joinedInto: 'gone' }),
    event('unlisted', '999999', '23T10:00'),
  ]);
  await api.connection.collection('streams').insertOne({
    ...{ _id: 'sample' as never, source: 'sample', position: null, spans: [], error: null },
    ...{ since: new Date('2026-11-01T00:00:00Z'), readAt: new Date('2026-11-23T06:00:00Z') },
  });
  await api.connection
    .collection('watchlist')
    .insertOne({ userId, code: '000660', name: 'SK하이닉스', createdAt: api.clock.now() });
});
afterAll(() => api.close());

const today = async (query = '?day=2026-11-23') => {
  const { body } = await browser.get(`/api/v1/today${query}`).expect(200);
  return { ...body, ids: body.items.map((item: { event_id: string }) => item.event_id) };
};

describe('the page of the day', () => {
  it('asks for a log-in', async () => {
    for (const path of ['today', 'events/monday', 'events/monday/articles', 'stocks/005930/overview'])
      await api.browser().get(`/api/v1/${path}`).expect(401);
  });

  it('has the material events of a trading day and of the days without trade before it, newest first', async () => {
    const page = await today();
    expect(page).toMatchObject({
      day: '2026-11-23',
      page: 1,
      total: 4,
      pages: 1,
      counts: { good: 3, bad: 1, confirmed: 1 },
    });
    expect(page.ids).toEqual(['monday', 'filed', 'gone', 'sunday']);
    expect(page.sources).toEqual([{ name: 'sample', status: 'ok', since: '2026-11-01T00:00:00.000Z' }]);
    expect(page.items[0]).toEqual({
      ...{
        event_id: 'monday',
        stock_code: '005930',
        stock_name: '삼성전자',
        market: 'KOSPI',
        side: 'good',
        strength: 3,
      },
      ...{ type: 'orders', text: 'monday 계약을 맺었어요.', at: '2026-11-23T01:00:00.000Z', links: [link('monday')] },
      ...{ confirmed_by: null, data_source: 'feed', publishers: 1, stage: 'none', change_percent: null, like: false },
      ...{ differs_from: null, industry: '전기·전자' },
    });
    expect(page.items[3]).toMatchObject({ side: 'bad', like: true });
  });

  it('has a picture of all events of the day, and says which of them pass the filters', async () => {
    const { picture, ids } = await today('?day=2026-11-23&side=bad');
    expect(ids).toEqual(['sunday']);
    expect(picture.columns).toEqual([
      { market: 'KOSPI', industry: '전기·전자', good: 2, bad: 0 },
      { market: 'KOSPI', industry: null, good: 1, bad: 1 },
    ]);
    expect(picture.items.map(({ event_id: id, matches }: Record<string, unknown>) => [id, matches])).toEqual([
      ...[
        ['monday', false],
        ['gone', false],
        ['sunday', true],
        ['filed', false],
      ],
    ]);
    expect(picture.items[1]).toMatchObject({ stock_name: 'SK하이닉스', text: null, confirmed: false });
    expect(picture.items[3]).toMatchObject({ text: 'filed 계약을 맺었어요.', confirmed: true });
  });

  it('is by default that of the latest trading day that has begun', async () => {
    expect((await today('')).day).toBe(latestPageDay(api.clock.now()));
  });

  it('says nothing of a text whose rights are over, but that it happened', async () => {
    const { items } = await today();
    expect(items[2]).toMatchObject({ event_id: 'gone', text: null, links: [], type: 'orders' });
  });

  it.each([
    ['?day=2026-11-23&side=bad', ['sunday']],
    ['?day=2026-11-23&strength=3', ['monday']],
    ['?day=2026-11-23&confirmed=true', ['filed']],
    ['?day=2026-11-23&watchlist=true', ['gone', 'sunday']],
    ['?day=2026-11-23&market=KOSDAQ', []],
    ['?day=2026-11-20', ['friday']],
    ['?day=2026-11-22', ['monday', 'filed', 'gone', 'sunday']],
    ['?day=2026-11-23&page=2&size=3', ['sunday']],
    ['?day=2026-11-23&page=9', []],
  ])('of %s has what fits', async (query, ids) => {
    expect((await today(query)).ids).toEqual(ids);
  });

  it('counts what its filters leave, whatever the side', async () => {
    const { counts } = await today('?day=2026-11-23&confirmed=true&side=bad');
    expect(counts).toEqual({ good: 1, bad: 0, confirmed: 1 });
  });

  it.each(['day=a', 'side=a', 'strength=1', 'market=a', 'confirmed=1'])('refuses %s', async (query) => {
    expect((await browser.get(`/api/v1/today?${query}`).expect(400)).body.detail).not.toContain('검색어');
  });
});

describe('an event', () => {
  it('has its filing and its articles', async () => {
    const { body } = await browser.get('/api/v1/events/filed').expect(200);
    expect(body).toMatchObject({
      ...{ event_id: 'filed', prices: [], base_rate: null },
      filing: { title: '단일판매ㆍ공급계약체결', link: filingLink, at: '2026-11-23T00:00:00.000Z' },
    });
    const articles = await browser.get('/api/v1/events/monday/articles').expect(200);
    expect(articles.body.items).toEqual([
      {
        ...{ title: 'monday 기사', link: link('monday'), publisher: '가나일보' },
        published_at: '2026-11-23T01:00:00.000Z',
      },
    ]);
    const gone = await browser.get('/api/v1/events/gone/articles').expect(200);
    expect(gone.body.items).toMatchObject([{ title: null, link: link('gone') }]);
  });

  it('names the member’s own newest analysis with it', async () => {
    expect((await browser.get('/api/v1/events/monday').expect(200)).body.analysis_id).toBeNull();
    const analysisId = new Types.ObjectId();
    const collection = (name: string) => api.connection.collection(name);
    const [own, details] = [collection('news_analyses'), collection('news_details')];
    const shown = (stockCode: string, place: string, eventId: string) => ({ stockCode, [place]: [{ eventId }] });
    await details.insertOne({ userId, analysisId, side: 'good', content: shown('005930', 'timeline', 'monday') });
    await own.insertOne({ _id: analysisId, userId, state: 'done', createdAt: api.clock.now() });
    expect((await browser.get('/api/v1/events/monday').expect(200)).body.analysis_id).toBe(`${analysisId}`);
    // An analysis from before the event became part of an older one knows it by its own id.
    await details.updateOne({ userId }, { $set: { content: shown('000660', 'timeline', 'part') } });
    const find = async (id: string) => (await browser.get(`/api/v1/events/${id}`).expect(200)).body;
    const named = { analysis_id: `${analysisId}`, reported: null };
    for (const id of ['part', 'gone']) expect(await find(id)).toMatchObject(named);
    // And what was reported of it there, by the id that it had.
    const [objections, reports] = [collection('objections'), collection('objection_reports')];
    const { insertedId: objectionId } = await objections.insertOne({ kind: 'wrong_side', state: 'open' });
    await reports.insertOne({ userId, analysisId, eventId: 'part', objectionId });
    for (const id of ['part', 'gone']) expect(await find(id)).toMatchObject({ ...named, reported: 'wrong_side' });
    for (const state of ['dismissed', 'upheld']) {
      await objections.updateOne({ _id: objectionId }, { $set: { state } });
      expect(await find('gone')).toMatchObject(named);
    }
    // One without a side, of which the judge was not sure there.
    await details.updateOne({ userId }, { $set: { content: shown('005930', 'unsure', 'neutral') } });
    await browser.get('/api/v1/events/neutral/articles').expect(200);
    await Promise.all([details, own, reports].map((each) => each.deleteMany({ userId })));
  });

  it('that became part of another one is that one', async () => {
    expect((await browser.get('/api/v1/events/part').expect(200)).body.event_id).toBe('gone');
  });

  it('is not found without a side, unless an analysis of one’s own has it', async () => {
    await browser.get('/api/v1/events/neutral/articles').expect(404);
    await browser.get('/api/v1/events/nothing').expect(404);
    await browser.get('/api/v1/events/no%20id').expect(400);
  });
});

it('the page of the day tells a key what may leave: links, but no sentence of the press', async () => {
  const { body: made } = await browser
    .post('/api/v1/api-keys')
    .send({ name: '도구', scopes: ['read'] })
    .expect(201);
  const byKey = (address: string) => api.browser().get(`/api/v1/${address}`).set('authorization', `Bearer ${made.key}`);
  const { body } = await byKey('today?day=2026-11-23').expect(200);
  const { body: inside } = await browser.get('/api/v1/today?day=2026-11-23').expect(200);
  expect(body.counts).toEqual(inside.counts);
  expect(body.items.length).toBeGreaterThan(0);
  expect(body.items.map(({ links }: { links: string[] }) => links)).toEqual(
    inside.items.map(({ links }: { links: string[] }) => links),
  );
  for (const item of body.items) expect(item).toMatchObject({ text: null, industry: null, change_percent: null });
  for (const item of body.picture.items) expect(item).toMatchObject({ text: null, industry: null });
  for (const column of body.picture.columns) expect(column.industry).toBeNull();
  await byKey('event-types/base-rates').expect(200);
});

it('the page of the day counts the last six trading days, and reads those before once for all who look', async () => {
  using reads = vi.spyOn(api.app.get(MarketEventsRepository, { strict: false }), 'listMaterial');
  const [body] = await Promise.all([today(''), today('?strength=3')]);
  expect(reads.mock.calls.length).toBeLessThan(2);
  const names = body?.days.map(({ day }: { day: string }) => day);
  expect([...new Set(names)].toSorted()).toEqual(names);
  expect(names).toHaveLength(6);
  expect(names.at(-1)).toBe(latestPageDay(api.clock.now()));
});

it('the strip of days counts what the page of each day has, as upheld objections correct it', async () => {
  const day = latestPageDay(api.clock.now());
  const stored = ['strip-0', 'strip-1', 'strip-2'].map((id) =>
    event(id, '005930', '23T10:00', { day, marks: [contentHash(link(id))] }),
  );
  await api.connection
    .collection('stock_events')
    .insertMany([...stored, event('strip-3', '999999', '23T10:00', { day })]);
  const upheld = { stockCode: '005930', side: 'good', wordings: [], state: 'upheld', decidedAt: new Date() };
  await api.connection.collection('objections').insertMany([
    { ...upheld, event: '1', kind: 'other_company', links: [link('strip-0')] },
    { ...upheld, event: '2', kind: 'wrong_side', links: [link('strip-1')] },
  ]);
  try {
    const page = await today(`?day=${day}`);
    expect(page.counts).toMatchObject({ good: 1, bad: 1 });
    expect(page.days.at(-1)).toEqual({ day, good: 1, bad: 1 });
  } finally {
    await api.connection.collection('stock_events').deleteMany({ eventId: /^strip/ });
    await api.connection.collection('objections').deleteMany({});
  }
});

it('an event of sample filings has its filing, and counts press houses without it', async () => {
  const report = { title: '주요사항보고서', source: 'sample', fetchedAt: new Date(), publishedAt: new Date() };
  const link = 'https://sample.gaemilens.example/filings/005930/20261110900001';
  const reports = [
    { ...report, link, publisher: '예시 공시' },
    ...['새벽경제', '한빛투데이'].map((publisher) => ({
      ...report,
      link: `https://news.example/${publisher}`,
      publisher,
    })),
  ];
  const filed = event('sample', '005930', '10T10:00', { filed: true, sample: true, publishers: 1, reports });
  await api.connection.collection('stock_events').insertOne(filed);
  const { body } = await browser.get('/api/v1/events/sample').expect(200);
  expect(body).toMatchObject({ publishers: 2, filing: { title: '주요사항보고서', link } });
});

it('an event that a filing alone reports is confirmed by it, and no press house reports it', async () => {
  const moment = new Date('2026-11-10T01:00:00.000Z');
  const link = 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261110000001';
  const filing = { title: '주요사항보고서', link, publisher: '금융감독원 전자공시', source: 'dart', fetchedAt: moment };
  const reports = [{ ...filing, publishedAt: moment }];
  const filed = event('filing', '005930', '10T10:00', { filed: true, sources: ['dart'], publishers: 1, reports });
  await api.connection.collection('stock_events').insertOne(filed);
  const { body } = await browser.get('/api/v1/events/filing').expect(200);
  expect(body).toMatchObject({ publishers: 0, confirmed_by: { link, date: '2026-11-10' }, filing: { link } });
  const page = await today('?day=2026-11-10&confirmed=true');
  expect(page.items).toContainEqual(
    expect.objectContaining({ event_id: 'filing', confirmed_by: { link, date: '2026-11-10' } }),
  );
});

/** A filing of SK하이닉스 in the archive. */
const filed = (id: string, reportName: string, named: object) => ({
  ...{ _id: id as never, archive: 'dart:000660', articleId: id, title: reportName, description: '' },
  ...{ link: `https://dart.fss.or.kr/dsaf001/main.do?rcpNo=${id}`, publisher: '금융감독원 전자공시' },
  ...{ publishedAt: api.clock.now(), seenAt: api.clock.now(), removeAt: new Date(api.clock.now().getTime() + 9e8) },
  filing: { receiptNo: id, reportName, receivedOn: '2026-11-20', receivedAt: null, figures: [], ...named },
});

describe('the page of a stock', () => {
  it('has price, events, filings and the member’s last analyses', async () => {
    const day = seoulDay(api.clock.now());
    const recent = event('recent', '005930', '23T10:00', { day, strength: 1 });
    await api.connection.collection('stock_events').insertOne(recent);
    const { body } = await browser.get('/api/v1/stocks/005930/overview').expect(200);
    expect(body).toMatchObject({
      ...{ stock_code: '005930', stock_name: '삼성전자', market: 'KOSPI', like: false, price: null },
      ...{ filings: [], latest_news: null, latest_accumulation: null, ahead: [] },
    });
    const ids = body.events.map((each: { event_id: string }) => each.event_id);
    expect(ids).toContain('recent');
    expect(ids).not.toContain('neutral');
  });

  it('has the days ahead that filings name, each with its filing', async () => {
    const today = seoulDay(api.clock.now());
    const [soon, later] = [addDays(today, 3), addDays(today, 40)];
    await api.connection.collection('archived_articles').insertMany([
      filed('20261120000001', '현금ㆍ현물배당결정', { days: [{ kind: 'dividend_payment', day: later }] }),
      filed('20261120000002', '단일판매ㆍ공급계약체결', { contract: { partner: null, from: null, to: soon } }),
      filed('20261120000003', '현금ㆍ현물배당결정', { days: [{ kind: 'record_day', day: '2020-01-01' }] }),
      // What was moved to a day that has passed, or called off, comes no more.
      filed('20261120000004', '주식분할결정', { days: [{ kind: 'new_shares_listing', day: soon }] }),
      filed('20261120000005', '[기재정정]주식분할결정', { days: [{ kind: 'new_shares_listing', day: '2020-01-02' }] }),
      filed('20261120000006', '주주총회소집결의', { days: [{ kind: 'shareholders_meeting', day: soon }] }),
      filed('20261120000007', '주주총회소집철회결의', {}),
    ]);
    const { body } = await browser.get('/api/v1/stocks/000660/overview').expect(200);
    expect(body.ahead.map(({ day, kind, text }: Record<string, string>) => [day, kind, text])).toEqual([
      [soon, 'contract_end', '계약 종료 · 단일판매·공급계약체결'],
      [later, 'dividend_payment', '배당금 지급 · 현금·현물배당결정'],
    ]);
    // The same days of watched stocks stand on home, as far as they are of this week.
    const { body: home } = await browser.get('/api/v1/home').expect(200);
    expect(home.this_week).toMatchObject([
      { stock_code: '000660', stock_name: 'SK하이닉스', day: soon, sample: false },
    ]);
  });

  it('has no day ahead that a correction has moved to one which has passed', async () => {
    const today = seoulDay(api.clock.now());
    const dividend = (day: string) => ({ days: [{ kind: 'dividend_payment', day }] });
    const contract = (to: string) => ({ contract: { partner: '나라전력', from: '2026-01-02', to } });
    const [before, after] = [addDays(today, -1), addDays(today, 9)];
    const archive = api.connection.collection('archived_articles');
    await archive.deleteMany({});
    await archive.insertMany([
      filed('20261101000001', '현금ㆍ현물배당결정', dividend(after)),
      filed('20261102000001', '[기재정정]현금ㆍ현물배당결정', dividend(before)),
      filed('20261101000002', '단일판매ㆍ공급계약체결', contract(after)),
      filed('20261102000002', '[기재정정]단일판매ㆍ공급계약체결', contract(before)),
    ]);
    expect((await browser.get('/api/v1/stocks/000660/overview').expect(200)).body.ahead).toEqual([]);
  });

  it('is not found for a company that is not listed', async () => {
    await browser.get('/api/v1/stocks/999999/overview').expect(404);
  });
});

it('no source is read without a worker, but for the time of a restart or of a first report', async () => {
  const { sources } = await today();
  const workers = api.connection.collection('worker_sources');
  const read = { news: ['sample'], judge: 'offline', trading: 'sample', prices: 'sample', stockMaster: 'bundled' };
  const seen = (secondsAgo: number, endedAt: Date | null) => {
    const seenAt = new Date(api.clock.now().getTime() - secondsAgo * 1_000);
    const worker = { sources: read, startedAt: seenAt, seenAt, endedAt };
    return workers.replaceOne({ _id: 'worker' as never }, worker, { upsert: true });
  };
  const statuses = async () => (await today()).sources.map(({ status }: { status: string }) => status);
  await seen(10, null);
  expect(await statuses()).toEqual(['ok']);
  await seen(60, api.clock.now());
  expect(await statuses()).toEqual(['ok']);
  // The service was off, and its worker is on its way.
  await seen(36_000, null);
  expect(await statuses()).toEqual(['ok']);
  api.clock.forward(121);
  expect((await today()).sources).toEqual([{ ...sources[0], status: 'failed' }]);
  await workers.deleteMany({});
});

it('days, events and stocks are away, and not empty or unknown, before the first list of companies', async () => {
  const fresh = await startTestApi();
  try {
    await fresh.connection.collection('stock_master').deleteMany({});
    await fresh.connection.collection('stock_events').insertOne(event('monday', '005930', '23T10:00'));
    await fresh.addMember('early@example.com');
    const early = await fresh.logIn('early@example.com');
    for (const path of ['today', 'events/monday', 'stocks/005930/overview'])
      expect((await early.get(`/api/v1/${path}`).expect(503)).body.code).toBe('UNAVAILABLE');
  } finally {
    await fresh.close();
  }
});
