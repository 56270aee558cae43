import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withholdingRules } from '@gaemi/contracts/withholding';
import { PriceRepository } from '@gaemi/database/prices/price.repository';
import { StockMasterRepository } from '@gaemi/database/stock-master/stock-master.repository';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { SourceNames } from '@gaemi/domain/sources';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccumulation } from '../../../test/add-accumulation.ts';
import { addLiveAnalysis, filedEvent, type LiveEvent, linkOf, livePeriod } from '../../../test/live-analysis.ts';
import { companies, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Withholding } from '../../http/api-key/withholding.ts';

const restricted: LiveEvent = {
  id: 'e2',
  side: 'bad',
  text: '심은까닭이에요.',
  articles: [{ id: 'restricted', source: 'naver', title: '심은제목' }],
};

let api: TestApi;
let userId: Types.ObjectId;
let browser: ReturnType<TestApi['browser']>;
let key: string;
let whole: string;
let mixed: string;

beforeAll(async () => {
  api = await startTestApi();
  ({ _id: userId } = await api.addMember('owner@example.com'));
  browser = await api.logIn('owner@example.com');
  const made = await browser
    .post('/api/v1/api-keys')
    .send({ name: '도구', scopes: ['read', 'analyse'] })
    .expect(201);
  key = made.body.key;
  whole = await addLiveAnalysis(api, userId, { lead: ['첫 줄'], summary: '요약', events: [filedEvent] });
  mixed = await addLiveAnalysis(api, userId, {
    lead: ['심은첫줄'],
    summary: '심은요약',
    events: [filedEvent, restricted],
  });
});
afterAll(() => api.close());

const byKey = (address: string) => api.browser().get(`/api/v1/${address}`).set('authorization', `Bearer ${key}`);
const bySession = (address: string) => browser.get(`/api/v1/${address}`);

describe('what a key gets of a news analysis', () => {
  it('is decided by rules that are all there', () => {
    const withholding = api.app.get(Withholding, { strict: false });
    expect(withholdingRules.filter((name) => !withholding.has(name))).toEqual([]);
  });

  it('is all of one whose sources may be redistributed', async () => {
    const { body } = await byKey(`combined-news/${whole}`).expect(200);
    expect(body).toEqual((await bySession(`combined-news/${whole}`).expect(200)).body);
    const detail = await byKey(`good-news/${body.good_news_obj_id}`).expect(200);
    expect(detail.body).toEqual((await bySession(`good-news/${body.good_news_obj_id}`).expect(200)).body);
  });

  it('is only type, figures, date and link of what may not leave, while the own screen shows it', async () => {
    const address = `combined-news/${mixed}`;
    expect((await bySession(address).expect(200)).text).toContain('심은첫줄');
    const { body } = await byKey(address).expect(200);
    expect(body).toMatchObject({ lead: [], good_news_score: 58, bad_news_score: 30 });
    expect(body.bad_summary).toBe('출처의 이용 조건에 따라 내용은 기사에서 볼 수 있어요.');
    const side = `bad-news/${body.bad_news_obj_id}`;
    expect((await bySession(side).expect(200)).text).toContain('심은제목');
    const detail = await byKey(side).expect(200);
    expect(detail.body.reasons).toMatchObject([{ type: 'orders', points: 5, links: [linkOf('restricted')] }]);
    const texts = [
      await byKey(address),
      await byKey(`combined-news-result/${body.request_id}`),
      detail,
      await byKey(`good-news/${body.good_news_obj_id}`),
      await byKey('combined-news-result'),
      await byKey('combined-news-result?group=stock'),
      await byKey(`combined-news/${mixed}/export?format=json`),
      await byKey(`combined-news/${mixed}/export?format=csv`),
      await byKey(`analyses/${mixed}`),
    ].map((answer) => [answer.status, answer.text.includes('심은')]);
    expect(texts).toEqual(Array(texts.length).fill([200, false]));
  });

  it('lists the texts of those that may leave', async () => {
    const { body } = await byKey('combined-news-result').expect(200);
    const leads = body.items.map(({ _id, lead }: { _id: string; lead: string[] }) => [_id, lead]);
    expect(leads).toEqual(
      expect.arrayContaining([
        [whole, ['첫 줄']],
        [mixed, []],
      ]),
    );
  });

  it('has no headline of a running analysis', async () => {
    const recent = {
      title: '심은제목',
      publisher: '심은일보',
      publishedAt: new Date(),
      outcome: 'event',
      articles: 1,
      side: null,
    };
    const seen = { found: 1, about: null, events: null, judged: null, good: null, bad: null, sample: false };
    const running = {
      userId,
      requestId: 'request-running',
      tier: 'premium',
      state: 'running',
      progress: 10,
      charged: 30,
    };
    const of = { stockCode: '005930', stockName: '삼성전자', fromDay: livePeriod.from, toDay: livePeriod.to };
    const statuses = { good: 'running', bad: 'running', combined: 'pending' };
    await api.connection.collection('news_analyses').insertOne({
      ...running,
      ...of,
      statuses,
      detail: null,
      createdAt: new Date(),
      seen: { ...seen, recent: [recent] },
    });
    expect((await bySession('news-progress/request-running').expect(200)).text).toContain('심은제목');
    const { body, text } = await byKey('news-progress/request-running').expect(200);
    expect(body.progress).toBe(10);
    expect(text).not.toContain('심은');
  });
});

describe('what a key gets of the market', () => {
  const post = (request_id: string) => ({
    request_id,
    stock_name: '삼성전자',
    start_date: '2026-11-19',
    end_date: '2026-11-20',
  });
  const submit = (request_id: string) =>
    api.browser().post('/api/v1/mjb').set('authorization', `Bearer ${key}`).send(post(request_id));

  it('is every accumulation analysis whose source may be redistributed, and no other', async () => {
    await addAccumulation(api, userId, { requestId: 'MJB-sample', createdAt: new Date('2026-11-20T10:00:00Z') });
    await addAccumulation(api, userId, {
      requestId: 'MJB-kiwoom',
      createdAt: new Date('2026-11-20T11:00:00Z'),
      dataSource: 'kiwoom',
    });
    expect((await bySession('mjb').expect(200)).body.total).toBe(2);
    const { body } = await byKey('mjb').expect(200);
    expect([body.total, body.items[0].request_id]).toEqual([1, 'MJB-sample']);
    expect((await byKey('mjb/MJB-sample').expect(200)).body).toEqual((await bySession('mjb/MJB-sample')).body);
    expect((await byKey('mjb/MJB-kiwoom').expect(403)).body.code).toBe('SOURCE_STAYS_INSIDE');
    const shortSelling = { source: 'kiwoom', days: [{ day: '2026-11-19', sold: 1, lent: 2, program: 3, margin: 4 }] };
    await api.connection
      .collection('accumulations')
      .updateOne({ requestId: 'MJB-sample' }, { $set: { 'result.shortSelling': shortSelling } });
    expect((await bySession('mjb/MJB-sample').expect(200)).body.short_selling).toEqual(shortSelling);
    expect((await byKey('mjb/MJB-sample').expect(200)).body.short_selling).toBeNull();
    await bySession('mjb/MJB-kiwoom').expect(200);
    const { items } = (await byKey('analyses').expect(200)).body;
    const { id } = items.find(({ request_id }: { request_id: string }) => request_id === 'MJB-kiwoom');
    expect((await byKey(`analyses/${id}`).expect(403)).body.code).toBe('SOURCE_STAYS_INSIDE');
    await bySession(`analyses/${id}`).expect(200);
  });

  it('is neither prices nor a charge for figures that stay inside', async () => {
    const of = { source: 'kiwoom', stockCode: '005930' } as const;
    const now = new Date();
    const prices = api.app.get(PriceRepository, { strict: false });
    const claim = await prices.claim(of, { now, unlessSince: now });
    if (claim === null) throw new Error('not claimed');
    const days = [{ day: '2026-11-19', close: 70_000, volume: 1 }];
    await prices.replace(of, claim, { days, asOf: livePeriod.to, completeFrom: livePeriod.from });
    const sources: SourceNames = {
      news: ['dart'],
      judge: 'offline',
      trading: 'kiwoom',
      stockMaster: 'kis',
      prices: 'kiwoom',
    };
    await api.app.get(WorkerSourcesRepository, { strict: false }).publish({ id: 'worker', sources }, now);
    const address = `stocks/005930/prices?from=${livePeriod.from}&to=${livePeriod.to}`;
    // An answer of the workers stands for a second.
    await expect.poll(async () => (await bySession(address).expect(200)).body.items).toHaveLength(1);
    expect((await byKey(address).expect(200)).body).toEqual({ items: [], source: 'none', as_of: null });
    expect((await submit('MJB-refused').expect(403)).body.code).toBe('SOURCE_STAYS_INSIDE');
    const order = { kind: 'accumulation', stock_code: '005930', start_date: '2026-11-19', end_date: '2026-11-20' };
    const started = api.browser().post('/api/v1/analyses').set('authorization', `Bearer ${key}`).send(order);
    expect((await started.expect(403)).body.code).toBe('SOURCE_STAYS_INSIDE');
    const costs = { credit: 100, mjb: { cost: 10, stays_inside: true } };
    expect((await byKey('analysis-costs').expect(200)).body).toMatchObject(costs);
    await bySession('mjb-progress/MJB-refused').expect(404);
  });

  it('is no place by market value where the list of companies may not leave', async () => {
    const sized = companies.map((company, at) => ({ ...company, marketValue: 1_000 + at }));
    await api.app
      .get(StockMasterRepository, { strict: false })
      .replace({ version: 'sized', source: 'kis', asOf: '2026-11-20', companies: sized });
    // The list is read anew.
    await api.restart();
    browser = await api.logIn('owner@example.com');
    const rankOf = async (found: ReturnType<typeof byKey>) => (await found.expect(200)).body.items[0].market_cap_rank;
    expect(await rankOf(bySession('stocks/search?query=005930'))).toEqual(expect.any(Number));
    expect(await rankOf(byKey('stocks/search?query=005930'))).toBeNull();
  });

  it('is everything where the operator declares the rights', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rights-'));
    const file = path.join(folder, 'rights.json');
    const declared = {
      storeDays: null,
      descriptions: true,
      model: true,
      redistribution: true,
      attribution: '키움증권',
      reviewedAt: '2026-11-20',
      evidence: 'a contract',
    };
    await writeFile(file, JSON.stringify({ kiwoom: declared }));
    await api.restart({ SOURCE_RIGHTS_FILE: file });
    await byKey('mjb/MJB-kiwoom').expect(200);
    expect((await byKey('mjb').expect(200)).body.total).toBe(2);
    await rm(folder, { recursive: true });
  });
});
