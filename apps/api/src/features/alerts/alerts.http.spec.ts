import { type Alerts, alerts as alertsAnswer } from '@gaemi/contracts/alerts';
import { PAUSED_FOR_GOOD } from '@gaemi/domain/alerts/alert-settings';
import type { Grade } from '@gaemi/domain/members/grades';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const ALERTS = '/api/v1/alerts';

let api: TestApi;
let owner: ReturnType<TestApi['browser']>;
let email: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let members = 0;
afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  members += 1;
  email = `owner${members}@example.com`;
  await api.addMember(email);
  owner = await api.logIn(email);
});

const watch = async (...codes: string[]) => {
  for (const code of codes) {
    await owner
      .post('/api/v1/watchlist/stocks')
      .send({ stocks: { [code]: '' } })
      .expect(201);
    api.clock.forward(1);
  }
};
const settings = async () => alertsAnswer.parse((await owner.get(ALERTS).expect(200)).body);
const buildBody = ({ briefing, instant, quiet, mail, paused_until, stocks }: Alerts) => ({
  briefing,
  instant,
  quiet,
  mail,
  paused_until,
  stocks: stocks.map(({ code, on, min }) => ({ code, on, min })),
});
const put = async (changes: object) => owner.put(ALERTS).send({ ...buildBody(await settings()), ...changes });
const on = (...codes: string[]) => codes.map((code) => ({ code, on: true, min: 2 }));
const setGrade = (grade: Grade) => api.connection.collection('users').updateOne({ email }, { $set: { grade } });

describe('the alert settings', () => {
  it.each([
    ['get', ALERTS],
    ['put', ALERTS],
    ['get', `${ALERTS}/preview?code=005930&min=1`],
    ['post', `${ALERTS}/test`],
    ['post', '/api/v1/push-subscriptions'],
    ['delete', '/api/v1/push-subscriptions'],
  ] as const)('ask for a log-in: %s %s', async (method, path) => {
    expect((await api.browser()[method](path).expect(401)).body.code).toBe('NOT_LOGGED_IN');
  });

  it('are off at first, with the whole watchlist, the public key and the number of stocks', async () => {
    await watch('005930', '000660');
    expect(await settings()).toEqual({
      briefing: { on: false, at: '08:00' },
      instant: false,
      quiet: { on: true, from: '21:00', to: '08:00' },
      mail: true,
      paused_until: null,
      stocks: [
        { code: '000660', name: 'SK하이닉스', on: false, min: 3 },
        { code: '005930', name: '삼성전자', on: false, min: 3 },
      ],
      stocks_max: 3,
      paused: false,
      email,
      mail_refused_at: null,
      devices: [],
      push_key: expect.stringMatching(/^B[\w-]{86}$/),
      watching_resumes_at: null,
      tested_at: null,
    });
  });

  it('have one public key for all, which stays over a restart', async () => {
    const { push_key: key } = await settings();
    await api.restart();
    owner = await api.logIn(email);
    expect((await settings()).push_key).toBe(key);
    const stored = await api.connection
      .collection<{ _id: string; privateKey: string }>('push_keys')
      .findOne({ _id: 'vapid' });
    expect(JSON.stringify(await settings())).not.toContain(stored?.privateKey);
  });

  it('become what is sent, and keep the order of the stocks', async () => {
    await watch('005930', '000660', '000880');
    const chosen = {
      briefing: { on: true, at: '08:00' },
      instant: true,
      quiet: { on: false, from: '22:30', to: '07:00' },
      mail: false,
      paused_until: PAUSED_FOR_GOOD,
      stocks: [
        { code: '005930', on: true, min: 1 },
        { code: '000880', on: false, min: 2 },
      ],
    };
    const { body } = await owner.put(ALERTS).send(chosen).expect(200);
    expect(body).toEqual(await settings());
    expect(buildBody(body)).toEqual({ ...chosen, stocks: [...chosen.stocks, { code: '000660', on: false, min: 3 }] });
  });

  it('change by part, so that two devices at once do not undo each other', async () => {
    await watch('005930', '000660');
    const parts = [
      { paused_until: PAUSED_FOR_GOOD },
      { instant: true },
      { mail: false },
      { quiet: { from: '22:30' } },
      { quiet: { to: '06:30' } },
      { stock: { code: '005930', on: true } },
      { stock: { code: '000660', on: true, min: 1 } },
      { stock: { code: '005930', min: 2 } },
    ];
    const answers = await Promise.all(parts.map((part) => owner.put(ALERTS).send(part)));
    expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200));
    const after = await settings();
    expect(after).toMatchObject({
      briefing: { on: false },
      instant: true,
      quiet: { on: true, from: '22:30', to: '06:30' },
      mail: false,
      paused_until: PAUSED_FOR_GOOD,
      paused: true,
    });
    expect(after.stocks.toSorted((a, b) => a.code.localeCompare(b.code))).toMatchObject([
      { code: '000660', on: true, min: 1 },
      { code: '005930', on: true, min: 2 },
    ]);
    expect((await owner.put(ALERTS).send({ stock: { code: '009830', on: true } })).body.code).toBe('NOT_ON_WATCHLIST');
  });

  it('pause for days that the server counts in Seoul, shown on home and watchlist, too', async () => {
    await watch('005930');
    await put({ briefing: { on: true, at: '08:00' }, stocks: on('005930') });
    const shown = async () => ({
      home: (await owner.get('/api/v1/home').expect(200)).body.briefing.paused_until,
      watchlist: (await owner.get('/api/v1/watchlist').expect(200)).body.alerts_paused,
    });
    expect(await shown()).toEqual({ home: null, watchlist: false });
    const { body } = await owner.put(ALERTS).send({ pause_days: 1 }).expect(200);
    const until = `${seoulDay(api.clock.now())}T15:00:00.000Z`;
    expect([body.paused, body.paused_until]).toEqual([true, until]);
    expect(await shown()).toEqual({ home: until, watchlist: true });
    expect((await owner.put(ALERTS).send({ paused_until: api.clock.now().toISOString() })).body.paused).toBe(false);
    expect(await shown()).toEqual({ home: null, watchlist: false });
  });

  it('take stocks of the watchlist only, and lose those that leave it', async () => {
    await watch('005930', '000660');
    const refused = await put({ stocks: on('005930', '009830') });
    expect([refused.status, refused.body.code]).toEqual([404, 'NOT_ON_WATCHLIST']);
    expect((await put({ stocks: on('005930', '000660') })).status).toBe(200);
    await owner.delete('/api/v1/watchlist/stocks/005930').expect(204);
    await watch('005930');
    expect((await settings()).stocks).toMatchObject([
      { code: '000660', on: true, min: 2 },
      { code: '005930', on: false, min: 3 },
    ]);
    await owner.delete('/api/v1/watchlist/stocks/all').expect(204);
    await watch('000660');
    expect((await settings()).stocks).toMatchObject([{ code: '000660', on: false }]);
  });

  it.each([
    ['new', 3],
    ['basic', 0],
    ['pro', 5],
  ] as const)('of grade %s have at most %i stocks', async (grade, max) => {
    await setGrade(grade);
    const codes = ['005930', '009150', '000660', '000880', '009830', '111111'];
    await watch(...codes);
    expect((await settings()).stocks_max).toBe(max);
    expect((await put({ stocks: on(...codes.slice(0, max)) })).status).toBe(200);
    const refused = await put({ stocks: on(...codes.slice(0, max + 1)) });
    expect([refused.status, refused.body.code]).toEqual([409, 'ALERT_STOCKS_FULL']);
    // What to do next: of a grade without alerts, no other stock can be switched off.
    expect(refused.body.detail).toMatch(/다른 종목의 알림을 끄거나 등급을 올려주세요\.$/);
    expect((await settings()).stocks.filter((stock) => stock.on)).toHaveLength(max);
  });

  it('never keep a stock that leaves the watchlist at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      await watch('005930');
      const before = buildBody(await settings());
      await Promise.all([
        owner.put(ALERTS).send({ ...before, instant: true, stocks: on('005930') }),
        owner.delete('/api/v1/watchlist/stocks/005930').expect(204),
      ]);
      const member = await api.users.findByEmail(email);
      const stored = await api.connection.collection('alert_settings').findOne({ userId: member?._id });
      expect(stored?.stocks ?? []).toEqual([]);
    }
  });

  it('outlast a first test alert that is sent at the same moment', async () => {
    const chosen = { ...buildBody(await settings()), instant: true, briefing: { on: true, at: '08:00' } };
    await Promise.all([
      owner.put(ALERTS).send(chosen).expect(200),
      owner.post(`${ALERTS}/test`).expect(200),
      owner.get(ALERTS).expect(200),
    ]);
    expect(await settings()).toMatchObject({ instant: true, briefing: { on: true } });
  });

  it('can be changed while more stocks are on than the grade includes, but no further one switched on', async () => {
    await watch('005930', '000660', '000880');
    await put({ stocks: on('005930', '000660') });
    await setGrade('basic');
    expect((await put({ instant: true })).status).toBe(200);
    expect((await put({ stocks: on('000660') })).status).toBe(200);
    expect((await put({ stocks: on('000880') })).body.code).toBe('ALERT_STOCKS_FULL');
    // On as before, but within no grade: pressing it again does not bring it back, and no list says that it comes.
    const [stock] = on('000660');
    expect((await put({ stock })).body.code).toBe('ALERT_STOCKS_FULL');
    const { body: list } = await owner.get('/api/v1/watchlist').expect(200);
    expect(list.items.map(({ alerted }: { alerted: boolean }) => alerted)).toEqual([false, false, false]);
    // Of more than the grade includes, only the one beyond it is refused.
    const codes = ['005930', '000660', '000880', '009150', '009830', '111111'];
    await watch(...codes.slice(3));
    await setGrade('premium');
    expect((await put({ stocks: on(...codes) })).status).toBe(200);
    await setGrade('pro');
    const statuses: number[] = [];
    for (const [again] of codes.map((code) => on(code))) statuses.push((await put({ stock: again })).status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 409]);
  });

  it.each([
    ['another time of the briefing', { briefing: { on: true, at: '09:00' } }],
    ['a time that is none', { quiet: { on: true, from: '24:00', to: '08:00' } }],
    ['a moment that is none', { paused_until: 'tomorrow' }],
    ['a stock twice', { stocks: [...on('005930'), ...on('005930')] }],
    ['a pause of no days', { pause_days: 0 }],
    ['a strength that is none', { stocks: [{ code: '005930', on: true, min: 4 }] }],
    ['a field that is not the member’s', { mail_refused_at: null }],
  ])('refuse %s', async (_, changes) => {
    await watch('005930');
    const before = await settings();
    expect((await put(changes)).status).toBe(400);
    expect(await settings()).toEqual(before);
  });

  it('have a preview of the events that are held, and none where there are none', async () => {
    const preview = (code: string, min: number) => owner.get(`${ALERTS}/preview?code=${code}&min=${min}`);
    expect((await preview('009150', 1).expect(200)).body).toBeNull();
    // Midnight may come between.
    vi.useFakeTimers({ toFake: ['Date'] });
    const today = seoulDay(api.clock.now());
    const event = (eventId: string, daysAgo: number, strength: number) => ({
      _id: `009150:${eventId}`,
      stockCode: '009150',
      eventId,
      day: addDays(today, -daysAgo),
      side: 'good',
      strength,
      joinedInto: null,
    });
    const events = api.connection.collection<{ _id: string }>('stock_events');
    await events.insertMany([event('today', 0, 3), event('first', 29, 1), event('before', 30, 3)]);
    const { body } = await preview('009150', 1).expect(200);
    expect(body.count).toBe(2);
    expect(body.days.flatMap((alerted: boolean, index: number) => (alerted ? [index] : []))).toEqual([0, 29]);
    expect((await preview('009150', 3).expect(200)).body.count).toBe(1);
    await preview('009150', 4).expect(400);
    await owner.get(`${ALERTS}/preview?min=1`).expect(400);
  });
});
