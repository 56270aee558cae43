import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, SESSION_SECRET, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const withdraw = (browser: ReturnType<TestApi['browser']>) => browser.delete('/api/v1/users/sign-out');

/** Everything the database holds, as one text. */
async function everything(): Promise<string> {
  const collections = (await api.connection.db?.listCollections().toArray()) ?? [];
  const contents = await Promise.all(
    collections.map(({ name }) =>
      api.connection
        .collection(name)
        .find()
        .toArray()
        .then((rows) => [name, rows]),
    ),
  );
  return JSON.stringify(contents);
}

describe('withdrawal', () => {
  it('erases the member and all that is of the person, and ends the sessions everywhere [R4]', async () => {
    const member = await api.addMember('leaving.person@example.com', { credit: 100 });
    const [phone, laptop] = [
      await api.logIn('leaving.person@example.com'),
      await api.logIn('leaving.person@example.com'),
    ];
    await phone
      .post('/api/v1/watchlist/stocks')
      .send({ stocks: { '005930': '삼성전자' } })
      .expect(201);
    const order = { request_id: 'request-leaving', stock_name: '삼성전자' };
    await phone.post('/api/v1/medium-good-news-sqs').send(order).expect(202);
    const userId = member._id;
    await api.connection.collection('news_details').insertOne({ userId, side: 'good' });
    await api.connection.collection('news_evidence').insertOne({ userId });

    const answer = await withdraw(phone).expect(204);
    expect(String(answer.headers['set-cookie'])).toContain('gaemi.sid=;');
    await phone.get('/api/v1/users/me').expect(401);
    await laptop.get('/api/v1/users/me').expect(401);
    const kept = await everything();
    expect(kept).not.toContain('leaving.person');
    for (const name of ['users', 'watchlist', 'news_analyses', 'news_details', 'news_evidence', 'sessions']) {
      const owner = name === 'users' ? '_id' : name === 'sessions' ? 'session.passport.user' : 'userId';
      const value = name === 'sessions' ? userId.toHexString() : userId;
      expect(await api.connection.collection(name).countDocuments({ [owner]: value }), name).toBe(0);
    }
    // Rows of the log never change; what they name is an id of nobody.
    expect(await api.connection.collection('credit_logs').countDocuments({ userId })).toBe(2);
  });

  it('is told by one mail, also where two tabs withdraw at once', async () => {
    await api.addMember('told@example.com');
    const tabs = [await api.logIn('told@example.com'), await api.logIn('told@example.com')];
    await Promise.all(tabs.map((tab) => withdraw(tab)));
    const find = async () => (await api.mail.messages()).filter(({ to }) => to.includes('told@example.com'));
    await expect
      .poll(async () => (await find()).map(({ subject }) => subject))
      .toEqual(['[개미렌즈] 탈퇴가 완료되었어요']);
  });

  it('holds the address back for 30 days, as a keyed hash, then lets it sign up again', async () => {
    await api.addMember('returning@example.com');
    await withdraw(await api.logIn('returning@example.com')).expect(204);
    const check = () => api.browser().get('/api/v1/users/check-email/Returning@example.com');
    const code = () =>
      api.browser().post('/api/v1/verification/request?email_type=sign-up').send({ email: 'returning@example.com' });
    expect((await check().expect(409)).body.detail).toBe('이미 사용 중인 이메일입니다.');
    await code().expect(409);
    api.clock.forward(30 * 86_400 - 60);
    await check().expect(409);
    api.clock.forward(120);
    await check().expect(200);
    await code().expect(200);
  });

  it('holds the address back under a new secret for sessions, where the old one is named for it', async () => {
    await api.addMember('rotated@example.com');
    await withdraw(await api.logIn('rotated@example.com')).expect(204);
    const check = () => api.browser().get('/api/v1/users/check-email/rotated@example.com');
    const warnings = () => api.logs.filter((line) => line.includes('not the one of the last start')).length;
    await api.restart();
    expect(warnings()).toBe(0);
    await api.restart({ SESSION_SECRET: 'a new secret for all sessions', WITHDRAWN_EMAIL_SECRET: SESSION_SECRET });
    await check().expect(409);
    expect(warnings()).toBe(1);
    await api.restart({ SESSION_SECRET: 'a new secret for all sessions' });
    await check().expect(200);
    expect(api.logs.filter((line) => line.includes('WITHDRAWN_EMAIL_SECRET: not the one'))).toHaveLength(1);
    await api.restart();
  });

  it('leaves other members alone', async () => {
    await api.addMember('staying@example.com');
    await api.addMember('going@example.com');
    const staying = await api.logIn('staying@example.com');
    await staying
      .post('/api/v1/watchlist/stocks')
      .send({ stocks: { '000660': 'SK하이닉스' } })
      .expect(201);
    await withdraw(await api.logIn('going@example.com')).expect(204);
    expect((await staying.get('/api/v1/watchlist').expect(200)).body.total).toBe(1);
  });

  it('is done once when asked in two tabs at the same moment', async () => {
    await api.addMember('twice@example.com');
    const [one, other] = [await api.logIn('twice@example.com'), await api.logIn('twice@example.com')];
    const answers = await Promise.all([withdraw(one), withdraw(other)]);
    for (const { status } of answers) expect([204, 401]).toContain(status);
    expect(await api.users.existsByEmail('twice@example.com')).toBe(false);
  });

  it('leaves no session of a log-in that came in its middle', async () => {
    const { _id } = await api.addMember('midway@example.com');
    const browser = await api.logIn('midway@example.com');
    const admin = api.connection.getClient().db('admin');
    const slow = { failCommands: ['commitTransaction'], blockConnection: true, blockTimeMS: 1_000 };
    await admin.command({ configureFailPoint: 'failCommand', mode: { times: 1 }, data: slow });
    let isOver = false;
    const leaving = withdraw(browser).then(({ status }) => {
      isOver = true;
      return status;
    });
    // Log-ins before the last step of the transaction; those after it are refused.
    const sessions = () => api.connection.collection('sessions').countDocuments({ 'session.owner': _id });
    let begun = 0;
    while (!isOver) {
      const credentials = { user_email: 'midway@example.com', password: PASSWORD };
      const { status } = await api.browser().post('/api/v1/users/log-in').send(credentials);
      if (status === 200) begun += 1;
    }
    expect(await leaving).toBe(204);
    expect(begun).toBeGreaterThan(1);
    expect(await sessions()).toBe(0);
  });

  it('is 409 for the last admin, also when the last two withdraw at the same moment', async () => {
    await api.addMember('one@example.com', { isAdmin: true });
    await api.addMember('two@example.com', { isAdmin: true });
    const browsers = [await api.logIn('one@example.com'), await api.logIn('two@example.com')];
    const answers = await Promise.all(browsers.map((browser) => withdraw(browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({ detail: '마지막 관리자는 탈퇴할 수 없습니다.', code: 'LAST_ADMIN' });
    expect(await api.connection.collection('users').countDocuments({ isAdmin: true })).toBe(1);
  });

  it('is 401 without a session', async () => {
    await withdraw(api.browser()).expect(401);
  });
});
