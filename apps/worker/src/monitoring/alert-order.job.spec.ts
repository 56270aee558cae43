import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { type NaverArticle, rfc822 } from '@gaemi/testing/providers/naver-articles';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foundEvent } from '../testing/found-event.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';

const code = '005930';
const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const stocks = [{ code, on: true, min: 3 as const }];

/** A strong event of its day. */
const contract = (time: string, amount = 2_400): NaverArticle => {
  const link = `https://www.yna.co.kr/view/${amount}`;
  const description = `삼성전자가 해외 고객사와 ${amount}억원 규모의 공급계약을 체결했다고 공시했다.`;
  const title = `삼성전자, ${amount}억원 규모 공급계약 수주`;
  return { title, description, originallink: link, link, pubDate: rfc822(seoul(time)) };
};

describe('alerts come in the order in which events are stored', () => {
  let service: TestMonitoring;
  let workers: MonitoringWorker[];
  beforeAll(async () => {
    service = await startMonitoring();
    workers = await Promise.all([service.startWorker(), service.startWorker()]);
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    await service.close();
  });
  beforeEach(async () => {
    service.mail.received.length = 0;
    service.naver.setArticles([]);
    // The workers do a round once: one of another hour, without a member, stands between two tests.
    await at('20T12:01');
  });
  afterEach(async () => {
    const { db } = service.connection;
    for (const { name } of (await db?.listCollections().toArray()) ?? []) {
      if (!/stock_master|migrations/.test(name)) await service.connection.collection(name).deleteMany({});
    }
  });

  const at = async (time: string) => {
    service.setNow(seoul(time));
    await Promise.all(workers.map((worker) => worker.tick()));
  };
  const insert = (time: string) => {
    service.setNow(seoul(time));
    return service.insertMember({ instant: true, stocks });
  };
  /** Stores an event as the analysis of a member does, with the time at which that one began. */
  const store = (id: string, strength: 1 | 3, began: string) => {
    const found = foundEvent(id, '2026-11-23', { strength, filed: strength === 3 });
    return service.get(StockEventRepository).recognise(code, [found], seoul(began));
  };

  it('an event that turns is mailed again once for each side, and the mail says so', async () => {
    await insert('23T09:00');
    const judge = (side: 'good' | 'bad', at: string) =>
      service
        .get(StockEventRepository)
        .recognise(code, [foundEvent('ruling', '2026-11-23', { side, text: '판결이 나왔어요.' })], seoul(at));
    for (const [hour, side] of (['good', 'bad', 'bad', 'good', 'bad'] as const).entries()) {
      await judge(side, `23T${hour + 10}:30`);
      await at(`23T${hour + 11}:00`);
    }
    const texts = await Promise.all(service.mail.received.map(async (mail) => (await mail.parse()).text ?? ''));
    expect(texts.map((text) => /[가-힣]+에서 [가-힣]+ 바뀜/.exec(text)?.[0])).toEqual([
      undefined,
      '호재에서 악재로 바뀜',
      '악재에서 호재로 바뀜',
    ]);
    expect(texts[1]).toContain('▼ 악재 · ');
  });

  it('an analysis that began before a look and stores after it is not skipped, and alerts once', async () => {
    await insert('23T09:00');
    await at('23T11:00');
    await store('slow', 3, '23T10:59');
    await at('23T12:00');
    await at('23T13:00');
    expect(service.mail.received).toHaveLength(1);
  });

  it.each([
    ['behind', '23T11:58'],
    ['ahead', '23T12:02'],
  ])('a worker whose clock is two minutes %s skips nothing and alerts once', async (_, began) => {
    await insert('23T09:00');
    await at('23T12:00');
    await store('skewed', 3, began);
    for (const time of ['23T13:00', '23T14:00', '23T15:00']) await at(time);
    expect(service.mail.received).toHaveLength(1);
  });

  it('an event that grows strong is alerted to, once', async () => {
    await insert('23T09:00');
    await store('growing', 1, '23T09:50');
    await at('23T10:00');
    expect(service.mail.received).toEqual([]);
    await store('growing', 3, '23T10:50');
    await at('23T11:00');
    expect(service.mail.received).toHaveLength(1);
    await store('growing', 1, '23T11:20');
    await store('growing', 3, '23T11:50');
    await at('23T12:00');
    expect(service.mail.received).toHaveLength(1);
  });

  it('the first look at a stock alerts to what happened that day, not to yesterday', async () => {
    await insert('23T09:00');
    service.naver.setArticles([contract('22T15:00', 5_100), contract('23T09:30', 2_400)]);
    await at('23T10:00');
    expect(service.mail.received).toHaveLength(1);
    const { text } = (await service.mail.received[0]?.parse()) ?? {};
    expect(text).toContain('2,400억 원');
    expect(text).not.toContain('5,100억 원');
  });

  it('one look alerts to what happened in the night after the last one', async () => {
    await service.insertMember({ instant: true, stocks, quiet: { on: false, from: '21:00', to: '08:00' } });
    await at('23T20:00');
    service.naver.setArticles([contract('23T22:10')]);
    await at('24T07:00');
    expect(service.mail.received).toHaveLength(1);
  });
});
