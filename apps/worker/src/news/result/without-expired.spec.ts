import type { StoredTexts } from '@gaemi/database/retention/expired-texts.repository';
import { toCoverage } from '@gaemi/domain/testing/coverage';
import { expect, it } from 'vitest';
import { withoutExpired } from './without-expired.ts';

const fetchedAt = new Date('2026-11-01T00:00:00Z');
const coverage = toCoverage({
  ...{ askedFrom: '2026-10-01', askedTo: '2026-11-01', coveredFrom: '2026-10-01', coveredTo: '2026-11-01' },
  ...{ found: 1, kept: 1, merged: 0, dropped: 0, publishers: 1, events: 1 },
});

it('a filing whose days are over keeps its number, days and figures, not its name and partner', () => {
  const filing = {
    ...{
      receiptNo: '20261101000001',
      reportName: '단일판매ㆍ공급계약체결',
      receivedOn: '2026-11-01',
      receivedAt: null,
    },
    figures: [{ name: 'contract_amount', value: 1, unit: 'won' } as const],
    contract: { partner: '가나전자', from: '2026-11-01', to: '2027-10-31' },
  };
  const article = {
    ...{
      id: 'a',
      title: '단일판매ㆍ공급계약체결',
      description: '',
      link: 'https://dart.example/a',
      publisher: '금융감독원',
    },
    ...({ publishedAt: fetchedAt, source: 'dart', fetchedAt, filing } as const),
  };
  const evidence = {
    ...{ articles: [article], events: [], coverage, droppedBecause: {}, asOf: fetchedAt },
    ...({ dataSource: 'dart', judgedBy: 'offline' } as const),
    ...{ judgeVersion: '1', textsFrom: [{ source: 'dart', fetchedAt } as const] },
  };
  const left = withoutExpired({ evidence, details: [], analysis: null }, { source: 'dart', upTo: fetchedAt });
  expect(JSON.stringify(left)).not.toMatch(/공급계약|가나전자/);
  expect(left?.evidence.articles).toMatchObject([
    { title: '', filing: { receiptNo: filing.receiptNo, figures: filing.figures, contract: { to: '2027-10-31' } } },
  ]);
  expect(left?.evidence.textsFrom).toEqual([]);
});

it('of one source what is over goes, with what was made of it; younger texts and those of others stay', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const article = (id: string, source: string, day: number) => ({
    ...{ id, title: `제목 ${id}`, description: '설명', link: `https://news.example/${id}`, publisher: '예시일보' },
    ...{ publishedAt: at(day), source, fetchedAt: at(day) },
  });
  const event = (id: string, ...articleIds: string[]) => ({ id, articleIds, judgement: { reason: `이유 ${id}` } });
  const shown = (eventId: string) => ({ eventId, text: `글 ${eventId}`, short: `짧게 ${eventId}` });
  const cited = (id: string) => ({ link: `https://news.example/${id}`, title: `제목 ${id}` });
  const both = { reasons: ['mixed', 'kept'].map(shown), sources: ['old', 'other'].map(cited) };
  const stored = {
    evidence: {
      articles: [
        ...[article('old', 'naver', 1), article('late', 'naver', 21), article('young', 'naver', 20)],
        article('other', 'gdelt', 1),
      ],
      ...{ coverage, droppedBecause: {}, asOf: at(21), dataSource: 'naver', judgedBy: 'offline', judgeVersion: '1' },
      events: [
        event('mixed', 'other', 'old'),
        event('kept', 'other'),
        { ...event('unjudged', 'old'), judgement: null },
      ],
      textsFrom: [
        { source: 'naver', fetchedAt: at(1) },
        { source: 'gdelt', fetchedAt: at(1) },
      ],
    },
    details: [
      {
        content: {
          summary: '요약',
          ...both,
          unsure: both.reasons,
          contributions: both.sources,
          timeline: both.reasons,
        },
      },
    ],
    analysis: { state: 'done', result: { summaries: { good: '요약', bad: '요약' }, lead: ['요점'] } },
  };
  const remove = (change: object = {}) =>
    withoutExpired({ ...stored, ...change } as unknown as StoredTexts, { source: 'naver', upTo: at(1) });
  const left = remove();
  expect(left?.evidence.articles.map(({ title }) => title)).toEqual(['', '제목 late', '제목 young', '제목 other']);
  expect(left?.evidence.events.map(({ judgement }) => judgement?.reason)).toEqual(['', '이유 kept', undefined]);
  expect(left?.evidence.textsFrom).toEqual([
    { source: 'gdelt', fetchedAt: at(1) },
    { source: 'naver', fetchedAt: at(20) },
  ]);
  const [texts, titles] = [
    [{ text: '' }, { text: '글 kept' }],
    [{ title: '' }, { title: '제목 other' }],
  ];
  expect(left?.details).toMatchObject([
    {
      content: {
        ...{ summary: '', reasons: texts, unsure: texts, sources: titles, contributions: titles },
        timeline: [{ short: '' }, { short: '짧게 kept' }],
      },
    },
  ]);
  expect(left?.analysis?.result).toEqual({ summaries: { good: '', bad: '' }, lead: [] });
  expect(remove({ analysis: { state: 'error', result: null } })?.analysis?.result).toBeNull();
  expect(remove({ analysis: { state: 'running', result: null } })).toBeNull();
});
