import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargedMember } from '../../../test/charged-member.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let member: Awaited<ReturnType<typeof chargedMember>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  member = await chargedMember(api);
});

const make = async (limit?: number) => {
  const wanted = { name: '내 도구', scopes: ['read', 'analyse'], daily_credit_limit: limit };
  return (await member.browser.post('/api/v1/api-keys').send(wanted).expect(201)).body;
};
const startBy = (key: string, requestId: string, stock_code = '005930') =>
  api
    .browser()
    .post('/api/v1/analyses')
    .set('authorization', `Bearer ${key}`)
    .send({ stock_code, kind: 'news', request_id: requestId });
const listed = async () => (await member.browser.get('/api/v1/api-keys').expect(200)).body.items;

describe('the daily credit limit of an API key', () => {
  it('is 150 unless chosen, and is shown with what was spent today', async () => {
    const { key } = await make();
    expect(await listed()).toMatchObject([{ daily_credit_limit: 150, spent_today: 0 }]);
    await startBy(key, 'request-shown').expect(202);
    expect(await listed()).toMatchObject([{ daily_credit_limit: 150, spent_today: 20 }]);
  });

  it('refuses a start that would pass it, without a charge, and still answers repeats', async () => {
    const { key } = await make(39);
    const { body } = await startBy(key, 'request-first').expect(202);
    const refused = await startBy(key, 'request-second').expect(402);
    expect(refused.body).toEqual({
      code: 'KEY_CREDIT_LIMIT',
      detail: '이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.',
    });
    expect((await startBy(key, 'request-first').expect(202)).body).toEqual(body);
    expect([await member.creditNow(), await member.charges()]).toEqual([80, 1]);
    await member.browser.get('/api/v1/news-progress/request-second').expect(404);
  });

  it('binds the older posts, too', async () => {
    const { key } = await make(5);
    const post = (path: string, body: object) =>
      api.browser().post(`/api/v1/${path}`).set('authorization', `Bearer ${key}`).send(body).expect(402);
    await post('medium-good-news-sqs', { request_id: 'request-older', stock_name: '삼성전자' });
    const days = { start_date: '2026-11-19', end_date: '2026-11-20' };
    await post('mjb', { request_id: 'MJB-older', stock_name: '삼성전자', ...days });
    expect(await member.creditNow()).toBe(100);
  });

  it('lets five starts at once spend no more than it allows', async () => {
    const { key } = await make(40);
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => startBy(key, `request-burst-${at}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 402, 402, 402]);
    expect(await member.creditNow()).toBe(60);
  });

  it('is of each key alone, and not of the member', async () => {
    const [{ key }, { key: other }] = [await make(20), await make(20)];
    await startBy(key, 'request-of-one').expect(202);
    await startBy(key, 'request-of-one-2').expect(402);
    await startBy(other, 'request-of-other').expect(202);
    const post = { stock_code: '005930', kind: 'news' };
    await member.browser.post('/api/v1/analyses').send(post).expect(202);
  });

  it('begins anew at midnight in Seoul', async () => {
    const { key } = await make(20);
    await startBy(key, 'request-today').expect(202);
    await startBy(key, 'request-too-much').expect(402);
    const hours = 24 - ((api.clock.now().getUTCHours() + 9) % 24);
    api.clock.forward(hours * 3_600);
    expect(await listed()).toMatchObject([{ spent_today: 0 }]);
    await startBy(key, 'request-tomorrow').expect(202);
  });

  it('is part of what a repeat under one Idempotency-Key repeats, also after a change', async () => {
    const id = crypto.randomUUID();
    const press = (daily_credit_limit?: number) =>
      member.browser
        .post('/api/v1/api-keys')
        .set('idempotency-key', id)
        .send({ name: '도구', scopes: ['read'], daily_credit_limit });
    const made = (await press(20).expect(201)).body;
    expect((await press(9_000).expect(409)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    await press().expect(409);
    await member.browser.patch(`/api/v1/api-keys/${made.id}`).send({ daily_credit_limit: 30 }).expect(200);
    expect((await press(20).expect(201)).body).toEqual({ ...made, daily_credit_limit: 30 });
    expect(await listed()).toHaveLength(1);
    const exported = await member.browser.get('/api/v1/users/me/export').expect(200);
    expect(exported.text).not.toMatch(/madeUnder|salt|madeWithLimit/);
  });

  it('can be changed by the member, and by nobody else', async () => {
    const { id, key } = await make(20);
    await startBy(key, 'request-before').expect(202);
    const change = (limit: unknown, by = member.browser) =>
      by.patch(`/api/v1/api-keys/${id}`).send({ daily_credit_limit: limit });
    expect((await change(40).expect(200)).body).toMatchObject({ id, daily_credit_limit: 40, spent_today: 20 });
    await startBy(key, 'request-after').expect(202);
    await change(0).expect(200);
    await startBy(key, 'request-none').expect(402);
    const { browser: stranger } = await chargedMember(api);
    await change(10_000, stranger).expect(404);
    const byKey = api.browser().patch(`/api/v1/api-keys/${id}`).set('authorization', `Bearer ${key}`);
    await byKey.send({ daily_credit_limit: 10_000 }).expect(403);
    for (const wrong of [-1, 10_001, 1.5, '150', null]) {
      const { body } = await change(wrong).expect(400);
      expect(body.fields).toEqual({ daily_credit_limit: '하루 크레딧 한도는 0부터 10,000까지의 정수로 입력해주세요.' });
    }
  });
});
