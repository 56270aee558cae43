import { DecideObjection } from '@gaemi/database/objections/decide-objection';
import { ObjectionRepository } from '@gaemi/database/objections/objection.repository';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import type { ObjectionKind } from '@gaemi/domain/objections/objection';
import { type NaverArticle, rfc822 } from '@gaemi/testing/providers/naver-articles';
import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foundEvent, linkOf } from '../testing/found-event.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';

const code = '005930';
const stocks = [{ code, on: true, min: 2 as const }];
const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);

/** News that every look finds again. */
const contract: NaverArticle = {
  title: '삼성전자, 2400억원 규모 공급계약 수주',
  description: '삼성전자가 해외 고객사와 2400억원 규모의 공급계약을 체결했다고 공시했다.',
  originallink: linkOf('contract'),
  link: linkOf('contract'),
  pubDate: rfc822(seoul('23T09:30')),
};

describe('an objection that is upheld', () => {
  let service: TestMonitoring;
  let worker: MonitoringWorker;
  beforeEach(async () => {
    service = await startMonitoring();
    worker = await service.startWorker();
  });
  afterEach(async () => {
    await worker.close();
    await service.close();
  });

  const at = async (...times: string[]) => {
    for (const time of times) {
      service.setNow(seoul(time));
      await worker.tick();
    }
  };
  const store = (...ids: string[]) =>
    service.get(StockEventRepository).recognise(
      code,
      ids.map((id) => foundEvent(id, '2026-11-23')),
      service.now(),
    );
  const uphold = async (kind: ObjectionKind, id: string) => {
    const userId = await service.insertMember();
    const { objection } = await service.get(ObjectionRepository).report({
      ...{ userId, analysisId: new Types.ObjectId(), eventId: id, at: service.now(), stockCode: code },
      ...{ stockName: '삼성전자', event: id, kind, side: 'good', sentence: `${id} 계약을 맺었어요.`, type: 'orders' },
      ...{ day: '2026-11-23', articles: [], links: [linkOf(id)], wordings: [] },
    });
    const decision = { state: 'upheld', adminId: new Types.ObjectId(), requestId: 'r1', at: service.now() } as const;
    await service.get(DecideObjection).decide(objection._id.toHexString(), decision);
  };
  const mails = async () => Promise.all(service.mail.received.map(async (mail) => (await mail.parse()).text ?? ''));

  /** What each mail says of a turn; undefined for nothing. */
  const turns = async () => (await mails()).map((text) => /[가-힣]+에서 [가-힣]+ 바뀜/.exec(text)?.[0]);

  describe('after members were notified of the wrong side', () => {
    beforeEach(() => service.naver.setArticles([contract]));

    it('tells those with alerts at the next look, once', async () => {
      service.setNow(seoul('23T09:00'));
      await service.insertMember({ instant: true, stocks });
      await at('23T10:00');
      expect(await turns()).toEqual([undefined]);
      await uphold('wrong_side', 'contract');
      await at('23T11:00', '23T12:00', '24T08:00');
      expect(await turns()).toEqual([undefined, '호재에서 악재로 바뀜']);
    });

    it('tells those with briefings in the next one, though no look finds the event again', async () => {
      service.setNow(seoul('22T23:00'));
      await service.insertMember({ briefing: true, stocks });
      await at('23T10:00', '24T08:00');
      expect(await turns()).toEqual([undefined]);
      service.naver.setArticles([]);
      await uphold('wrong_side', 'contract');
      await at('25T08:00', '25T12:00', '26T08:00');
      expect(await turns()).toEqual([undefined, '호재에서 악재로 바뀜']);
    });
  });

  it('before members are notified of an event is told once, though the next look stores the other side', async () => {
    service.naver.setArticles([contract]);
    service.setNow(seoul('23T09:00'));
    await service.insertMember({ instant: true, stocks, quiet: { on: true, from: '09:00', to: '10:30' } });
    await at('23T10:00');
    await uphold('wrong_side', 'contract');
    await at('23T10:30', '23T11:00', '23T12:00', '24T08:00');
    expect(await mails()).toHaveLength(1);
  });

  describe.each([
    ['before an alert that waited for the morning', { instant: true, stocks }, ['23T07:05']],
    ['before a briefing', { briefing: true, stocks }, []],
  ] as const)('%s', (_, settings, looks) => {
    const insert = async () => {
      service.setNow(seoul('23T06:00'));
      await service.insertMember({ ...settings, stocks: [...stocks] });
      await store('a', 'b');
      await at(...looks);
    };

    it('leaves out what is another company’s', async () => {
      await insert();
      await uphold('other_company', 'a');
      await at('23T08:00', '23T08:01', '23T09:00');
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail).toContain(linkOf('b'));
      expect(mail).not.toContain(linkOf('a'));
    });

    it('is not sent where nothing else happened', async () => {
      await insert();
      await uphold('other_company', 'a');
      await uphold('other_company', 'b');
      await at('23T08:00', '23T08:01', '23T09:00');
      expect(await mails()).toEqual([]);
    });

    it('says the corrected side', async () => {
      await insert();
      await uphold('wrong_side', 'a');
      await at('23T08:00', '23T08:01');
      const [mail = ''] = await mails();
      expect(mail).toContain('악재');
      expect(mail).toContain('호재');
    });
  });
});

it('an article that its press house writes anew about another company is in no briefing', async () => {
  const service = await startMonitoring();
  const worker = await service.startWorker();
  const written = (company: string, id: string): NaverArticle => ({
    ...contract,
    title: `${company}, 임원 500억원 횡령 혐의로 기소`,
    description: `${company} 임원이 기소됐다.`,
    ...{ originallink: linkOf(id), link: linkOf(id) },
  });
  const look = async (time: string, ...articles: NaverArticle[]) => {
    service.naver.setArticles(articles);
    service.setNow(seoul(time));
    await worker.tick();
  };
  service.setNow(seoul('22T23:00'));
  await service.insertMember({ briefing: true, stocks });
  await look('23T13:00', written('삼성전자', 'wrong'));
  const events = () => service.get(StockEventRepository).listSince(code, '2026-11-22');
  expect(await events()).toHaveLength(1);
  await look('23T14:00', written('카카오', 'wrong'));
  expect(await events()).toEqual([]);
  await look('24T08:00');
  expect(service.mail.received).toEqual([]);
  await worker.close();
  await service.close();
});
