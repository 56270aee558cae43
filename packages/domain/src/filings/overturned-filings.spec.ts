import { describe, expect, it } from 'vitest';
import type { Filing } from './filing.ts';
import { overturnedFilings } from './overturned-filings.ts';

const filed = (reportName: string, serial: number, figures: Filing['figures'] = []): Filing => ({
  receiptNo: `2026110200000${serial}`,
  reportName,
  receivedOn: '2026-11-02',
  receivedAt: null,
  figures,
});
/** Serial numbers of the filings that are taken back, by the one that does it. */
const takenBack = (...filings: Filing[]) =>
  overturnedFilings(filings).map(({ earlier, later }) => `${later.slice(-1)}:${earlier.slice(-1)}`);
const named = (...names: string[]) => takenBack(...names.map((name, index) => filed(name, index + 1)));

describe('filings that are taken back', () => {
  it.each([
    ['주요사항보고서(자기주식취득결정)', '자기주식취득결정 철회'],
    ['주요사항보고서(유상증자결정)', '유상증자결정(철회)'],
    ['주요사항보고서(감자결정)', '감자결정 철회'],
    ['주식소각결정', '주식소각결정 취소'],
    ['신규시설투자등', '신규시설투자등 철회'],
    ['파산신청', '파산신청취하'],
    ['주요사항보고서(회생절차개시신청)', '회생절차개시신청기각'],
    ['불성실공시법인지정예고', '불성실공시법인미지정'],
    ['상장폐지사유발생', '상장폐지사유해소'],
    ['관리종목지정', '관리종목지정해제'],
  ])('%s by %s', (earlier, later) => {
    expect(named(earlier, later)).toEqual(['2:1']);
    expect(named(later, earlier)).toEqual([]);
  });

  it.each([
    ['another kind of decision', '주요사항보고서(전환사채권발행결정)', '유상증자결정(철회)'],
    ['that of a subsidiary', '유상증자결정(자회사의 주요경영사항)', '유상증자결정(철회)'],
    ['another request', '파산신청', '회생절차개시신청기각'],
    ['a decision about a request', '회생절차개시결정', '파산신청기각'],
    ['a part of the reasons', '관리종목지정', '관리종목지정해제(일부 사유 해소)'],
    ['another state', '관리종목지정', '투자주의환기종목지정해제'],
    ['the way to the last trades', '상장폐지결정', '주권매매거래정지해제(상장폐지에 따른 정리매매 개시)'],
    ['a contract', '단일판매ㆍ공급계약체결', '단일판매ㆍ공급계약해지'],
  ])('are not %s', (_, earlier, later) => {
    expect(named(earlier, later)).toEqual([]);
  });

  it('are all steps of an examination that ended well', () => {
    const steps = ['상장적격성 실질심사 대상 결정', '개선기간 부여', '상장유지 결정'];
    expect(named(...steps.map((step) => `기타시장안내(${step})`))).toEqual(['3:1', '3:2']);
  });

  it('are a contract that another filing ends by its terms', () => {
    const terms = (partner: string | null, to: string) => ({ contract: { partner, from: null, to } });
    const signed = [1, 2].map((serial) => ({
      ...filed('단일판매ㆍ공급계약체결', serial),
      ...terms(serial === 1 ? '가온건설' : '나라전력', '2026-12-01'),
    }));
    const ended = (partner: string | null, to: string) => ({
      ...filed('단일판매ㆍ공급계약해지', 3),
      ...terms(partner, to),
    });
    expect(takenBack(...signed, ended('나라전력', '2026-12-31'))).toEqual(['3:2']);
    expect(takenBack(...signed, ended('다라조선', '2026-12-01'))).toEqual([]);
    expect(takenBack(...signed, ended(null, '2026-12-01'))).toEqual([]);
  });

  it('are told apart by their amounts, and none where these do not tell', () => {
    const amount = (value: number): Filing['figures'] => [{ name: 'treasury_amount', value, unit: 'won' }];
    const bought = (serial: number, value: number) => filed('자기주식취득결정', serial, amount(value));
    expect(takenBack(bought(1, 5e9), bought(2, 7e9), filed('자기주식취득결정 철회', 3, amount(7e9)))).toEqual(['3:2']);
    expect(takenBack(bought(1, 5e9), bought(2, 7e9), filed('자기주식취득결정 철회', 3))).toEqual([]);
  });
});
