import { describe, expect, it } from 'vitest';
import type { Article } from '../article.ts';
import { clusterArticles } from './cluster-articles.ts';

const company = {
  code: 'X00001',
  name: '한빛중공업',
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};

/** Number of events of headlines published at Seoul times, "2026-11-18 10:00" where only a time is given. */
function eventsOf(...articles: readonly (readonly [title: string, at: string])[]): number {
  const reported = articles.map(
    ([title, at], index): Article => ({
      id: String(index),
      title,
      description: '',
      link: `https://news.example/${String(index)}`,
      publisher: `신문${String(index)}`,
      publishedAt: new Date(`${at.length === 5 ? `2026-11-18T${at}` : at.replace(' ', 'T')}:00+09:00`),
    }),
  );
  return clusterArticles(reported, company).length;
}

describe('the price of a trading day', () => {
  it('is one event from the opening to the recap of the evening', () => {
    expect(
      eventsOf(
        ['[특징주] 한빛중공업, 수주 기대에 급등', '09:12'],
        ['한빛중공업 주가, 장중 52,300원 7.1% 상승', '13:40'],
        ['한빛중공업 7% 상승 마감', '15:41'],
        ['[특징주] 조선株 동반 강세…한빛중공업 7%↑', '18:20'],
      ),
    ).toBe(1);
  });

  it('is another event on another day, also when told before the opening', () => {
    expect(eventsOf(['한빛중공업 7% 급등 마감', '15:41'], ['한빛중공업 3% 강세 마감', '2026-11-19 15:40'])).toBe(2);
    expect(eventsOf(['한빛중공업 7% 급등 마감', '15:41'], ['한빛중공업 7% 급등 마감', '2026-11-19 06:40'])).toBe(1);
  });

  it('is told until the next trading day, also on holidays and over the turn of the year', () => {
    const closing = ['한빛중공업 7% 급등 마감', '2026-12-30 15:41'] as const;
    expect(eventsOf(closing, ['한빛중공업 주가 7% 상승', '2026-12-31 10:00'])).toBe(1);
    expect(eventsOf(closing, ['한빛중공업 주가 7% 상승', '2027-01-02 10:00'])).toBe(1);
    expect(eventsOf(closing, ['한빛중공업 주가 7% 상승', '2027-01-04 10:30'])).toBe(2);
  });

  it('is the day that a headline names', () => {
    const named = '한빛중공업 주가, 11월 17일 장중 51,000원 2.0% 상승';
    expect(eventsOf([named, '10:00'], ['한빛중공업 장 초반 2% 상승', '09:10'])).toBe(2);
    expect(eventsOf([named, '10:00'], ['한빛중공업 2% 상승 마감', '2026-11-17 15:40'])).toBe(1);
  });

  it('is not the recap of a week', () => {
    expect(eventsOf(['한빛중공업 주가, 최근 5거래일 12% 상승', '16:00'], ['한빛중공업 3% 상승 마감', '15:40'])).toBe(2);
  });
});

describe('a report of a holding', () => {
  it('is one event per person', () => {
    const sold = (person: string): readonly [string, string] => [
      `한빛중공업 ${person} 부사장, 주식 1,200주 매도`,
      '17:00',
    ];
    expect(eventsOf(sold('김민수'), sold('이영희'))).toBe(2);
    expect(eventsOf(sold('김민수'), ['[공시] 한빛중공업 김민수, 보통주 1,200주 처분', '17:20'])).toBe(1);
  });
});

describe('a warning of the exchange', () => {
  it('is one event per kind and stage', () => {
    const alert: readonly [string, string] = ['한빛중공업, 투자경고종목 지정', '18:00'];
    expect(eventsOf(alert, ['[시장조치] 한빛중공업 투자경고 종목으로 지정', '18:10'])).toBe(1);
    expect(eventsOf(alert, ['한빛중공업, 투자주의종목 지정', '18:05'])).toBe(2);
    expect(eventsOf(alert, ['한빛중공업, 투자경고종목 지정해제', '2026-11-20 18:00'])).toBe(2);
    expect(eventsOf(alert, ['한빛중공업, 투자경고종목 지정', '2026-11-25 18:00'])).toBe(2);
  });
});
