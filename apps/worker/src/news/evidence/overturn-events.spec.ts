import type { SourcedArticle } from '@gaemi/domain/article';
import type { Judgement } from '@gaemi/domain/judge/judgement/judgement';
import { scoreEvents } from '@gaemi/domain/scoring/score-events';
import { describe, expect, it } from 'vitest';
import { overturnEvents } from './overturn-events.ts';

const company = {
  code: 'X00001',
  name: '한별전자',
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};

function event(id: string, day: string, { title, ...judged }: { title: string } & Pick<Judgement, 'label' | 'kind'>) {
  const article: SourcedArticle = {
    id,
    title,
    description: '',
    link: `https://news.example/${id}`,
    publisher: '가나일보',
    publishedAt: new Date(`${day}T01:00:00.000Z`),
    source: 'naver',
    fetchedAt: new Date('2026-11-21T03:00:00.000Z'),
  };
  const judgement: Judgement = {
    subject: 'yes',
    type: 'financing',
    strength: 3,
    material: true,
    reason: `${title}.`,
    ...judged,
  };
  const reported = { representative: article, articles: [article], publishers: ['가나일보'], matches: new Map() };
  return { id, ...reported, judgement, judgedBy: 'openai' as const };
}
const decision = event('a', '2026-11-03', { title: '한별전자, 1000억 유상증자 결정', label: 'bad', kind: 'event' });
const scores = (events: ReturnType<typeof overturnEvents>) =>
  scoreEvents({
    asOf: new Date('2026-11-05T00:00:00.000Z'),
    events: events.map(({ id, judgement, representative }) => ({
      id,
      judgement,
      publishers: 1,
      publishedAt: representative.publishedAt,
    })),
  });

describe('an event that a later one overturns', () => {
  it('counts for no side, and the later one says which day it overturns', () => {
    const withdrawal = event('b', '2026-11-04', { title: '한별전자, 유상증자 철회', label: 'good', kind: 'event' });
    const events = overturnEvents([withdrawal, decision], company);
    expect(events.map(({ id, judgement }) => [id, judgement.label, judgement.reason])).toEqual([
      ['b', 'good', '한별전자, 유상증자 철회. (11월 3일 소식이 뒤집혔어요)'],
      ['a', 'neutral', '한별전자, 1000억 유상증자 결정.'],
    ]);
    const { sides } = scores(events);
    expect(sides.bad.total).toBe(0);
    expect(sides.good.total).toBeGreaterThan(0);
  });

  it('is every step of a charge that ended in an acquittal, in whatever order they are read', () => {
    const steps = [
      event('a', '2026-11-01', { title: '한별전자 대표 횡령 혐의 압수수색', label: 'bad', kind: 'event' }),
      event('b', '2026-11-02', { title: '한별전자 대표 횡령 기소', label: 'bad', kind: 'event' }),
      event('c', '2026-11-03', { title: '한별전자 대표 횡령 재판 시작', label: 'neutral', kind: 'event' }),
      event('d', '2026-11-04', { title: '한별전자 대표 횡령 1심 무죄', label: 'good', kind: 'event' }),
    ];
    for (const order of [steps, steps.toReversed()]) {
      const events = overturnEvents(order, company);
      expect(scores(events).sides.bad.total).toBe(0);
      expect(events.find(({ id }) => id === 'd')?.judgement.reason).toBe(
        '한별전자 대표 횡령 1심 무죄. (11월 1일부터 나온 소식이 뒤집혔어요)',
      );
    }
  });

  it('is what a filing reports that a later filing takes back, also where news report it', () => {
    const filed = (receiptNo: string, reportName: string) => ({
      filing: { receiptNo, reportName, receivedOn: '2026-11-03', receivedAt: null, figures: [] },
    });
    const filingEvent = (id: string, day: string, reportName: string, label: 'bad' | 'good' | 'neutral') => {
      const made = event(id, day, { title: reportName, label, kind: 'event' });
      const article = {
        ...made.representative,
        source: 'dart' as const,
        ...filed(`2026110${day.slice(-1)}000001`, reportName),
      };
      return { ...made, representative: article, articles: [article] };
    };
    const bought = filingEvent('a', '2026-11-02', '주요사항보고서(자기주식취득결정)', 'good');
    const news = event('b', '2026-11-02', { title: '한별전자, 50억 자사주 매입 결정', label: 'good', kind: 'event' });
    const reported = { ...news, articles: [...news.articles, ...bought.articles] };
    const calledOff = filingEvent('c', '2026-11-04', '자기주식취득결정 철회', 'neutral');
    for (const earlier of [bought, reported]) {
      const events = overturnEvents([calledOff, earlier], company);
      expect(scores(events).sides.good.total).toBe(0);
      expect(events.find(({ id }) => id === 'c')?.judgement.reason).toBe(
        '자기주식취득결정 철회. (11월 2일 소식이 뒤집혔어요)',
      );
    }
  });

  it('is a contract that a filing of its end names', () => {
    const ofContract = (id: string, serial: number, partner: string) => {
      const reportName = serial === 3 ? '단일판매ㆍ공급계약해지' : '단일판매ㆍ공급계약체결';
      const label = serial === 3 ? ('bad' as const) : ('good' as const);
      const made = event(id, `2026-11-0${serial}`, { title: reportName, label, kind: 'event' });
      const filing = {
        ...{ receiptNo: `2026110${serial}000001`, reportName, receivedOn: '2026-11-03', receivedAt: null, figures: [] },
        contract: { partner, from: '2026-01-02', to: '2026-12-01' },
      };
      const article = { ...made.representative, source: 'dart' as const, filing };
      return { ...made, representative: article, articles: [article] };
    };
    const signed = [ofContract('a', 1, '가온건설'), ofContract('b', 2, '나라전력')];
    const events = overturnEvents([...signed, ofContract('c', 3, '나라전력')], company);
    expect(events.map(({ judgement }) => judgement.label)).toEqual(['good', 'neutral', 'bad']);
    expect(events[2]?.judgement.reason).toContain('(11월 2일 소식이 뒤집혔어요)');
  });

  it('stays where only a column speaks of taking it back', () => {
    const column = event('b', '2026-11-04', { title: '한별전자, 유상증자 철회', label: 'good', kind: 'column' });
    const events = overturnEvents([decision, column], company);
    expect(events).toEqual([decision, column]);
    expect(scores(events).sides.bad.total).toBeGreaterThan(0);
  });
});
