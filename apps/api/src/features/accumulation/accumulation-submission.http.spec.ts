import { closedWeekdays, isWeekend, tradingDaysBetween } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays, addMonths, seoulDay } from '@gaemi/domain/seoul-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargedMember } from '../../../test/charged-member.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { countOutboxWithoutQueue } from '../../../test/without-queue.ts';

const today = seoulDay(new Date());
const firstDay = addMonths(today, -12);
const tradingDays = tradingDaysBetween(addDays(firstDay, 7), addDays(today, -1));
const [from = '', to = ''] = [tradingDays.at(-20), tradingDays.at(-1)];
const allDays = Array.from({ length: 365 }, (_, back) => addDays(today, -back));
const weekend = allDays.find(isWeekend) ?? '';
const [holiday = ''] = closedWeekdays(addDays(firstDay, 7), addDays(today, -1));

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Browser = ReturnType<TestApi['browser']>;
const member = (credit?: number) => chargedMember(api, credit);

const honest = { stock_name: '삼성전자', start_date: from, end_date: to };
const post = (browser: Browser, body: object) => browser.post('/api/v1/mjb').send({ ...honest, ...body });
const analysesOf = (requestId: string) => api.connection.collection('accumulations').find({ requestId }).toArray();

describe('posting an accumulation analysis', () => {
  it('charges 10 once, answers a repeat alike, and is pending until somebody works on it', async () => {
    const { browser, creditNow, charges } = await member();
    const answer = {
      request_id: 'MJB-request-one',
      stock_code: '005930',
      stock_name: '삼성전자',
      searching_period: `${from} ~ ${to}`,
      charged: 10,
    };
    await post(browser, { request_id: 'MJB-request-one' }).expect(202, answer);
    await post(browser, { request_id: 'MJB-request-one', stock_code: '005930' }).expect(202, answer);
    expect(await creditNow()).toBe(90);
    expect(await charges()).toBe(1);
    const [analysis] = await analysesOf('MJB-request-one');
    expect(analysis).toMatchObject({ grade: 'new', fromDay: from, toDay: to, state: 'running' });
    await browser.get('/api/v1/mjb-progress/MJB-request-one').expect(200, { progress: 0, status: 'pending' });
    await expect
      .poll(async () => {
        const contents = await api.queue.inspect('gaemi-accumulation');
        return contents?.ready.map((message) => JSON.parse(message));
      })
      .toEqual([{ type: 'accumulation', version: 1, analysisId: analysis?._id.toHexString() }]);
  });

  it('makes one analysis and one charge of 50 posts at once [R22]', async () => {
    const { browser, creditNow, charges } = await member();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(browser, { request_id: 'MJB-burst' })));
    expect(new Set(answers.map((answer) => `${answer.status} ${JSON.stringify(answer.body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    expect(await creditNow()).toBe(90);
    expect(await charges()).toBe(1);
    expect(await analysesOf('MJB-burst')).toHaveLength(1);
  });

  it('is 409 without a charge for the same request_id with another stock or other days [R23]', async () => {
    const { browser, creditNow } = await member();
    await post(browser, { request_id: 'MJB-same' }).expect(202);
    for (const other of [
      { stock_name: '한화' },
      { start_date: tradingDays.at(-21) },
      { end_date: tradingDays.at(-2) },
    ]) {
      const answer = await post(browser, { request_id: 'MJB-same', ...other }).expect(409);
      expect(answer.body.code).toBe('REQUEST_ID_REUSED');
    }
    expect(await creditNow()).toBe(90);
  });

  it('accepts exactly one of five at once when the credit reaches for one [R24]', async () => {
    const { browser, creditNow } = await member(10);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => post(browser, { request_id: `MJB-five-${at}` })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([202, 402, 402, 402, 402]);
    expect(await creditNow()).toBe(0);
    expect(await api.connection.collection('accumulations').countDocuments({ requestId: /^MJB-five/ })).toBe(1);
  });

  it('keeps the grade that counts at that moment', async () => {
    const { browser, _id } = await member();
    await api.connection.collection('users').updateOne({ _id }, { $set: { expiredAt: api.clock.now() } });
    await post(browser, { request_id: 'MJB-expired' }).expect(202);
    expect((await analysesOf('MJB-expired'))[0]?.grade).toBe('basic');
  });

  it('is 404 for what is not listed, 409 where a name stands for two companies, and a code settles it', async () => {
    const { browser } = await member();
    const ask = (stock: object) => post(browser, { request_id: 'MJB-stock', ...stock });
    expect((await ask({ stock_name: '없는회사' }).expect(404)).body.code).toBe('STOCK_NOT_FOUND');
    expect((await ask({ stock_name: '동명' }).expect(409)).body.code).toBe('STOCK_AMBIGUOUS');
    expect((await ask({ stock_name: '동명', stock_code: '222222' }).expect(202)).body.stock_code).toBe('222222');
  });

  it('takes a single day [R47]', async () => {
    const { browser } = await member();
    const answer = await post(browser, { request_id: 'MJB-one-day', start_date: to }).expect(202);
    expect(answer.body.searching_period).toBe(`${to} ~ ${to}`);
  });

  it.each([
    ['a weekend', weekend, '주말은 선택할 수 없습니다.'],
    ['a holiday', holiday, '휴장일은 선택할 수 없습니다.'],
    ['tomorrow', addDays(today, 1), '내일부터는 선택할 수 없습니다.'],
    ['more than a year ago', addDays(firstDay, -1), '최근 1년 안의 날짜만 선택할 수 있습니다.'],
    ['no day', '2026-02-30', '날짜 형식이 올바르지 않습니다.'],
  ])('is 400 for %s at either end, and charges nothing [R47]', async (_, day, detail) => {
    const { browser, creditNow } = await member();
    const both = await post(browser, { request_id: 'MJB-days', start_date: day, end_date: day }).expect(400);
    const fields = { start_date: detail, end_date: detail };
    expect(both.body).toEqual({ detail, code: 'VALIDATION_FAILED', fields });
    const field = day > to ? 'end_date' : 'start_date';
    const one = await post(browser, { request_id: 'MJB-days', [field]: day }).expect(400);
    expect(one.body).toEqual({ detail, code: 'VALIDATION_FAILED', fields: { [field]: detail } });
    expect(await creditNow()).toBe(100);
    expect(await analysesOf('MJB-days')).toEqual([]);
  });

  it('is 400 for days the wrong way round [R47]', async () => {
    const { browser } = await member();
    const answer = await post(browser, { request_id: 'MJB-reversed', start_date: to, end_date: from }).expect(400);
    expect(answer.body).toMatchObject({ detail: '시작일이 종료일보다 늦습니다.', code: 'VALIDATION_FAILED' });
  });

  it('answers a repeat alike when its days have gone out of reach meanwhile', async () => {
    const { browser, _id } = await member();
    const first = await post(browser, { request_id: 'MJB-old-days' }).expect(202);
    const days = { fromDay: '2024-01-02', toDay: '2024-01-03' };
    await api.connection.collection('accumulations').updateOne({ userId: _id }, { $set: days });
    const old = { request_id: 'MJB-old-days', start_date: days.fromDay, end_date: days.toDay };
    expect((await post(browser, old).expect(202)).body.charged).toBe(first.body.charged);
  });
});

describe('the calendar of the date picker', () => {
  it('tells today, the reach of the data, and the closed weekdays between them', async () => {
    const { browser } = await member();
    const { body } = await browser.get('/api/v1/mjb-calendar').expect(200);
    expect(body).toEqual({ today, from: firstDay, closed_days: closedWeekdays(firstDay, today) });
    expect(body.closed_days).toContain(holiday);
  });
});

// Last, since the two apps of one process share passport.
it('answers while the queue is down, and the outbox keeps the message [R36]', async () => {
  const waiting = await countOutboxWithoutQueue((browser) => post(browser, { request_id: 'MJB-down' }).expect(202));
  expect(waiting).toBe(1);
});
