import type { SourcedArticle } from '@gaemi/domain/article';
import type { Filing } from '@gaemi/domain/filings/filing';
import { judged } from '@gaemi/domain/judge/testing/judged';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { describe, expect, it } from 'vitest';
import { buildFilingEvents, isFiling } from './filing-events.ts';
import { joinFilings } from './join-filings.ts';

const company: ListedCompany = {
  code: '009830',
  name: '한화솔루션',
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};

let serial = 0;
function filing(day: string, reportName: string, figures: Filing['figures'] = []): SourcedArticle {
  serial += 1;
  const receiptNo = `${day.replaceAll('-', '')}${String(serial).padStart(6, '0')}`;
  return {
    id: receiptNo,
    title: reportName,
    description: '',
    link: `https://dart.fss.or.kr/dsaf001/main.do?rcpNo=${receiptNo}`,
    publisher: '금융감독원 전자공시',
    publishedAt: new Date(`${day}T07:00:00.000Z`),
    source: 'dart',
    fetchedAt: new Date('2026-11-21T03:00:00.000Z'),
    filing: { receiptNo, reportName, receivedOn: day, receivedAt: null, figures },
  };
}
function news(id: string, day: string, title: string, description = '') {
  const article: SourcedArticle = {
    id,
    title,
    description,
    link: `https://news.example/${id}`,
    publisher: '가나일보',
    publishedAt: new Date(`${day}T01:00:00.000Z`),
    source: 'naver',
    fetchedAt: new Date('2026-11-21T03:00:00.000Z'),
  };
  const judgement = judged({ type: 'orders', reason: '수주했어요.' });
  const reported = { representative: article, articles: [article], publishers: ['가나일보'], matches: new Map() };
  return { id, ...reported, judgement, judgedBy: 'openai' as const };
}
const contract = (won: number) => [{ name: 'contract_amount' as const, value: won, unit: 'won' as const }];
const join = (events: ReturnType<typeof news>[], filings: SourcedArticle[]) =>
  joinFilings(events, buildFilingEvents(filings.filter(isFiling), company).events);

describe('joined filings', () => {
  it('confirm a news event of the same amount, as a further article and no event of their own', () => {
    const paper = filing('2026-11-18', '단일판매ㆍ공급계약체결', contract(421_034_500_000));
    const [event, ...others] = join([news('n', '2026-11-18', '한화솔루션, 4210억원 규모 공급계약 체결')], [paper]);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ id: 'n', confirmedBy: { link: paper.link, date: '2026-11-18' }, judgedBy: 'openai' });
    expect(event?.articles.map(({ id }) => id)).toEqual(['n', paper.id]);
    expect(event?.publishers).toEqual(['가나일보']);
  });

  it('differ from a news event of another amount', () => {
    const paper = filing('2026-11-18', '단일판매ㆍ공급계약체결', contract(321_034_500_000));
    const [event] = join([news('n', '2026-11-18', '한화솔루션, 4210억원 규모 공급계약 체결')], [paper]);
    expect(event).toMatchObject({ differsFrom: { link: paper.link } });
    expect(event).not.toHaveProperty('confirmedBy');
  });

  it('are no second event of news without an amount', () => {
    const figures = [{ name: 'treasury_amount' as const, value: 5e9, unit: 'won' as const }];
    const paper = filing('2026-11-18', '주요사항보고서(자기주식취득결정)', figures);
    const stated = news('n', '2026-11-18', '한화솔루션, 자사주 매입 결정');
    const event = { ...stated, judgement: { ...stated.judgement, type: 'shareholder_returns' as const } };
    const joined = join([event], [paper]);
    expect(joined.map(({ id }) => id)).toEqual(['n']);
    expect(joined[0]).toMatchObject({ confirmedBy: { link: paper.link } });
  });

  it('are events of their own otherwise, judged by name and figures, with what they correct', () => {
    const first = filing('2026-11-10', '단일판매ㆍ공급계약체결', contract(100_000_000_000));
    const corrected = filing('2026-11-12', '[기재정정]단일판매ㆍ공급계약체결', contract(120_000_000_000));
    const [event, ...others] = join([], [corrected, first]);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      id: corrected.id,
      judgement: { label: 'good', type: 'orders' },
      judgedBy: 'offline',
    });
    expect(event?.articles.map(({ id }) => id)).toEqual([corrected.id, first.id]);
  });

  it('that correct one which is not at hand have no side: what they report may be years old', () => {
    const corrected = filing('2026-11-12', '[기재정정]단일판매ㆍ공급계약체결', contract(120_000_000_000));
    const completed = filing('2026-11-13', '단일판매ㆍ공급계약체결', contract(90_000_000_000));
    const judgements = join([], [corrected, completed]).map(({ judgement: { label, strength } }) => ({
      label,
      strength,
    }));
    expect(judgements).toEqual([
      { label: 'good', strength: 2 },
      { label: 'neutral', strength: 1 },
    ]);
  });

  it('of routine kinds are counted only', () => {
    const papers = [
      filing('2026-11-10', '임원ㆍ주요주주특정증권등소유상황보고서'),
      filing('2026-11-14', '분기보고서 (2026.09)'),
    ];
    expect(buildFilingEvents(papers.filter(isFiling), company)).toEqual({ events: [], routine: 2 });
  });

  it('tell the stages of a rumour, whose last one decides the strength', () => {
    const report = news('n', '2026-11-10', '한화솔루션, 태양광 사업부 매각설');
    const inquiry = filing('2026-11-10', '조회공시요구(풍문또는보도)(매각설)');
    const pending = filing('2026-11-11', '조회공시요구(풍문또는보도)에대한답변(미확정)(매각설)');
    const [event, ...others] = join([report], [pending, inquiry]);
    expect(others).toEqual([]);
    expect(event?.stages?.map(({ stage }) => stage)).toEqual(['reported', 'inquired', 'pending']);
    expect(event?.stages?.map(({ link }) => link)).toEqual([null, inquiry.link, pending.link]);
    expect(event?.judgement).toMatchObject({ label: 'good', strength: 1 });
    const denied = filing('2026-11-12', '조회공시요구(풍문또는보도)에대한답변(부인)(매각설)');
    const [end] = join([report], [denied, pending, inquiry]);
    expect(end?.judgement).toMatchObject({ label: 'neutral' });
  });

  it('are the same in every order of arrival', () => {
    const papers = [
      filing('2026-11-10', '조회공시요구(풍문또는보도)(매각설)'),
      filing('2026-11-11', '조회공시요구(풍문또는보도)에대한답변(미확정)(매각설)'),
      filing('2026-11-16', '단일판매ㆍ공급계약체결', contract(421_034_500_000)),
      filing('2026-11-17', '[기재정정]단일판매ㆍ공급계약체결', contract(431_034_500_000)),
    ];
    const reported = [
      news('a', '2026-11-10', '한화솔루션, 태양광 사업부 매각설'),
      news('b', '2026-11-16', '한화솔루션 4210억원 공급계약 체결'),
    ];
    const byId = (events: ReturnType<typeof join>) => events.toSorted((x, y) => (x.id < y.id ? -1 : 1));
    const all = byId(join(reported, papers));
    expect(byId(join(reported, papers.toReversed()))).toEqual(all);
    expect(byId(join(reported.toReversed(), [...papers.slice(2), ...papers.slice(0, 2)]))).toEqual(all);
  });

  it('without figures are no event beside the one that tells their fact', () => {
    const paper = filing('2026-11-18', '단일판매ㆍ공급계약체결');
    const joined = join([news('n', '2026-11-18', '한화솔루션, 4210억원 규모 공급계약 체결')], [paper]);
    expect(joined).toHaveLength(1);
    // The amount of the headline is not confirmed.
    expect(joined[0]?.confirmedBy).toBeUndefined();
    expect(joined[0]?.articles.map(({ id }) => id)).toEqual(['n', paper.id]);
  });
});
