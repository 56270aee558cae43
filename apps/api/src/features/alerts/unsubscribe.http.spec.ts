import { UnsubscribeLinkRepository } from '@gaemi/database/alerts/unsubscribe-link.repository';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let owner: ReturnType<TestApi['browser']>;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ WEB_ORIGIN: 'http://lens.example' });
});
afterAll(() => api.close());

const chosen = {
  briefing: { on: true, at: '08:00' },
  instant: true,
  quiet: { on: true, from: '21:00', to: '08:00' },
  mail: true,
  paused_until: null,
  stocks: [],
};

let members = 0;
beforeEach(async () => {
  members += 1;
  const { _id } = await api.addMember(`owner${members}@example.com`);
  owner = await api.logIn(`owner${members}@example.com`);
  await owner.put('/api/v1/alerts').send(chosen).expect(200);
  token = await api.app.get(UnsubscribeLinkRepository, { strict: false }).create(_id, new Date());
});

const settings = async () => (await owner.get('/api/v1/alerts').expect(200)).body;
/** As a mail program does it: RFC 8058, with nobody's cookie and no word of where it comes from. */
const oneClick = (of: string) => api.browser().post(`/u/${of}`).type('form').send('List-Unsubscribe=One-Click');

describe('the page that ends mails', () => {
  it('asks, ends nothing by being opened, and needs no script', async () => {
    const page = await api.browser().get(`/u/${token}`).expect(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none';style-src 'sha256-[^']+';form-action 'self'/,
    );
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.text).toMatch(/<form method="post"><button type="submit"[^>]*>받지 않기<\/button><\/form>/);
    expect(page.text).not.toMatch(/<script|http:|https:|owner/);
    await api.browser().head(`/u/${token}`).expect(200);
    expect(await settings()).toMatchObject({ briefing: { on: true }, mail: true });
  });

  it('ends all mails by one post, again without complaint, and leaves the rest', async () => {
    const page = await oneClick(token).expect(200);
    expect(page.text).toContain('이제 메일을 보내지 않아요');
    expect(await settings()).toMatchObject({ briefing: { on: false }, mail: false, instant: true });
    expect((await oneClick(token).expect(200)).text).toBe(page.text);
    expect(await settings()).toMatchObject({ mail: false });
  });

  it('answers a repeat alike and changes nothing, when the member has chosen mails again', async () => {
    const page = await oneClick(token).expect(200);
    await owner.put('/api/v1/alerts').send(chosen).expect(200);
    expect((await oneClick(token).expect(200)).text).toBe(page.text);
    expect(await settings()).toMatchObject({ briefing: { on: true }, mail: true });
  });

  it('answers a link that has ended alike and changes nothing', async () => {
    const { _id } = await api.addMember(`ended${members}@example.com`);
    const ended = await api.app
      .get(UnsubscribeLinkRepository, { strict: false })
      .create(_id, new Date(Date.now() - 61 * 86_400_000));
    expect((await oneClick(ended).expect(200)).text).toBe((await oneClick(token).expect(200)).text);
    expect((await api.browser().get(`/u/${ended}`).expect(200)).text).toContain('메일을 그만 받을까요?');
  });

  it('takes the post of a browser from anywhere, with any body', async () => {
    const from = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    await api.browser().post(`/u/${token}`).set(from).send({}).expect(200);
    expect(await settings()).toMatchObject({ mail: false });
  });

  it.each(['unknown', 'A'.repeat(22), '%E0%A4%A', 'a'.repeat(2_000), '$ne'])(
    'answers an unknown token like a known one: %s',
    async (other) => {
      const known = await oneClick(token).expect(200);
      const unknown = await oneClick(other).expect(200);
      expect(unknown.text).toBe(known.text);
      expect((await api.browser().get(`/u/${other}`).expect(200)).text).toBe(
        (await api.browser().get(`/u/${token}`)).text,
      );
    },
  );

  it('knows no other methods', async () => {
    const answer = await api.browser().delete(`/u/${token}`).expect(405);
    expect(answer.headers.allow).toBe('GET, HEAD, POST');
  });

  it('leaves no token in the log', async () => {
    await oneClick(token).expect(200);
    expect(api.logs.join('')).toContain('"path":"/u/***"');
    expect(api.logs.join('')).not.toContain(token);
  });

  it('limits the posts of a network, on a page of its own', async () => {
    await api.restart({ RATE_LIMIT_SCALE: '0.005' });
    for (let post = 0; post < 3; post += 1) await oneClick('unknown').expect(200);
    const answer = await oneClick(token).expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.text).toContain('잠시 후 다시 시도해주세요');
    await api.browser().get(`/u/${token}`).expect(200);
    await api.restart();
  });
});
