import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newShare, sharedNews } from '@gaemi/contracts/shares';
import { PriceRepository } from '@gaemi/database/prices/price.repository';
import type { PriceSourceName } from '@gaemi/domain/sources';
import { loadImage } from '@napi-rs/canvas';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addLiveAnalysis, filedEvent, type LiveEvent, linkOf, livePeriod } from '../../../test/live-analysis.ts';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { OutsideResults } from '../news/outside-results.ts';

const DAY_SECONDS = 86_400;
const ended = { detail: '공유가 끝난 결과예요.', code: 'SHARE_ENDED' };
const page = `<!doctype html><html><head><meta charset="utf-8" /><title>개미렌즈</title>
<meta name="description" content="소개" /><meta property="og:title" content="개미렌즈" /></head><body><div id="root"></div></body></html>`;

let api: TestApi;
let folder: string;
let ownerId: Types.ObjectId;
let owner: ReturnType<TestApi['browser']>;
let stranger: ReturnType<TestApi['browser']>;

const restricted: LiveEvent = {
  id: 'e2',
  side: 'bad',
  text: '심은까닭이에요.',
  articles: [
    { id: 'restricted', source: 'naver', title: '심은제목' },
    { id: 'beside', source: 'gdelt', title: '나란한 제목' },
  ],
};
const whole = { lead: ['공급 계약이 앞섰어요.'], summary: '공급 계약을 맺었어요.', events: [filedEvent] };
const mixed = { lead: ['심은첫줄이에요.'], summary: '심은요약이에요.', events: [filedEvent, restricted] };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'web-'));
  await writeFile(path.join(folder, 'index.html'), page);
  api = await startTestApi({
    WEB_DIST_DIR: folder,
    WEB_ORIGIN: 'https://lens.example',
    TRUSTED_PROXY_ADDRESSES: '127.0.0.1, ::1',
  });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

let members = 0;
beforeEach(async () => {
  members += 1;
  const [email, other] = [`owner${members}@example.com`, `stranger${members}@example.com`];
  ({ _id: ownerId } = await api.addMember(email));
  await api.addMember(other);
  owner = await signIn(email);
  stranger = await signIn(other);
});

/** Over what our proxy says is TLS, so that the session's cookie is set; it is kept as the test speaks plain HTTP. */
async function signIn(email: string): Promise<ReturnType<TestApi['browser']>> {
  const answer = await api
    .browser()
    .post('/api/v1/users/log-in')
    .set('x-forwarded-proto', 'https')
    .send({ user_email: email, password: PASSWORD })
    .expect(200);
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  return api.browser().set('cookie', cookie);
}

const shareOf = (id: string) => `/api/v1/combined-news/${id}/share`;
const share = async (id: string) => newShare.parse((await owner.post(shareOf(id)).expect(201)).body);
const shared = (token: string) => api.browser().get(`/api/v1/shared/${token}`);
const opened = (token: string) => api.browser().get(`/r/${token}`).set('accept', 'text/html');
const picture = (token: string) => api.browser().get(`/r/${token}/card.png`);

/** The test's API with other variables, and the owner in it. */
async function restart(changed: Record<string, string>): Promise<void> {
  await api.restart(changed);
  owner = await signIn(`owner${members}@example.com`);
}

async function storePrices(source: PriceSourceName): Promise<void> {
  const repository = api.app.get(PriceRepository, { strict: false });
  const of = { source, stockCode: '005930' };
  const now = new Date();
  const claim = await repository.claim(of, { now, unlessSince: now });
  if (claim === null) throw new Error('not claimed');
  const days = ['2026-11-19', livePeriod.to].map((day) => ({ day, close: 70_000, volume: 1 }));
  await repository.replace(of, claim, { days, asOf: livePeriod.to, completeFrom: livePeriod.from });
}

describe('making a share link', () => {
  it('answers a token of 128 bits, the address and the end after 30 days; the store has only a hash', async () => {
    const id = await addLiveAnalysis(api, ownerId, whole);
    const made = await owner.post(shareOf(id)).expect(201).expect('cache-control', 'no-store, no-transform');
    const { token, url, expires_at: expiresAt } = newShare.parse(made.body);
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(url).toBe(`https://lens.example/r/${token}`);
    expect(Date.parse(expiresAt) - Date.now()).toBeCloseTo(30 * DAY_SECONDS * 1000, -5);
    const stored = await api.connection.collection('shares').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(token);
    const { body } = await owner.get(shareOf(id)).expect(200);
    expect(body).toEqual({ created_at: expect.any(String), expires_at: expiresAt });
  });

  it('again gives another link and ends the one before it', async () => {
    const id = await addLiveAnalysis(api, ownerId, whole);
    const [first, second] = [await share(id), await share(id)];
    await shared(first.token).expect(404);
    await shared(second.token).expect(200);
  });

  it('is refused for the analysis of somebody else, like for none, and without a log-in', async () => {
    const id = await addLiveAnalysis(api, ownerId, whole);
    const theirs = await stranger.post(shareOf(id)).expect(404);
    const none = await stranger.post(shareOf('0123456789abcdef01234567')).expect(404);
    expect(theirs.body).toEqual(none.body);
    expect((await stranger.get(shareOf(id)).expect(200)).body).toBeNull();
    await api.browser().post(shareOf(id)).expect(401);
  });

  it.each([
    ['sample', '예시 데이터는 공유할 수 없어요.'],
    ['naver', '출처의 이용 조건 때문에 이 결과는 공유할 수 없어요.'],
  ] as const)('is refused for a result of %s only', async (source, detail) => {
    const events = [{ ...filedEvent, articles: [{ id: 'only', source, title: '제목' }] }];
    const id = await addLiveAnalysis(api, ownerId, { ...whole, events });
    expect((await owner.post(shareOf(id)).expect(409)).body.detail).toBe(detail);
    expect((await owner.get(shareOf(id)).expect(200)).body).toBeNull();
  });
});

describe('a shared result', () => {
  it('is the whole result without a log-in, and holds nothing of the member', async () => {
    const id = await addLiveAnalysis(api, ownerId, whole);
    const { body, text, headers } = await shared((await share(id)).token).expect(200);
    expect(sharedNews.strict().parse(body)).toEqual(body);
    expect(body).toMatchObject({
      as_of: '2026-11-20T07:10:00.000Z',
      result: { stock_name: '삼성전자', good_news_score: 58, bad_news_score: 30, reserve: 12, lead: whole.lead },
      good: {
        reasons: [{ text: filedEvent.text, links: [linkOf('filing')] }],
        sources: [{ title: '단일판매ㆍ공급계약' }],
      },
    });
    const { name, email } = (await api.users.findById(ownerId.toHexString())) ?? {};
    for (const secret of [id, `request-`, ownerId.toHexString(), name, email, 'premium', '"_id"'])
      expect(text).not.toContain(secret);
    expect(headers).toMatchObject({ 'cache-control': 'private, max-age=60', 'x-robots-tag': 'noindex' });
  });

  it('has only type, date and link of what may not leave, in answer, page and picture alike', async () => {
    const id = await addLiveAnalysis(api, ownerId, mixed);
    const { token } = await share(id);
    const { body, text } = await shared(token).expect(200);
    expect(body.bad.reasons).toMatchObject([
      {
        text: '출처의 이용 조건에 따라 내용은 기사에서 볼 수 있어요.',
        type: 'orders',
        links: [linkOf('restricted'), linkOf('beside')],
      },
    ]);
    expect(body.bad.sources[0]).toEqual({
      link: linkOf('restricted'),
      title: '제목은 기사에서 볼 수 있어요.',
      publisher: '',
      published_at: '2026-11-20T07:10:00.000Z',
    });
    expect(body.good.events.map(({ short }: { short: string }) => short)).toEqual([filedEvent.text, '수주·계약']);
    expect(body.good.reasons[0].text).toBe(filedEvent.text);
    expect(text).not.toContain('심은');
    const html = await opened(token).expect(200);
    expect(html.text).not.toContain('심은');
    // The picture of a result without a lead, to the last point: nothing else is drawn on it.
    const drawn = await picture(token).expect(200);
    const plain = await addLiveAnalysis(api, ownerId, { ...whole, lead: [], events: [filedEvent] });
    const same = await picture((await share(plain)).token).expect(200);
    expect(drawn.headers.etag).toBe(same.headers.etag);
    expect(drawn.body.equals(same.body)).toBe(true);
  });

  it('keeps a text out whose time is over', async () => {
    const id = await addLiveAnalysis(api, ownerId, {
      ...whole,
      lead: [],
      summary: '',
      events: [{ ...filedEvent, text: '' }],
    });
    const { body } = await shared((await share(id)).token).expect(200);
    expect(body.good.reasons[0].text).toBe('출처의 이용 조건에 따라 내용은 기사에서 볼 수 있어요.');
    expect(body.result.good_summary).toBe('출처의 이용 조건에 따라 내용은 기사에서 볼 수 있어요.');
  });

  it('answers a revoked, an expired and an unknown link the same', async () => {
    const id = await addLiveAnalysis(api, ownerId, whole);
    const { token } = await share(id);
    await stranger.delete(`/api/v1/shares/${token}`).expect(404);
    await owner.delete(`/api/v1/shares/${token}`).expect(204);
    await owner.delete(`/api/v1/shares/${token}`).expect(404);
    const second = await share(id);
    await owner.delete(shareOf(id)).expect(204);
    for (const gone of [token, second.token, 'A'.repeat(22), 'x', '%00', '$ne']) {
      const answer = await shared(gone).expect(404);
      expect(answer.body).toEqual(ended);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect((await picture(gone).expect(404)).headers['cache-control']).toBe('no-store');
      await opened(gone).expect(404);
    }
  });

  it('ends with the withdrawal of its member', async () => {
    const { token } = await share(await addLiveAnalysis(api, ownerId, whole));
    await owner.delete('/api/v1/users/sign-out').send({ user_pw: PASSWORD }).expect(204);
    await shared(token).expect(404);
    expect(await api.connection.collection('shares').countDocuments({ userId: ownerId })).toBe(0);
  });

  it('reads the analysis once for all who open it at a time', async () => {
    const { token } = await share(await addLiveAnalysis(api, ownerId, whole));
    using read = vi.spyOn(api.app.get(OutsideResults, { strict: false }), 'find');
    await Promise.all([shared(token).expect(200), opened(token).expect(200), picture(token).expect(200)]);
    expect(read).toHaveBeenCalledTimes(1);
    await owner.delete(`/api/v1/shares/${token}`).expect(204);
    await shared(token).expect(404);
  });

  it('is closed while its member is suspended, who cannot end it', async () => {
    const { token } = await share(await addLiveAnalysis(api, ownerId, whole));
    const users = api.connection.collection('users');
    await users.updateOne({ _id: ownerId }, { $set: { suspension: { reason: '광고', at: new Date() } } });
    expect((await shared(token).expect(404)).body).toEqual(ended);
    await picture(token).expect(404);
    await users.updateOne({ _id: ownerId }, { $unset: { suspension: true } });
    await shared(token).expect(200);
  });
});

describe('the page of a shared result', () => {
  it('says title, preview and AI label in its head, each value escaped', async () => {
    const stockName = `"><script>alert('1')</script>&`;
    const id = await addLiveAnalysis(api, ownerId, { ...whole, stockName, lead: ['</script><b>2400억원'] });
    const { token, url } = await share(id);
    const { text, headers } = await opened(token).expect(200);
    const name = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;';
    expect(text).toContain(`<title>${name} 호재 58점 · 악재 30점 | 개미렌즈</title>`);
    expect(text).toContain(`<meta property="og:title" content="${name} 호재 58점 · 악재 30점" />`);
    expect(text).toContain(`<meta property="og:image" content="${url}/card.png" />`);
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).toContain('&lt;b&gt;2,400억 원 2026년 11월 20일 16:10 시점의 판단이에요.');
    expect(text).not.toContain('<meta name="description" content="소개" />');
    expect(text.match(/<title>/g)).toHaveLength(1);
    const [, label = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(label)).toMatchObject({
      headline: `${stockName} 호재 58점 · 악재 30점`,
      digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
    });
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('is a page without a result where the link has ended', async () => {
    const { text, headers } = await opened('A'.repeat(22)).expect(404);
    expect(text).toContain('<title>공유가 끝난 결과예요.</title>');
    expect(text).toContain('<div id="root"></div>');
    expect(text).not.toContain('og:');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
});

describe('the picture of a shared result', () => {
  it('is drawn at 1200 by 630, and sent once to those who ask with its entity tag', async () => {
    const { token } = await share(await addLiveAnalysis(api, ownerId, whole));
    const { body, headers } = await picture(token).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=60' });
    const { width, height } = await loadImage(body);
    expect([width, height]).toEqual([1200, 630]);
    await picture(token).set('if-none-match', String(headers.etag)).expect(304);
    await owner.delete(`/api/v1/shares/${token}`).expect(204);
    await picture(token).set('if-none-match', String(headers.etag)).expect(404);
  });
});

it('has prices only where the operator declared that they may leave', async () => {
  await writeFile(path.join(folder, 'prices.csv'), '');
  await restart({ PRICE_SOURCE: 'csv', PRICE_CSV_FILE: path.join(folder, 'prices.csv') });
  await storePrices('csv');
  const { token } = await share(await addLiveAnalysis(api, ownerId, whole));
  expect((await shared(token).expect(200)).body.prices).toBeNull();
  const rights = {
    storeDays: null,
    model: true,
    redistribution: true,
    attribution: '시세',
    reviewedAt: '2026-11-20',
    evidence: '계약',
  };
  const file = path.join(folder, 'rights.json');
  await writeFile(file, JSON.stringify({ csv: rights }));
  await restart({ PRICE_SOURCE: 'csv', PRICE_CSV_FILE: path.join(folder, 'prices.csv'), SOURCE_RIGHTS_FILE: file });
  const { prices } = (await shared(token).expect(200)).body;
  expect(prices).toMatchObject({ source: 'csv', items: [{ day: '2026-11-19' }, { day: '2026-11-20' }] });
});

it('has made-up prices never', async () => {
  await restart({ PRICE_SOURCE: 'sample' });
  await storePrices('sample');
  const { token } = await share(await addLiveAnalysis(api, ownerId, whole));
  expect((await shared(token).expect(200)).body.prices).toBeNull();
});

it('shows the texts of a source as long as the operator declares that they may leave', async () => {
  await restart({ NAVER_RIGHTS: 'contract' });
  const { token } = await share(await addLiveAnalysis(api, ownerId, { ...mixed, events: [restricted] }));
  expect((await shared(token).expect(200)).body.result.lead).toEqual(mixed.lead);
  await restart({});
  const { body } = await shared(token).expect(200);
  expect(body.result.lead).toEqual([]);
});

it('ends 30 days after it was made', async () => {
  const id = await addLiveAnalysis(api, ownerId, whole);
  const { token } = await share(id);
  api.clock.forward(30 * DAY_SECONDS - 60);
  await shared(token).expect(200);
  api.clock.forward(60);
  expect((await shared(token).expect(404)).body).toEqual(ended);
  await opened(token).expect(404);
  await picture(token).expect(404);
});

it('counts the making and the reading of links by network, and logs no token', async () => {
  await restart({ RATE_LIMIT_SCALE: '0.02' });
  const id = await addLiveAnalysis(api, ownerId, whole);
  const { token } = await share(id);
  await owner.post(shareOf(id)).expect(429);
  const statuses: number[] = [];
  for (const read of [shared, opened, picture, shared, opened, picture, shared])
    statuses.push((await read(token)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const page = await opened(token).expect(429).expect('cache-control', 'no-store').expect('retry-after', /^\d+$/);
  expect(page.text).toContain('<div id="root"></div>');
  expect(api.logs.join('')).toContain('/r/***/card.png');
  expect(api.logs.join('')).not.toContain(token);
});
