import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSessionCookie } from '../../../test/session-cookie.ts';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

/** More than the store gives at once. */
const RECORDS = 50;

let api: TestApi;
let cookie: string;
let members = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  members += 1;
  const email = `large${members}@example.com`;
  const { _id: userId } = await api.addMember(email);
  const credentials = { user_email: email, password: PASSWORD };
  cookie = readSessionCookie(await api.browser().post('/api/v1/users/log-in').send(credentials).expect(200));
  const evidence = Array.from({ length: RECORDS }, (_, at) => ({ userId, at, articles: ['기사'.repeat(2_000)] }));
  await api.connection.collection('news_evidence').insertMany(evidence);
});

const onFurtherRecords = (mode: object | string, data: object = {}) =>
  api.connection
    .getClient()
    .db('admin')
    .command({ configureFailPoint: 'failCommand', mode, data: { failCommands: ['getMore'], ...data } });
afterEach(() => onFurtherRecords('off'));

const ask = () => fetch(`${api.url}/api/v1/users/me/export`, { headers: { cookie, 'accept-encoding': 'identity' } });

describe('everything held on a member', () => {
  it('is one JSON with every record, the collections one after the other', async () => {
    const answer = await ask();
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const { exported_at, member, records } = JSON.parse(await answer.text());
    expect(exported_at).toMatch(/^2\d{3}-.*Z$/);
    expect(member).toMatchObject({ email: `large${members}@example.com` });
    expect(Object.keys(records)).toEqual(['news_evidence', 'credit_logs', 'sessions']);
    expect(records.news_evidence).toHaveLength(RECORDS);
  });

  it('is sent while it is read, as large as it may be, and breaks off where the store fails', async () => {
    await onFurtherRecords({ times: 1 }, { errorCode: 96 });
    const answer = await ask();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    expect(JSON.parse(await (await ask()).text()).records.news_evidence).toHaveLength(RECORDS);
  });

  it('is given twice at the same time and not a third time, until one has ended or was left', async () => {
    await onFurtherRecords({ times: 2 }, { blockConnection: true, blockTimeMS: 2_000 });
    const left = new AbortController();
    const [first, second] = await Promise.all([
      ask(),
      fetch(`${api.url}/api/v1/users/me/export`, { headers: { cookie }, signal: left.signal }),
    ]);
    const third = await ask();
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '10']);
    left.abort();
    await expect(second?.text()).rejects.toThrow();
    expect(JSON.parse((await first?.text()) ?? '').records.news_evidence).toHaveLength(RECORDS);
    expect((await ask()).status).toBe(200);
    expect(api.logs.filter((line) => line.includes('"errorCode":"INTERNAL"') && line.includes('PREMATURE'))).toEqual(
      [],
    );
  });
});
