import { describe, expect, it } from 'vitest';
import { confirmEvents, type ReportedEvent } from './confirm.ts';
import type { Filing } from './filing.ts';

const contract = '단일판매ㆍ공급계약체결';

function filed(receiptNo: string, amount: number, reportName = contract): Filing {
  const [year, month, day] = [receiptNo.slice(0, 4), receiptNo.slice(4, 6), receiptNo.slice(6, 8)];
  return {
    receiptNo,
    reportName,
    receivedOn: `${year}-${month}-${day}`,
    receivedAt: null,
    figures: [{ name: 'contract_amount', value: amount * 1e8, unit: 'won' }],
  };
}
const article = (day: string, titles: readonly string[], type: ReportedEvent['type'] = 'orders'): ReportedEvent => ({
  id: 'event',
  day,
  type,
  articles: titles.map((title) => ({ title, description: '' })),
});
const outcome = (event: ReportedEvent, filings: readonly Filing[]) => {
  const [result] = confirmEvents([event], filings);
  return { by: result?.confirmedBy?.receiptNo ?? null, from: result?.differsFrom?.receiptNo ?? null };
};
const right = '한빛중공업, 4,210억 규모 공급계약 체결';
const wrong = '한빛중공업, 5,400억 규모 공급계약 체결';
const silent = { by: null, from: null };

describe('an event', () => {
  it('is confirmed by the filing of its fact', () => {
    expect(outcome(article('2026-11-18', [right]), [filed('20261118000001', 4_210)])).toEqual({
      by: '20261118000001',
      from: null,
    });
  });

  it('is confirmed where one of its articles states the amount', () => {
    expect(outcome(article('2026-11-18', ['한빛중공업 급등', wrong, right]), [filed('20261118000001', 4_210)]).by).toBe(
      '20261118000001',
    );
  });

  it('is confirmed by the filing next to it in time', () => {
    const filings = [filed('20261116000001', 4_210), filed('20261118000001', 4_211)];
    expect(outcome(article('2026-11-18', [right]), filings).by).toBe('20261118000001');
    expect(outcome(article('2026-11-18', [right]), filings.toReversed()).by).toBe('20261118000001');
  });

  it('is read once, however many filings are near it', () => {
    let read = 0;
    const event = article('2026-11-18', [right]);
    const counted = {
      description: '',
      get title() {
        read += 1;
        return right;
      },
    };
    const filings = [1, 2, 3, 4].map((number) => filed(`2026111800000${number}`, 1_000 * number));
    confirmEvents([{ ...event, articles: [counted] }], filings);
    expect(read).toBe(1);
  });

  it('differs from the only filing of its kind', () => {
    expect(outcome(article('2026-11-18', [wrong]), [filed('20261118000001', 4_210)])).toEqual({
      by: null,
      from: '20261118000001',
    });
  });

  it.each([
    ['another contract is filed as well', [filed('20261118000001', 4_210), filed('20261117000002', 700)]],
    [
      'the filing is corrected',
      [filed('20261118000001', 4_210), filed('20261119000001', 3_800, `[기재정정]${contract}`)],
    ],
    ['only a correction is known', [filed('20261118000001', 4_210, `[기재정정]${contract}`)]],
    ['the filing is older', [filed('20261110000001', 4_210)]],
    ['there is no filing', []],
  ])('says nothing where %s', (_, filings) => {
    expect(outcome(article('2026-11-18', [wrong]), filings)).toEqual(silent);
  });

  it('is not accused by a filing that confirms another event of the day', () => {
    const filing = filed('20261118000001', 4_210);
    const small = { ...article('2026-11-18', ['한빛중공업, 마바사와 1000억원 규모 공급계약 체결']), id: 'small' };
    const both = [small, { ...article('2026-11-18', [right]), id: 'filed' }];
    for (const events of [both, both.toReversed()])
      expect(
        Object.fromEntries(confirmEvents(events, [filing]).map(({ eventId, ...result }) => [eventId, result])),
      ).toEqual({
        small: { confirmedBy: null, differsFrom: null },
        filed: { confirmedBy: { receiptNo: filing.receiptNo }, differsFrom: null },
      });
    // Alone, it may still be another contract, with a party that the filing does not name; one of like size is the same.
    expect(outcome(small, [filing])).toEqual(silent);
    const alike = article('2026-11-18', ['한빛중공업, 마바사와 3,100억원 규모 공급계약 체결']);
    expect(outcome(alike, [filing]).from).toBe(filing.receiptNo);
  });

  it('of another type is not accused', () => {
    expect(outcome(article('2026-11-18', [wrong], 'earnings'), [filed('20261118000001', 4_210)])).toEqual(silent);
    expect(outcome(article('2026-11-18', [wrong], 'filing'), [filed('20261118000001', 4_210)]).from).toBe(
      '20261118000001',
    );
  });

  it('is confirmed by the amount before a correction and by the one after it', () => {
    const filings = [filed('20261118000001', 4_210), filed('20261120000001', 3_800, `[기재정정]${contract}`)];
    expect(outcome(article('2026-11-18', [right]), filings).by).toBe('20261120000001');
    expect(outcome(article('2026-11-20', ['한빛중공업, 3,800억 공급계약 체결']), filings).by).toBe('20261120000001');
    // The correction comes long after the article: it was right when written.
    const late = [filed('20261002000001', 4_210), filed('20261120000001', 3_800, `[기재정정]${contract}`)];
    expect(outcome(article('2026-10-02', [right]), late).by).toBe('20261120000001');
  });

  it('is not confirmed by the end of the contract', () => {
    expect(outcome(article('2026-11-18', [right]), [filed('20261118000001', 4_210, '단일판매ㆍ공급계약해지')])).toEqual(
      silent,
    );
  });

  it('is compared by the days of its articles', () => {
    const event: ReportedEvent = {
      ...article('2026-11-02', []),
      articles: [{ title: right, description: '', day: '2026-11-17' }],
    };
    expect(outcome(event, [filed('20261118000001', 4_210)]).by).toBe('20261118000001');
  });

  it('of results is not accused by results on two bases', () => {
    const figures = [{ name: 'operating_profit', value: 120e9, unit: 'won' } as const];
    const basis = (receiptNo: string, reportName: string): Filing => ({ ...filed(receiptNo, 0, reportName), figures });
    const consolidated = basis('20261106000001', '연결재무제표기준영업(잠정)실적(공정공시)');
    const separate = basis('20261106000002', '영업(잠정)실적(공정공시)');
    const event = article('2026-11-06', ['한빛중공업 3분기 영업이익 150억'], 'earnings');
    const slip = article('2026-11-06', ['한빛중공업 3분기 영업이익 1,500억'], 'earnings');
    expect(outcome(slip, [consolidated]).from).toBe('20261106000001');
    expect(outcome(slip, [consolidated, separate])).toEqual(silent);
    expect(outcome(event, [consolidated, separate])).toEqual(silent);
  });
});

it('answers for every event in its order, whatever the order of the filings', () => {
  const events = [article('2026-11-18', [right]), { ...article('2026-11-18', [wrong]), id: 'second' }];
  const filings = [filed('20261118000001', 4_210), filed('20261119000001', 100, '단일판매ㆍ공급계약해지')];
  const result = confirmEvents(events, filings);
  expect(result.map(({ eventId }) => eventId)).toEqual(['event', 'second']);
  expect(confirmEvents(events, filings.toReversed())).toEqual(result);
});
