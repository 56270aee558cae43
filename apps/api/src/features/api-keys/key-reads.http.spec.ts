import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLiveAnalysis, filedEvent, type LiveEvent } from '../../../test/live-analysis.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const restricted: LiveEvent = {
  id: 'e2',
  side: 'bad',
  text: '심은까닭이에요.',
  articles: [{ id: 'restricted', source: 'naver', title: '심은제목' }],
};

let api: TestApi;
let browser: ReturnType<TestApi['browser']>;
let key: string;
let whole: string;
let mixed: string;
beforeAll(async () => {
  api = await startTestApi();
  const { _id: userId } = await api.addMember('reader@example.com');
  browser = await api.logIn('reader@example.com');
  const { body } = await browser.post('/api/v1/api-keys').send({ name: '도구', scopes: ['read'] });
  key = body.key;
  whole = await addLiveAnalysis(api, userId, { lead: [], summary: '요약', events: [filedEvent] });
  mixed = await addLiveAnalysis(api, userId, { lead: [], summary: '요약', events: [filedEvent, restricted] });
});
afterAll(() => api.close());

const byKey = (address: string) => api.browser().get(`/api/v1/${address}`).set('authorization', `Bearer ${key}`);

describe('a key reads', () => {
  it.each(['watchlist', 'alerts', 'users/me/credit-logs', 'plans', 'scorecard'])('%s', async (address) => {
    const { body } = await byKey(address).expect(200);
    const own = await browser.get(`/api/v1/${address}`).expect(200);
    expect(Object.keys(body)).toEqual(Object.keys(own.body));
  });

  it('what is public only with a right key', async () => {
    await api.browser().get('/api/v1/plans').expect(200);
    await api.browser().get('/api/v1/plans').set('authorization', 'Bearer wrong').expect(401);
  });

  it('the watchlist without texts of events, and alerts without browsers and address', async () => {
    await browser
      .post('/api/v1/watchlist/stocks')
      .send({ stocks: { '005930': '삼성전자' } })
      .expect(201);
    const { body } = await byKey('watchlist').expect(200);
    expect(body.items).toMatchObject([{ code: '005930', name: '삼성전자' }]);
    for (const { news } of body.items) for (const event of news?.events ?? []) expect(event.text).toBeNull();
    const alerts = await byKey('alerts').expect(200);
    expect(alerts.body).toMatchObject({ devices: [], email: '' });
    expect(alerts.text).not.toContain('reader@example.com');
    expect((await browser.get('/api/v1/alerts').expect(200)).body.email).toBe('reader@example.com');
  });

  it('changes, without reasons whose texts may not leave', async () => {
    const own = await browser.get(`/api/v1/combined-news/${mixed}/changes`).expect(200);
    expect(own.text).toContain('심은까닭');
    const { body } = await byKey(`combined-news/${mixed}/changes`).expect(200);
    expect(body).toEqual({ ...own.body, ...{ new_good_reasons: [], new_bad_reasons: [] }, ...gone });
    await byKey(`combined-news/${whole}/changes`).expect(200);
  });
});

const gone = { gone_good_reasons: [], gone_bad_reasons: [] };

describe('a finished result', () => {
  it('has an ETag, by which a repeat is a 304 until something of it changes', async () => {
    const first = await byKey(`analyses/${whole}`).expect(200);
    const etag = first.headers.etag ?? '';
    expect(etag).toMatch(/^W\/".{27}"$/);
    const repeat = await byKey(`analyses/${whole}`).set('if-none-match', etag).expect(304);
    expect(repeat.text).toBe('');
    await byKey(`combined-news/${whole}`).set('if-none-match', etag).expect(200);
  });

  it('is a 304 to a program that calls with fetch, which always asks past caches then', async () => {
    const { headers } = await byKey(`analyses/${whole}`).expect(200);
    const byFetch = { 'if-none-match': headers.etag ?? '', 'cache-control': 'no-cache', pragma: 'no-cache' };
    await byKey(`analyses/${whole}`).set(byFetch).expect(304);
  });

  it('is the only kind of answer of which a mark counts, also not *', async () => {
    const list = await byKey('watchlist').set('if-none-match', '*').expect(200);
    expect(list.headers.etag).toBeUndefined();
  });
});

describe('a query field that nobody knows', () => {
  it.each(['stocks/search?limit=3', 'combined-news-result?pages=2', 'analysis-costs?x=1', 'plans?x=1', 'today?dag=1'])(
    'is refused: %s',
    async (address) => {
      const refused = await browser.get(`/api/v1/${address}`).expect(400);
      expect(Object.values(refused.body.fields)).toEqual(['알 수 없는 항목입니다.']);
    },
  );
});

it('an empty or wrong authorization is told which way is right', async () => {
  const { headers } = await api.browser().get('/api/v1/watchlist').expect(401);
  expect(headers['www-authenticate']).toBe('Bearer');
});
