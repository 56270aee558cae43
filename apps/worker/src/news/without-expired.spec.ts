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
