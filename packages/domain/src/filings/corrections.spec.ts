import { describe, expect, it } from 'vitest';
import { validFilings } from './corrections.ts';
import type { Filing } from './filing.ts';

const contract = '단일판매ㆍ공급계약체결';

/** A filing by its receipt number, whose first eight digits are its day. */
function filed(receiptNo: string, reportName: string, amount?: number): Filing {
  const [year, month, day] = [receiptNo.slice(0, 4), receiptNo.slice(4, 6), receiptNo.slice(6, 8)];
  return {
    receiptNo,
    reportName,
    receivedOn: `${year}-${month}-${day}`,
    receivedAt: null,
    figures: amount === undefined ? [] : [{ name: 'contract_amount', value: amount * 1e8, unit: 'won' }],
  };
}

/** The valid filings with what they replace: "c<a,b". */
const summary = (filings: readonly Filing[]) =>
  validFilings(filings).map(({ filing, replaces }) =>
    replaces.length === 0 ? filing.receiptNo : `${filing.receiptNo}<${replaces.join(',')}`,
  );

describe('a correction', () => {
  it('replaces the filing of the same name before it and keeps its figures', () => {
    const [valid, ...others] = validFilings([
      filed('20261102000001', contract, 4_210),
      filed('20261110000001', `[기재정정]${contract}`, 3_800),
    ]);
    expect(others).toEqual([]);
    expect(valid?.filing.receiptNo).toBe('20261110000001');
    expect(valid?.replaces).toEqual(['20261102000001']);
    expect(valid?.earlier.flatMap(({ figures }) => figures.map(({ value }) => value))).toEqual([421e9]);
  });

  it('forms a chain', () => {
    expect(
      summary([
        filed('20261102000001', '단일판매·공급계약 체결', 4_210),
        filed('20261110000001', `[기재정정]${contract}`, 3_800),
        filed('20261118000001', `[기재정정]${contract}`, 3_500),
      ]),
    ).toEqual(['20261118000001<20261102000001,20261110000001']);
  });

  it('takes the nearest original, but one with the same amount first', () => {
    const originals = [filed('20261102000001', contract, 4_210), filed('20261105000001', contract, 700)];
    expect(summary([...originals, filed('20261110000001', `[기재정정]${contract}`, 3_800)])).toEqual([
      '20261102000001',
      '20261110000001<20261105000001',
    ]);
    expect(summary([...originals, filed('20261110000001', `[기재정정]${contract}`, 4_210)])).toEqual([
      '20261105000001',
      '20261110000001<20261102000001',
    ]);
  });

  describe('of a contract', () => {
    const terms = (filing: Filing, partner: string | null, from: string | null = null): Filing => ({
      ...filing,
      contract: { partner, from, to: null },
    });
    const first = terms(filed('20261102000001', contract, 100), '가온건설', '2026-11-02');
    const second = terms(filed('20261105000001', contract, 200), '나라전력', '2026-11-05');
    const correction = filed('20261110000001', `[기재정정]${contract}`, 120);

    it('replaces the one whose partner or first day it names', () => {
      const expected = ['20261105000001', '20261110000001<20261102000001'];
      expect(summary([first, second, terms(correction, '가온건설(주)', '2026-11-02')])).toEqual(expected);
      expect(summary([first, second, terms(correction, '가온건설', '2026-12-01')])).toEqual(expected);
      expect(summary([first, second, terms(correction, null, '2026-11-02')])).toEqual(expected);
    });

    it('replaces none with another partner, and the nearest where it names none', () => {
      expect(summary([first, second, terms(correction, '다라조선')])).toEqual([
        '20261102000001',
        '20261105000001',
        '20261110000001',
      ]);
      expect(summary([first, second, correction])).toEqual(['20261102000001', '20261110000001<20261105000001']);
    });
  });

  it.each([
    ['another name', '주식소각결정', '[기재정정]단일판매ㆍ공급계약체결'],
    ['an ended contract', '단일판매ㆍ공급계약체결', '단일판매ㆍ공급계약해지'],
    ['a corrected end', '단일판매ㆍ공급계약체결', '[기재정정]단일판매ㆍ공급계약해지'],
    ['a second contract', contract, contract],
    ['a subsidiary', contract, `[기재정정]${contract}(자회사의 주요경영사항)`],
    ['another series', '전환청구권행사 (제15회차)', '[기재정정]전환청구권행사 (제16회차)'],
    ['another period', '분기보고서 (2026.03)', '[기재정정]분기보고서 (2026.09)'],
    ['a demand of the regulator', '증권신고서(지분증권)', '[정정제출요구]증권신고서(지분증권)'],
  ])('does not reach %s', (_, first, second) => {
    expect(summary([filed('20261102000001', first), filed('20261110000001', second)])).toEqual([
      '20261102000001',
      '20261110000001',
    ]);
  });

  it('does not reach a filing half a year before it, nor one after it', () => {
    expect(summary([filed('20260102000001', contract), filed('20261110000001', `[기재정정]${contract}`)])).toHaveLength(
      2,
    );
    expect(summary([filed('20261112000001', contract), filed('20261110000001', `[기재정정]${contract}`)])).toHaveLength(
      2,
    );
  });

  it.each(['[기재정정]', '[변경등록]', '[연장결정]', '[발행조건확정]', '[기재정정][첨부추가]'])(
    'is marked by %s',
    (prefix) => {
      expect(summary([filed('20261102000001', contract), filed('20261110000001', prefix + contract)])).toEqual([
        '20261110000001<20261102000001',
      ]);
    },
  );

  it.each(['[첨부추가]', '[첨부정정]'])('is not %s, which leaves the figures', (prefix) => {
    const [valid, ...others] = validFilings([
      filed('20261102000001', contract, 4_210),
      filed('20261110000001', prefix + contract),
    ]);
    expect(others).toEqual([]);
    expect(valid).toMatchObject({ replaces: [], attachments: ['20261110000001'] });
    expect(valid?.filing.figures).toHaveLength(1);
  });
});

/** Deterministic numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

it('gives the same result in every order of arrival', () => {
  const names = [contract, `[기재정정]${contract}`, `[첨부추가]${contract}`, '단일판매ㆍ공급계약해지', '주식소각결정'];
  for (let seed = 1; seed <= 60; seed += 1) {
    const next = random(seed);
    const filings = Array.from({ length: 9 }, () => {
      const day = String(1 + Math.floor(next() * 12)).padStart(2, '0');
      const name = names[Math.floor(next() * names.length)] ?? contract;
      return filed(`202611${day}00000${String(Math.floor(next() * 6))}`, name, 1_000 + Math.floor(next() * 3));
    });
    const expected = validFilings(filings);
    for (let shuffle = 0; shuffle < 15; shuffle += 1) {
      const shuffled = filings
        .map((filing) => ({ filing, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ filing }) => filing);
      expect(validFilings(shuffled)).toEqual(expected);
    }
  }
});
