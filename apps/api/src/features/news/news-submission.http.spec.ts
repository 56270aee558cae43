import { StockMasterRepository } from '@gaemi/database/stock-master/stock-master.repository';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargedMember } from '../../../test/charged-member.ts';
import { companies, PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { countOutboxWithoutQueue } from '../../../test/without-queue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Browser = ReturnType<TestApi['browser']>;
const member = (credit?: number) => chargedMember(api, credit);

const post = (browser: Browser, side: 'good' | 'bad', body: object, tier = 'medium') =>
  browser.post(`/api/v1/${tier}-${side}-news-sqs`).send(body);
const analysesOf = (requestId: string) => api.connection.collection('news_analyses').find({ requestId }).toArray();

describe('posting a news analysis', () => {
  it('charges once for its two posts and answers both alike', async () => {
    const { browser, creditNow, charges } = await member();
    const body = { request_id: 'request-one', stock_name: '삼성전자' };
    const answer = {
      request_id: 'request-one',
      stock_code: '005930',
      stock_name: '삼성전자',
      model_tier: 'new',
      charged: 20,
    };
    await post(browser, 'good', body).expect(202, answer);
    await post(browser, 'bad', body).expect(202, answer);
    await post(browser, 'bad', body).expect(202, answer);
    expect(await creditNow()).toBe(80);
    expect(await charges()).toBe(1);
    const [analysis] = await analysesOf('request-one');
    expect(analysis).toMatchObject({ tier: 'medium', state: 'running' });
    const progress = await browser.get('/api/v1/news-progress/request-one').expect(200);
    expect(progress.body).toEqual({
      progress: 0,
      statuses: { good: 'pending', bad: 'pending', combined: 'pending' },
      elapsed: expect.any(Number),
    });
  });

  it('makes one try to store the analysis of two posts at once', async () => {
    const { browser } = await member();
    const body = { request_id: 'request-at-once', stock_name: '삼성전자' };
    const tries: string[] = [];
    mongoose.set('debug', (collection, method) => tries.push(`${collection}.${method}`));
    await Promise.all([post(browser, 'good', body).expect(202), post(browser, 'bad', body).expect(202)]);
    mongoose.set('debug', false);
    expect(tries.filter((each) => /^news_analyses\.insert/.test(each))).toHaveLength(1);
    expect(tries.filter((each) => each === 'model_usage.find' || each === 'model_usage.findOne')).toHaveLength(2);
  });

  it('tells the queue once, with ids only, whichever post comes first', async () => {
    const { browser } = await member();
    const body = { request_id: 'request-queue', stock_name: '한화' };
    await post(browser, 'bad', body).expect(202);
    await post(browser, 'good', body).expect(202);
    const [analysis] = await analysesOf('request-queue');
    await expect
      .poll(async () => {
        const contents = await api.queue.inspect('gaemi-news-analysis');
        return contents?.ready
          .map((message) => JSON.parse(message))
          .filter((job) => job.analysisId === analysis?._id.toHexString());
      })
      .toEqual([{ type: 'news-analysis', version: 1, analysisId: analysis?._id.toHexString() }]);
  });

  it('makes one analysis and one charge of 50 posts at once, good and bad mixed [R22]', async () => {
    const { browser, creditNow, charges } = await member();
    const body = { request_id: 'request-burst', stock_name: 'SK하이닉스' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => post(browser, at % 2 === 0 ? 'good' : 'bad', body)),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${JSON.stringify(answer.body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    expect(await creditNow()).toBe(80);
    expect(await charges()).toBe(1);
    expect(await analysesOf('request-burst')).toHaveLength(1);
  });

  it('is 409 without a charge for the same request_id with another stock or tier [R23]', async () => {
    const { browser, creditNow, _id } = await member();
    await post(browser, 'good', { request_id: 'request-same', stock_name: '삼성전자' }).expect(202);
    const answer = await post(browser, 'bad', { request_id: 'request-same', stock_name: '한화' }).expect(409);
    expect(answer.body.code).toBe('REQUEST_ID_REUSED');
    await api.connection.collection('users').updateOne({ _id }, { $set: { grade: 'premium' } });
    await post(browser, 'bad', { request_id: 'request-same', stock_name: '삼성전자' }, 'premium').expect(409);
    expect(await creditNow()).toBe(80);
  });

  it('accepts exactly one of five analyses at once when the credit reaches for one [R24]', async () => {
    const { browser, creditNow } = await member(20);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        post(browser, 'good', { request_id: `request-five-${at}`, stock_name: '삼성전자' }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([202, 402, 402, 402, 402]);
    const refused = answers.find((answer) => answer.status === 402);
    expect(refused?.body).toEqual({ detail: '크레딧이 부족합니다.', code: 'NOT_ENOUGH_CREDIT' });
    expect(await creditNow()).toBe(0);
    const made = await api.connection.collection('news_analyses').countDocuments({ requestId: /^request-five/ });
    expect(made).toBe(1);
  });

  it('is 403 at the endpoint of another tier, and an expired grade has the tier basic', async () => {
    const { browser, _id } = await member();
    const body = { request_id: 'request-tier', stock_name: '삼성전자' };
    expect((await post(browser, 'good', body, 'premium').expect(403)).body.code).toBe('TIER_NOT_ALLOWED');
    await api.connection.collection('users').updateOne({ _id }, { $set: { expiredAt: api.clock.now() } });
    await post(browser, 'good', body).expect(403);
    const answer = await post(browser, 'good', body, 'basic').expect(202);
    expect(answer.body).toMatchObject({ model_tier: 'basic', charged: 10 });
  });

  it('lets the second post join although the grade expired after the first', async () => {
    const { browser, _id, creditNow } = await member();
    const body = { request_id: 'request-midway', stock_name: '삼성전자' };
    await post(browser, 'good', body).expect(202);
    await api.connection.collection('users').updateOne({ _id }, { $set: { expiredAt: api.clock.now() } });
    expect((await post(browser, 'bad', body).expect(202)).body.model_tier).toBe('new');
    expect(await creditNow()).toBe(80);
  });

  it('is 404 for what is not listed, 409 where a name stands for two companies, and a code settles it', async () => {
    const { browser } = await member();
    const ask = (stock: object) => post(browser, 'good', { request_id: 'request-stock', ...stock });
    expect((await ask({ stock_name: '없는회사' }).expect(404)).body.code).toBe('STOCK_NOT_FOUND');
    expect((await ask({ stock_name: '동명' }).expect(409)).body.code).toBe('STOCK_AMBIGUOUS');
    expect((await ask({ stock_name: '동명', stock_code: '222222' }).expect(202)).body.stock_code).toBe('222222');
  });

  it('is 404 for a tier or side that does not exist', async () => {
    const { browser } = await member();
    const body = { request_id: 'request-404', stock_name: '삼성전자' };
    expect((await browser.post('/api/v1/golden-good-news-sqs').send(body).expect(404)).body.code).toBe('NOT_FOUND');
  });

  it('refuses operators, numbers and bad ids where a text is expected [R17]', async () => {
    const { browser, creditNow } = await member();
    const bad = [
      { request_id: { $gt: '' }, stock_name: '삼성전자' },
      { request_id: 'short', stock_name: '삼성전자' },
      { request_id: 'request-bad', stock_name: { $ne: null } },
      { request_id: 'request-bad', stock_name: ['삼성전자'] },
      { request_id: 'request-bad', stock_name: 1e308 },
      { request_id: 'request-bad', stock_name: '삼성전자', credit: -1000 },
    ];
    for (const body of bad) await post(browser, 'good', body).expect(400);
    expect(await creditNow()).toBe(100);
  });

  it('answers a repeat as the first time, also when the company has left the list since', async () => {
    const { browser, creditNow } = await member();
    const body = { request_id: 'request-delisted', stock_name: '한화', stock_code: '000880' };
    const first = await post(browser, 'good', body).expect(202);
    await api.app.get(StockMasterRepository, { strict: false }).replace({
      version: 'delisted',
      source: 'bundled',
      asOf: '2026-11-21',
      companies: companies.filter(({ code }) => code !== '000880'),
    });
    // The new process reads the list at once.
    await api.restart();
    const again = api.browser();
    const { email } = (await api.users.findById((await analysesOf('request-delisted'))[0]?.userId)) ?? {};
    await again.post('/api/v1/users/log-in').send({ user_email: email, password: PASSWORD }).expect(200);
    expect((await post(again, 'bad', body).expect(202)).body).toEqual(first.body);
    expect(await creditNow()).toBe(80);
    await post(again, 'good', { ...body, stock_name: 'SK하이닉스', stock_code: '000660' }).expect(409);
    await post(again, 'good', { ...body, request_id: 'request-too-late' }).expect(404);
  });

  it('answers while the queue is down, and the outbox keeps the message [R36]', async () => {
    const body = { request_id: 'request-down', stock_name: '삼성전자' };
    expect(await countOutboxWithoutQueue((browser) => post(browser, 'good', body).expect(202))).toBe(1);
  });
});
