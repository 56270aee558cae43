import { type MjbDetail, mjbDetail } from '@gaemi/contracts/accumulation';
import { readAccumulation } from '@gaemi/contracts/read-accumulation';
import { FlowRepository } from '@gaemi/database/prices/flow.repository';
import { PriceRepository } from '@gaemi/database/prices/price.repository';
import { StockMasterRepository } from '@gaemi/database/stock-master/stock-master.repository';
import { countLetters } from '@gaemi/domain/accumulation/base-rates';
import { recordDifferences } from '@gaemi/domain/accumulation/record-differences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccumulation } from '../../../test/add-accumulation.ts';
import { companies, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let owner: ReturnType<TestApi['browser']>;
let stranger: ReturnType<TestApi['browser']>;
let id: string;

beforeAll(async () => {
  api = await startTestApi();
  const { _id } = await api.addMember('owner@example.com');
  await api.addMember('stranger@example.com');
  await api.connection.collection('watchlist').insertOne({ userId: _id, code: '005930', createdAt: new Date() });
  id = await addAccumulation(api, _id, { requestId: 'MJB-done', createdAt: new Date('2026-11-20T15:00:00Z') });
  const hanwha = { stockCode: '000880', stockName: '한화' };
  await addAccumulation(api, _id, { requestId: 'MJB-older', ...hanwha, createdAt: new Date('2026-11-20T14:59:59Z') });
  const failed = { state: 'error', failure: 'float-unknown' } as const;
  await addAccumulation(api, _id, {
    requestId: 'MJB-failed',
    ...hanwha,
    ...failed,
    createdAt: new Date('2026-11-20T10:00:00Z'),
  });
  [owner, stranger] = await Promise.all([api.logIn('owner@example.com'), api.logIn('stranger@example.com')]);
});
afterAll(() => api.close());

const list = (query: Record<string, string | number>) => owner.get('/api/v1/mjb').query(query);
const listIds = (body: { items: { request_id: string }[] }) => body.items.map((item) => item.request_id);
const listNames = (body: Pick<MjbDetail, 'net_buyers'>) => body.net_buyers.map(({ rank, name }) => `${rank} ${name}`);

describe('reading an accumulation analysis', () => {
  it('gives the record by request id and by id with all that rebuilds its letters [R48]', async () => {
    const byRequest = await owner.get('/api/v1/mjb/MJB-done').expect(200);
    expect(byRequest.body).toMatchObject({
      _id: id,
      request_id: 'MJB-done',
      stock_name: '삼성전자',
      present_name: null,
      searching_period: '2026-11-19 ~ 2026-11-20',
      created_at: '2026-11-20T15:00:00.000Z',
      finalized_at: '2026-11-20T15:00:00.000Z',
      like: true,
      model_tier: 'new',
      first_mjb_grade: 'B',
      second_mjb_grade: 'C',
      third_mjb_grade: 'B',
      second_mjb: 9.6,
      third_mjb: 9,
      basis: { provisional: true, quiet_days: ['2026-11-20'], total_buy: 1010, total_sell: 1010 },
      data_source: 'sample',
    });
    expect(recordDifferences(readAccumulation(byRequest.body))).toEqual([]);
    expect((await owner.get(`/api/v1/mjb/${id}`).expect(200)).body).toEqual(byRequest.body);
  });

  it('shows closes and the net buying of investors where they are stored, and an unsettled day as unknown', async () => {
    const without = await owner.get('/api/v1/mjb/MJB-done').expect(200);
    expect(without.body.investor_flows).toBeNull();
    expect(without.body.days.map(({ close }: { close: number | null }) => close)).toEqual([null, null]);
    const of = { source: 'sample', stockCode: '005930' } as const;
    const now = api.clock.now();
    const prices = api.app.get(PriceRepository, { strict: false });
    const claim = await prices.claim(of, { now, unlessSince: now });
    if (claim === null) throw new Error('not claimed');
    const close = [{ day: '2026-11-19', close: 71_200, volume: 10 }];
    await prices.replace(of, claim, { days: close, asOf: '2026-11-19', completeFrom: '2026-11-19' });
    const flows = [
      { day: '2026-11-19', foreign: 30, institutional: -10, individual: -20 },
      { day: '2026-11-20', foreign: null, institutional: null, individual: null },
    ];
    const outside = { day: '2026-11-18', foreign: 1, institutional: 1, individual: -2 };
    await api.app.get(FlowRepository, { strict: false }).merge({ ...of, venue: 'KRX' }, [outside, ...flows]);
    const { body } = await owner.get('/api/v1/mjb/MJB-done').expect(200);
    expect(body.days.map((day: { close: number | null }) => day.close)).toEqual([71_200, null]);
    expect(body.investor_flows).toEqual({ source: 'sample', venue: 'KRX', days: flows });
  });

  it('brings the last close of each stock in a list, and none of a stock without', async () => {
    const { body } = await list({}).expect(200);
    expect(body.items.map(({ price }: { price: unknown }) => price)).toEqual([
      { close: 71_200, change_pct: null, as_of: '2026-11-19', source: 'sample' },
      null,
    ]);
  });

  it('tells how rare the letters are where the record knows it, and not in lists', async () => {
    expect((await owner.get('/api/v1/mjb/MJB-done').expect(200)).body.base_rates).toBeNull();
    const windows = Array.from({ length: 60 }, (_, index) => ({
      to: `2026-0${1 + Math.floor(index / 28)}-${String(1 + (index % 28)).padStart(2, '0')}`,
      letters: { first: 'A', second: 'B', third: index < 6 ? 'C' : 'E' } as const,
    }));
    const baseRates = { windowDays: 2, windows, counts: countLetters(windows) };
    await api.connection
      .collection('accumulations')
      .updateOne({ requestId: 'MJB-done' }, { $set: { 'result.baseRates': baseRates } });
    const { body } = await owner.get('/api/v1/mjb/MJB-done').expect(200);
    expect(mjbDetail.parse(body).base_rates).toMatchObject({
      window_days: 2,
      n: 60,
      third: { A: 0, B: 0, C: 6, D: 0, E: 54 },
      windows,
    });
    const list = await owner.get('/api/v1/mjb').expect(200);
    expect(list.body.items.some((item: object) => 'base_rates' in item)).toBe(false);
  });

  it('shows who sold short where the record knows it, and not in lists', async () => {
    expect((await owner.get('/api/v1/mjb/MJB-done').expect(200)).body.short_selling).toBeNull();
    const shortSelling = {
      source: 'sample',
      days: [{ day: '2026-11-19', sold: 40, lent: 900, program: -12, margin: null }],
    };
    await api.connection
      .collection('accumulations')
      .updateOne({ requestId: 'MJB-done' }, { $set: { 'result.shortSelling': shortSelling } });
    const { body } = await owner.get('/api/v1/mjb/MJB-done').expect(200);
    expect(mjbDetail.parse(body).short_selling).toEqual(shortSelling);
    const list = await owner.get('/api/v1/mjb').expect(200);
    expect(JSON.stringify(list.body)).not.toContain('hort');
  });

  it('names a split up to the day of the float that a filing tells, and not in lists', async () => {
    expect((await owner.get('/api/v1/mjb/MJB-done').expect(200)).body.share_splits).toEqual([]);
    const filing = (id: string, reportName: string, day: string) => ({
      ...{ _id: id as never, archive: 'dart:005930', articleId: id, title: reportName, description: '' },
      ...{ link: `https://dart.fss.or.kr/dsaf001/main.do?rcpNo=${id}`, publisher: '금융감독원 전자공시' },
      ...{
        publishedAt: new Date('2026-09-01T07:00:00Z'),
        seenAt: api.clock.now(),
        removeAt: new Date(api.clock.now().getTime() + 9e8),
      },
      filing: {
        ...{ receiptNo: id, reportName, receivedOn: '2026-09-01', receivedAt: null, figures: [] },
        days: [{ kind: 'new_shares_listing', day }],
      },
    });
    await api.connection
      .collection('archived_articles')
      .insertMany([
        filing('20260901000001', '주식분할결정', '2026-11-20'),
        filing('20260901000002', '주식병합결정', '2026-11-27'),
      ]);
    const { body } = await owner.get('/api/v1/mjb/MJB-done').expect(200);
    const link = 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20260901000001';
    const split = { day: '2026-11-20', kind: 'split', link };
    expect(mjbDetail.parse(body).share_splits).toEqual([split]);
    // The float of a day after the period counts the shares of that day.
    const setFloatDay = (day: string) =>
      api.connection
        .collection('accumulations')
        .updateOne({ requestId: 'MJB-done' }, { $set: { 'result.basis.floatingSharesAsOf': day } });
    await setFloatDay('2026-11-27');
    const consolidation = { day: '2026-11-27', kind: 'consolidation', link: link.replace(/1$/, '2') };
    expect((await owner.get('/api/v1/mjb/MJB-done').expect(200)).body.share_splits).toEqual([split, consolidation]);
    await setFloatDay('2026-09-30');
    const issue = filing('20260901000003', '주요사항보고서(무상증자결정)', '2026-12-08');
    const days = [{ kind: 'record_day', day: '2026-11-20' }, ...issue.filing.days];
    await api.connection.collection('archived_articles').insertOne({ ...issue, filing: { ...issue.filing, days } });
    const exDay = { day: '2026-11-19', kind: 'bonus_issue', link: link.replace(/1$/, '3') };
    expect((await owner.get('/api/v1/mjb/MJB-done').expect(200)).body.share_splits).toEqual([exDay, split]);
    await api.connection.collection('archived_articles').deleteOne({ _id: '20260901000003' as never });
    // The filing may be gone by now, and what it told stays with the record; while it is there, the split is one.
    const kept = (splits: object[]) =>
      api.connection
        .collection('accumulations')
        .updateOne({ requestId: 'MJB-done' }, { $set: { 'result.shareSplits': splits } });
    await kept([split]);
    expect((await owner.get('/api/v1/mjb/MJB-done').expect(200)).body.share_splits).toEqual([split]);
    await api.connection.collection('archived_articles').deleteMany({});
    expect((await owner.get('/api/v1/mjb/MJB-done').expect(200)).body.share_splits).toEqual([split]);
    await kept([]);
    expect(JSON.stringify((await owner.get('/api/v1/mjb').expect(200)).body)).not.toContain('split');
  });

  it('orders the net buyers by volume or by ratio, and leaves their ranks', async () => {
    const volume = ['1 가나증권', '2 다라증권'];
    expect(listNames((await owner.get('/api/v1/mjb/MJB-done').expect(200)).body)).toEqual(volume);
    expect(listNames((await owner.get('/api/v1/mjb/MJB-done?sort_by=volume').expect(200)).body)).toEqual(volume);
    const byRatio = await owner.get('/api/v1/mjb/MJB-done?sort_by=ratio').expect(200);
    expect(listNames(byRatio.body)).toEqual(volume.toReversed());
    const refused = await owner.get('/api/v1/mjb/MJB-done?sort_by=name').expect(400);
    expect(refused.body.detail).toBe('정렬 방식이 올바르지 않습니다.');
  });

  it('tells in the progress how an analysis ended, and has no result of one that failed', async () => {
    await owner.get('/api/v1/mjb-progress/MJB-done').expect(200, { progress: 100, status: 'done' });
    const failed = await owner.get('/api/v1/mjb-progress/MJB-failed').expect(200);
    const detail = '유통주식 수를 알 수 없어요. 사용한 크레딧은 돌려드렸어요.';
    expect(failed.body).toEqual({ progress: 100, status: 'error', detail });
    await owner.get('/api/v1/mjb/MJB-failed').expect(404);
  });

  it('lists finished analyses, newest first, by stock and by day in Seoul, without brokers and days', async () => {
    const all = await list({}).expect(200);
    expect(listIds(all.body)).toEqual(['MJB-done', 'MJB-older']);
    expect(all.body).toMatchObject({ page: 1, size: 3, total: 2, pages: 1 });
    expect(all.body.items.map(({ like }: { like: boolean }) => like)).toEqual([true, false]);
    expect(all.body.items[0]).not.toHaveProperty('brokers');
    expect(all.body.items[0]).not.toHaveProperty('days');
    expect(listIds((await list({ stock_name: '한' })).body)).toEqual(['MJB-older']);
    for (const stock_name of ['삼성 전자', '삼성'.normalize('NFD')])
      expect(listIds((await list({ stock_name })).body)).toEqual(['MJB-done']);
    expect(listIds((await list({ stock_code: '005930' })).body)).toEqual(['MJB-done']);
    // 15:00 in UTC is midnight in Seoul.
    expect(listIds((await list({ start_date: '2026-11-21' })).body)).toEqual(['MJB-done']);
    expect(listIds((await list({ end_date: '2026-11-20' })).body)).toEqual(['MJB-older']);
    expect(listIds((await list({ page: 2, size: 1 })).body)).toEqual(['MJB-older']);
    expect((await list({ page: 2, size: 2 })).body).toMatchObject({ items: [], total: 2 });
  });

  it('takes characters of patterns literally, and refuses bad days and pages [R18, R19]', async () => {
    for (const stock_name of ['.*', '(a+)+$', '[한']) {
      expect((await list({ stock_name }).expect(200)).body.total).toBe(0);
    }
    const reversed = await list({ start_date: '2026-11-21', end_date: '2026-11-20' }).expect(400);
    expect(reversed.body.detail).toBe('시작일이 종료일보다 늦습니다.');
    for (const wrong of [{ page: 0 }, { page: 1.5 }, { size: 101 }]) await list(wrong).expect(400);
  });
});

describe("somebody else's accumulation analysis [R14]", () => {
  it.each([
    ['mjb-progress/MJB-done', 'mjb-progress/MJB-none'],
    ['mjb/MJB-done', 'mjb/MJB-none-of-mine'],
    ['mjb/ID', 'mjb/0123456789abcdef01234567'],
  ])('cannot be told from one that does not exist: %s', async (theirs, none) => {
    const answer = await stranger.get(`/api/v1/${theirs.replace('ID', id)}`).expect(404);
    const nothing = await stranger.get(`/api/v1/${none}`).expect(404);
    expect(answer.body).toEqual(nothing.body);
  });

  it('is not listed, and says Progress not found', async () => {
    expect((await stranger.get('/api/v1/mjb').expect(200)).body.total).toBe(0);
    const answer = await owner.get('/api/v1/mjb-progress/MJB-none').expect(404);
    expect(answer.body).toEqual({ detail: 'Progress not found', code: 'PROGRESS_NOT_FOUND' });
  });
});

// Last, since it changes the list of companies.
describe('a company that was renamed', () => {
  it('keeps the name at the time beside the present one, and is found by both', async () => {
    const renamed = companies.map((one) =>
      one.code === '005930' ? { ...one, name: '새이름전자', formerNames: ['삼성전자'] } : one,
    );
    await api.app
      .get(StockMasterRepository, { strict: false })
      .replace({ version: 'renamed', source: 'bundled', asOf: '2026-11-20', companies: renamed });
    // The new process reads the list at once; the old one would within seconds.
    await api.restart();
    owner = await api.logIn('owner@example.com');

    const names = { stock_name: '삼성전자', present_name: '새이름전자', like: true };
    for (const stock_name of ['새이름전자', '삼성']) {
      expect((await list({ stock_name }).expect(200)).body).toMatchObject({ total: 1, items: [names] });
    }
    expect((await owner.get('/api/v1/mjb/MJB-done').expect(200)).body).toMatchObject(names);
    expect((await list({ stock_name: '한화' }).expect(200)).body).toMatchObject({ items: [{ present_name: null }] });
  });
});
