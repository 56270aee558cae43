import { Ledger } from '@gaemi/database/ledger/ledger';
import { endOfSeoulDay, seoulDay } from '@gaemi/domain/seoul-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.addMember('admin@example.com', { isAdmin: true });
});
afterAll(() => api.close());

type Browser = ReturnType<TestApi['browser']>;
const DAY = 86_400;
const password = 'sturdy7anthill';

/** Signs up as the screens do, code by mail included. */
async function signUp(user_email: string): Promise<void> {
  const browser = api.browser();
  const [type, email] = ['email_type=sign-up', user_email];
  await browser.get(`/api/v1/users/check-email/${email}`).expect(200);
  await browser.post(`/api/v1/verification/request?${type}`).send({ email }).expect(200);
  const mail = (await api.mail.messages()).find(({ to, text }) => to.includes(email) && text?.includes('인증코드'));
  const code = /인증코드: (\d{6})/.exec(mail?.text ?? '')?.[1];
  await browser.post(`/api/v1/verification/verify?${type}`).send({ email, code }).expect(200);
  const form = { user_email, user_name: '김개미', user_pw: password, user_pw_confirm: password };
  const rest = { user_mobile: '010-1234-5678', user_agree: true };
  await browser
    .post('/api/v1/users/sign-up')
    .send({ ...form, ...rest })
    .expect(201);
}

async function logIn(user_email: string): Promise<Browser> {
  const browser = api.browser();
  await browser.post('/api/v1/users/log-in').send({ user_email, password }).expect(200);
  return browser;
}

const me = async (browser: Browser) => (await browser.get('/api/v1/users/me').expect(200)).body;

/** The two posts of one news analysis. */
async function analyse(browser: Browser, tier: string, request_id: string) {
  const body = { request_id, stock_name: '삼성전자' };
  const good = await browser.post(`/api/v1/${tier}-good-news-sqs`).send(body);
  const bad = await browser.post(`/api/v1/${tier}-bad-news-sqs`).send(body);
  expect(bad.status).toBe(good.status);
  return good;
}

describe('the journeys of a member', () => {
  it('an empty account gets credit and premium from an admin, and is basic when that ends [R12, R24]', async () => {
    await signUp('journey@example.com');
    const member = await logIn('journey@example.com');
    for (let at = 0; at < 5; at += 1) expect((await analyse(member, 'medium', `journey-new-${at}`)).status).toBe(202);
    const refused = await analyse(member, 'medium', 'journey-new-5');
    expect(refused.status).toBe(402);
    expect(refused.body).toEqual({ detail: '크레딧이 부족합니다.', code: 'NOT_ENOUGH_CREDIT' });

    const admin = await api.logIn('admin@example.com');
    const found = await admin.get('/api/v1/admin/users?search=journey').expect(200);
    const { _id } = found.body.items[0];
    await admin.patch(`/api/v1/admin/users-credit/${_id}`).send({ paid: 5_000, credit: 50 }).expect(200);
    const today = seoulDay(api.clock.now());
    const premium = { grade: 'premium', expired_at: today, subscription_paid: 35_000 };
    await admin.patch(`/api/v1/admin/users-grade/${_id}`).send(premium).expect(200);

    expect(await me(member)).toMatchObject({ grade: 'premium', credit: 50, paid: 40_000 });
    expect((await analyse(member, 'premium', 'journey-premium')).status).toBe(202);
    expect(await me(member)).toMatchObject({ grade: 'premium', credit: 20 });

    api.clock.forward((endOfSeoulDay(today).getTime() - api.clock.now().getTime()) / 1000 + 1);
    // The same session as ever.
    expect(await me(member)).toMatchObject({ grade: 'basic', credit: 20 });
    const late = await analyse(member, 'premium', 'journey-late');
    expect(late.body).toEqual({ detail: '현재 등급에서 사용할 수 없는 분석입니다.', code: 'TIER_NOT_ALLOWED' });
    expect((await analyse(member, 'basic', 'journey-basic')).status).toBe(202);
    expect(await me(member)).toMatchObject({ grade: 'basic', credit: 10 });
    expect(await api.app.get(Ledger, { strict: false }).addUp(_id)).toBe(10);
  });

  it('withdraws while an analysis runs, cannot sign up, and can after 30 days as somebody new [R30]', async () => {
    await signUp('leaver@example.com');
    const member = await logIn('leaver@example.com');
    const { _id } = (await api.users.findByEmail('leaver@example.com')) ?? {};
    expect((await analyse(member, 'medium', 'leaver-running')).status).toBe(202);
    await member.delete('/api/v1/users/sign-out').expect(204);
    await member.get('/api/v1/news-progress/leaver-running').expect(401);
    expect(await api.connection.collection('news_analyses').countDocuments({ userId: _id })).toBe(0);
    // The charge stays: there is nobody to give it back to.
    const log = await api.connection.collection('credit_logs').find({ userId: _id }).toArray();
    expect(log.map(({ change }) => change).sort()).toEqual([-20, 100]);

    const check = () => api.browser().get('/api/v1/users/check-email/leaver@example.com');
    const taken = { detail: '이미 사용 중인 이메일입니다.', code: 'EMAIL_TAKEN' };
    expect((await check().expect(409)).body).toEqual(taken);
    const email = { email: 'leaver@example.com' };
    const code = await api.browser().post('/api/v1/verification/request?email_type=sign-up').send(email).expect(409);
    expect(code.body).toEqual(taken);
    api.clock.forward(30 * DAY - 60);
    await check().expect(409);
    api.clock.forward(120);
    await signUp('leaver@example.com');
    const again = await logIn('leaver@example.com');
    expect(await me(again)).toMatchObject({ credit: 100, paid: 0, grade: 'new' });
    await again.get('/api/v1/news-progress/leaver-running').expect(404);
    expect((await again.get('/api/v1/users/me/credit-logs').expect(200)).body.total).toBe(1);
  });

  it('leaves no watchlist row of nobody when a post and a withdrawal come at the same moment [R14]', async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = `racer${round}@example.com`;
      const { _id } = await api.addMember(email);
      const [phone, laptop] = [await api.logIn(email), await api.logIn(email)];
      const stocks = { '005930': '삼성전자', '000660': 'SK하이닉스' };
      const [added, gone] = await Promise.all([
        phone.post('/api/v1/watchlist/stocks').send({ stocks }),
        laptop.delete('/api/v1/users/sign-out'),
      ]);
      expect([201, 401]).toContain(added.status);
      expect(gone.status).toBe(204);
      expect(await api.connection.collection('watchlist').countDocuments({ userId: _id })).toBe(0);
    }
  });
});
