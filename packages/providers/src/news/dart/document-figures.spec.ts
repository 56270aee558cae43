import {
  buildTable,
  contractForm,
  correctionTable,
  dividendForm,
  endedContractForm,
  resultsForm,
  shareSplitForm,
} from '@gaemi/testing/providers/dart-documents';
import { describe, expect, it } from 'vitest';
import { contractTerms, documentFigures, hasForm } from './document-figures.ts';
import { readTables } from './document-tables.ts';

const contract = '단일판매ㆍ공급계약체결';
const results = '연결재무제표기준영업(잠정)실적(공정공시)';
const dividend = '현금ㆍ현물배당결정';
/** As the form of KOSPI states it, with its part of the yearly revenue. */
const sized = (value: number) => [...amount(value), { name: 'contract_amount', value: 12.3, unit: 'percent' }];
const amount = (value: number, unit = 'won') => [{ name: 'contract_amount', value, unit }];

describe('forms', () => {
  it.each([
    [contract, true],
    ['[기재정정]단일판매ㆍ공급계약체결(자율공시)', true],
    ['영업(잠정)실적(공정공시)', true],
    [results, true],
    ['[첨부정정] 현금ㆍ현물배당결정', true],
    ['소송등의제기ㆍ신청(일정금액이상의청구)', true],
    ['현금ㆍ현물배당결정(자회사의 주요경영사항)', false],
    ['단일판매ㆍ공급계약체결(종속회사의주요경영사항)', false],
    ['단일판매ㆍ공급계약해지', true],
    ['현금ㆍ현물배당을위한주주명부폐쇄(기준일)결정', false],
    ['주식배당결정', false],
    ['매출액또는손익구조30%(대규모법인은15%)이상변동', true],
    ['[기재정정]신규시설투자등', true],
    ['신규시설투자등(자회사의 주요경영사항)', false],
    ['주식소각결정', true],
    ['타법인주식및출자증권취득결정(자율공시)', true],
    ['파생상품거래손실발생', true],
    ['주식분할결정', true],
    ['주식병합결정', true],
    ['주식분할결정(종속회사의주요경영사항)', false],
    ['회사분할결정', false],
    ['영업실적등에대한전망(공정공시)', false],
  ])('of %s: %s', (report, known) => {
    expect(hasForm(report)).toBe(known);
  });
});

describe('a supply contract', () => {
  it('is read from the forms of both exchanges', () => {
    expect(documentFigures(contract, contractForm('44,200,000,000', 'Y'))).toEqual(sized(44_200_000_000));
    expect(documentFigures(contract, contractForm('19,426,988,796', 'K'))).toEqual(amount(19_426_988_796));
  });

  it('is read from the corrected form, not from the table of the correction', () => {
    const document = correctionTable('1,000', '2,000') + contractForm('2,000');
    expect(documentFigures(`[기재정정]${contract}`, document)).toEqual(sized(2_000));
    expect(documentFigures(contract, correctionTable('1,000', '2,000'))).toEqual([]);
  });

  it('has its unit in the label, beside the number or above the table', () => {
    const one = (label: string, value: string) => documentFigures(contract, buildTable([[label, value]]));
    expect(one('계약금액(USD)', '1,234')).toEqual(amount(1_234, 'usd'));
    expect(one('계약금액', '1,234 백만원')).toEqual(amount(1_234_000_000));
    const above = `<p>(단위 : 천원)</p>${buildTable([['계약금액', '1,234']])}`;
    expect(documentFigures(contract, above)).toEqual(amount(1_234_000));
  });

  it.each([
    ['without a unit', buildTable([['계약금액', '12,340']])],
    ['with two units', `<p>단위: 원, 단위: 천원</p>${buildTable([['계약금액', '12,340']])}`],
    ['with two amounts', buildTable([['계약금액(원)', '1,000']]) + buildTable([['계약금액(원)', '2,000']])],
    ['with an amount and more', buildTable([['계약금액(원)', '1,000 (부가세 별도 100)']])],
    ['that is kept secret', buildTable([['계약금액(원)', '-']])],
    ['of nothing', buildTable([['계약금액(원)', '0']])],
    ['in an unknown form', '<p>계약금액은 1,000원입니다</p>'],
    ['without a value', buildTable([['계약금액(원)']])],
    ['that is no document', '%PDF-1.4'],
  ])('%s has no figure', (_, document) => {
    expect(documentFigures(contract, document)).toEqual([]);
  });

  it('is not that of a list of older contracts', () => {
    const others = buildTable([
      ['계약명', '계약금액(원)', '계약기간'],
      ['가온', '99', '2025'],
    ]);
    expect(documentFigures(contract, contractForm('1,000') + others)).toEqual(sized(1_000));
  });
});

describe('preliminary results', () => {
  const figures = (revenue: number, operating: number, net: number) => [
    { name: 'revenue', value: revenue, unit: 'won' },
    { name: 'operating_profit', value: operating, unit: 'won' },
    { name: 'net_profit', value: net, unit: 'won' },
  ];

  it('are those of the current term, in the unit of the table', () => {
    const form = (unit: string) => resultsForm({ unit, revenue: '1,236', operating: '-120', net: '△30' });
    expect(documentFigures(results, form('백만원'))).toEqual(figures(1_236e6, -120e6, -30e6));
    expect(documentFigures(results, form('억원'))).toEqual(figures(1_236e8, -120e8, -30e8));
    const trillions = resultsForm({ unit: '조원', revenue: '171.50', operating: '20.01', net: '-' });
    expect(documentFigures(results, trillions)).toEqual(figures(171.5e12, 20.01e12, 0).slice(0, 2));
  });

  it('are those of the corrected form in trillions, not of the table of the correction', () => {
    const corrected = buildTable([
      ['정정일자', '2026-04-30'],
      ['1. 정정관련 공시서류', results],
      ['정정항목', '정정전', '정정후'],
      ['매출액(당해실적)', '133.00', '133.87'],
      ['영업이익(당해실적)', '57.20', '57.23'],
    ]);
    const form = resultsForm({ unit: '조원', revenue: '133.87', operating: '57.23', net: '-' });
    expect(documentFigures(`[기재정정]${results}`, corrected + form)).toEqual(
      figures(133.87e12, 57.23e12, 0).slice(0, 2),
    );
  });

  it('are read where cells are repeated in place of spanning, with terms in a head of their own', () => {
    const head = ['구분', '구분', '당기실적', '전기실적', '전기대비', '전년동기실적', '전년동기대비'];
    const terms = ['구분', '구분', "('26.1Q)", "('25.4Q)", '증감율(%)', "('25.1Q)", '증감율(%)'];
    const form = buildTable([
      [['단위 : 조원, %', 7]],
      head,
      terms,
      ['매출액', '당해실적', '17.88', '17.20', '4.0', '17.44', '2.5'],
      ['영업이익', '당해실적', '0.71', '0.50', '42.0', '0.58', '22.4'],
    ]);
    expect(documentFigures(results, form)).toEqual(figures(17.88e12, 0.71e12, 0).slice(0, 2));
  });

  it('are read where the first column is headed by the current term, and nowhere else', () => {
    const simple = (head: string) =>
      `<div>단위 : 억원</div>${buildTable([
        ['항목', head, '비교'],
        ['매출액', '1,236', '9'],
        ['영업이익(손실)', '(120)', '9'],
      ])}`;
    expect(documentFigures(results, simple('당기실적'))).toEqual(figures(1_236e8, -120e8, 0).slice(0, 2));
    expect(documentFigures(results, simple('전기실적'))).toEqual([]);
  });
});

describe('a dividend', () => {
  it('is that of the ordinary share', () => {
    expect(documentFigures(dividend, dividendForm({ common: '374', other: '375', total: '2,452,000,000' }))).toEqual([
      { name: 'dividend_per_share', value: 374, unit: 'won' },
      { name: 'dividend_total', value: 2_452_000_000, unit: 'won' },
    ]);
  });

  it('that differs by shareholder has no figure of a share', () => {
    const document = buildTable([
      [['3. 1주당 배당금(원)', 2], '대주주', '100'],
      ['소액주주', '200'],
      ['5. 배당금총액(원)', '1,000'],
    ]);
    expect(documentFigures(dividend, document)).toEqual([{ name: 'dividend_total', value: 1_000, unit: 'won' }]);
  });
});

describe('a split or a consolidation of shares', () => {
  const par = (before: number, after: number) => [
    { name: 'par_value_before', value: before, unit: 'won' },
    { name: 'par_value_after', value: after, unit: 'won' },
  ];

  it('has the par value before and after', () => {
    expect(documentFigures('주식분할결정', shareSplitForm({ par: ['5,000', '100'] }))).toEqual(par(5_000, 100));
    const form = shareSplitForm({ of: '병합', par: ['200', '500'], shares: ['24,237,478', '9,694,991'] });
    expect(documentFigures('주식병합결정', form)).toEqual(par(200, 500));
  });

  it('is read from the corrected form', () => {
    const corrected = buildTable([
      ['정정항목', '정정전', '정정후'],
      ['1주당 가액(원)', '5,000', '500'],
    ]);
    const form = shareSplitForm({ par: ['5,000', '100'] });
    expect(documentFigures('[기재정정]주식분할결정', corrected + form)).toEqual(par(5_000, 100));
  });

  it('of shares without a par value has no figure', () => {
    expect(documentFigures('주식분할결정', shareSplitForm({ par: ['-', '-'] }))).toEqual([]);
  });
});

it('the amount of a claim is read', () => {
  const document = buildTable([
    [['4. 청구금액', 2], '청구금액(원)', '5,000,000,000'],
    ['자기자본(원)', '9'],
  ]);
  expect(documentFigures('소송등의제기ㆍ신청', document)).toEqual([
    { name: 'claim_amount', value: 5_000_000_000, unit: 'won' },
  ]);
});

describe('tables', () => {
  it("are read in DART's own markup, unclosed and nested", () => {
    const xml =
      '<TABLE-GROUP><TABLE ACLASS="X"><TBODY><TR><TH>가</TH><TE ACODE="A">1</TE></TR>' +
      '<TR><TU AUNIT="U">나<TU>2<TR><TD/><TD>다<P>라</P></TD></TABLE></TABLE-GROUP>뒤<table><td>마';
    expect(readTables(xml)).toEqual([
      {
        before: '',
        rows: [
          ['가', '1'],
          ['나', '2'],
          ['', '다 라'],
        ],
      },
      { before: '뒤', rows: [[]] },
    ]);
    const nested = '<table><tr><td>가</td><td><table><tr><td>나</td></tr></table></td></tr></table>';
    expect(
      readTables(nested)[0]
        ?.rows.flat()
        .filter((cell) => cell !== ''),
    ).toEqual(['가', '나']);
  });

  it('of a huge or hostile document cost little', () => {
    expect(readTables('<table><tr>'.repeat(200_000))).toHaveLength(1);
    expect(readTables(`<table>${'<tr><td>가</td></tr>'.repeat(30_000)}`)[0]?.rows.length).toBeLessThanOrEqual(20_001);
    expect(readTables(`<table><tr><td ${'<'.repeat(200_000)}`)).toHaveLength(1);
  });
});

describe('the terms of a supply contract', () => {
  it('are read from the forms of both exchanges', () => {
    const kospi = buildTable([
      [['2. 계약내역', 2], '계약금액(원)', '44,200,000,000'],
      ['매출액대비(%)', '7.66'],
      ['3. 계약상대', '나래반도체(Narae Inc.)'],
      ['- 회사와의 관계', '-'],
      [['5. 계약기간', 2], '시작일', '2026-06-05'],
      ['종료일', '2026-12-31'],
    ]);
    expect(contractTerms(contract, kospi)).toEqual({
      partner: '나래반도체(Narae Inc.)',
      from: '2026-06-05',
      to: '2026-12-31',
    });
    const kosdaq = buildTable([
      [['2. 계약내역', 2], '매출액 대비(%)', '6.82'],
      ['3. 계약상대방', '나래반도체'],
      [['5. 계약기간', 2], '시작일', '-'],
      ['종료일', '-'],
    ]);
    expect(contractTerms(contract, kosdaq)).toEqual({ partner: '나래반도체', from: null, to: null });
    expect(documentFigures(contract, kosdaq)).toEqual([{ name: 'contract_amount', value: 6.82, unit: 'percent' }]);
  });

  it('are read from the filing of its end, with the amount', () => {
    const ended = '[기재정정]단일판매ㆍ공급계약해지(자율공시)';
    const terms = { partner: 'Narae Motor Company', from: '2027-01-01', to: '2032-12-31' };
    for (const form of ['Y', 'K'] as const) {
      const document = correctionTable('1', '2') + endedContractForm({ amount: '3,921,711,000,000', ...terms }, form);
      expect(contractTerms(ended, document)).toEqual(terms);
      expect(documentFigures(ended, document)).toEqual([
        { name: 'contract_amount', value: 3_921_711_000_000, unit: 'won' },
        { name: 'contract_amount', value: 8.59, unit: 'percent' },
      ]);
    }
  });

  it('are none where the form withholds them, and of other reports', () => {
    const withheld = buildTable([
      ['3. 계약상대', '-'],
      ['종료일', '미정'],
    ]);
    expect(contractTerms(contract, withheld)).toBeUndefined();
    for (const secret of ['영업비밀 보호를 위해 비공개', '공시유보', '고객사 요청으로 기재하지 않음', '하단 8항 참조'])
      expect(contractTerms(contract, buildTable([['3. 계약상대', secret]]))).toBeUndefined();
    const abroad = buildTable([['3. 계약상대', '불가리아 국방부']]);
    expect(contractTerms(contract, abroad)).toMatchObject({ partner: '불가리아 국방부' });
    expect(contractTerms(dividend, buildTable([['3. 계약상대', '나래']]))).toBeUndefined();
    expect(contractTerms(contract, correctionTable('1', '2') + withheld)).toBeUndefined();
  });
});

describe('other frequent forms', () => {
  const won = (name: string, value: number) => ({ name, value, unit: 'won' });
  const percent = (name: string, value: number) => ({ name, value, unit: 'percent' });
  const change = '매출액또는손익구조30%(대규모법인은15%)이상변경';
  const yearly = (...rows: string[][]) =>
    buildTable([
      ['1. 재무제표의 종류', '연결'],
      [
        '2. 매출액 또는 손익구조 변동내용(단위:천원)',
        '당해사업연도',
        '직전사업연도',
        '증감금액',
        '증감비율(%)',
        '흑자적자전환여부',
      ],
      ...rows,
      ['- 대규모법인여부', '해당'],
      ['3. 재무현황(단위:천원)', '당해사업연도', '직전사업연도'],
      ['- 자산총계', '1,000,000', '900,000'],
    ]);

  it('a change of sales or profit gives the year and its change', () => {
    const document = yearly(
      ['- 매출액(재화의 판매 및 용역의 제공에 따른 수익액에 한함)', '1,435,754', '1,512,114', '-76,360', '-5.0%', '-'],
      ['- 영업이익', '8,415', '6,641', '1,774', '26.7', '-'],
      ['- 법인세비용차감전계속사업이익', '9,000', '8,000', '1,000', '12.5', '-'],
      ['- 당기순이익', '-46,619', '30,000', '-76,619', '-255.4', '적자전환'],
    );
    expect(documentFigures(change, document)).toEqual([
      won('revenue', 1_435_754_000),
      won('operating_profit', 8_415_000),
      won('net_profit', -46_619_000),
      percent('revenue', -5),
      percent('operating_profit', 26.7),
      percent('net_profit', -255.4),
    ]);
  });

  it('a change without its column or a dash in it is none', () => {
    const document = yearly(['- 영업이익', '8,415', '-6,641', '15,056', '-', '흑자전환']);
    expect(documentFigures(change, document)).toEqual([won('operating_profit', 8_415_000)]);
  });

  it('a change is found below the heading of the term, which the form of today has in the line before, too', () => {
    const document = buildTable([
      ['1. 재무제표의 종류', '연결'],
      ['2. 결산기간', '당해사업연도', '직전사업연도'],
      ['- 시작일', '2026-01-01', '2025-01-01'],
      ['- 종료일', '2026-12-31', '2025-12-31'],
      [
        '3. 매출액 또는 손익구조 변동내용(단위:천원)',
        ...['당해사업연도', '직전사업연도', '증감금액', '증감비율(%)', '흑자적자전환여부'],
      ],
      ['- 영업이익', '8,415', '6,641', '1,774', '26.7', '-'],
    ]);
    expect(documentFigures(change, document)).toEqual([
      won('operating_profit', 8_415_000),
      percent('operating_profit', 26.7),
    ]);
  });

  it.each(['226.7', '-226.7'])('a change from a loss is none, since forms write it with either sign: %s', (ratio) => {
    for (const before of ['-6,641', '△6,641', '(6,641)']) {
      const document = yearly(['- 영업이익', '8,415', before, '15,056', ratio, '흑자전환']);
      expect(documentFigures(change, document)).toEqual([won('operating_profit', 8_415_000)]);
    }
  });

  it.each([
    [
      '신규시설투자등',
      buildTable([
        [['2. 투자내역', 3], '투자금액(원)', '18,095,700,000'],
        ['자기자본(원)', '73,201,826,510'],
        ['자기자본대비(%)', '24.7'],
      ]),
      [won('investment_amount', 18_095_700_000), percent('investment_amount', 24.7)],
    ],
    [
      '주식소각결정',
      buildTable([
        [['1. 소각할 주식의 종류와 수', 2], '보통주식 (주)', '1,059,676'],
        ['종류주식 (주)', '-'],
        [['2. 발행주식 총수', 2], '보통주식 (주)', '23,000,000'],
        ['종류주식 (주)', '-'],
        ['4. 소각예정금액(원)', '23,471,823,400'],
      ]),
      [{ name: 'treasury_shares', value: 1_059_676, unit: 'shares' }, won('treasury_amount', 23_471_823_400)],
    ],
    [
      '타법인주식및출자증권취득결정',
      buildTable([
        [['2. 취득내역', 4], '취득주식수(주)', '2,000,000'],
        ['취득금액(원)', '5,000,000,000'],
        ['자기자본(원)', '34,717,783,264'],
        ['자기자본대비(%)', '14.40'],
      ]),
      [won('transfer_amount', 5_000_000_000), percent('transfer_amount', 14.4)],
    ],
    [
      '파생상품거래손실발생',
      buildTable([
        [['2. 손실발생내역', 3], '손실누계잔액(원)(기신고분 제외)', '12,345,678,900'],
        ['자기자본(원)', '200,000,000,000'],
        ['자기자본대비(%)', '6.2'],
      ]),
      [won('loss_amount', 12_345_678_900), percent('loss_amount', 6.2)],
    ],
  ])('%s gives its amount and what it is a part of', (report, document, figures) => {
    expect(documentFigures(report, document)).toEqual(figures);
  });
});
