import { buildZip } from './build-zip.ts';
import { encodeEucKr } from './euc-kr.ts';

/** Packs a document as `document.xml` answers it. */
export function dartDocument(rceptNo: string, content: string, encoding: 'utf-8' | 'euc-kr' = 'utf-8'): Buffer {
  const xml = `<?xml version="1.0" encoding="${encoding}"?>\n<html><head><style>.xforms td { padding: 0 1px }</style></head><body>${content}</body></html>`;
  return buildZip(`${rceptNo}.xml`, encoding === 'euc-kr' ? encodeEucKr(xml) : Buffer.from(xml));
}

/** Returns a table; a cell is a text, or a text with the number of its rows. */
export function buildTable(rows: readonly (readonly (string | [text: string, rows: number])[])[]): string {
  const cell = (value: string | [string, number]) =>
    typeof value === 'string'
      ? `<td><span class="xforms_input">${value}</span></td>`
      : `<td rowspan="${value[1]}"><span>${value[0]}</span></td>`;
  return `<table border="1"><tbody>${rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('\n')}</tbody></table>`;
}

/** Returns the form of a supply contract, that of KOSPI or that of KOSDAQ. */
export function contractForm(amount: string, form: 'Y' | 'K' = 'Y'): string {
  const sums =
    form === 'Y'
      ? [
          [['2. 계약내역', 3] as [string, number], '계약금액(원)', amount],
          ['최근매출액(원)', '985,000,000,000'],
          ['매출액대비(%)', '12.3'],
        ]
      : [
          [['2. 계약내역', 5] as [string, number], '조건부 계약여부', '미해당'],
          ['확정 계약금액', amount],
          ['조건부 계약금액', '-'],
          ['계약금액 총액(원)', amount],
          ['최근 매출액(원)', '985,000,000,000'],
        ];
  return buildTable([
    ['1. 판매ㆍ공급계약 구분', '공사수주'],
    ['- 체결계약명', '가온 1공장 설비'],
    ...sums,
    ['3. 계약상대', '나래'],
    ['- 최근 매출액(원)', '32,765,719,000,000'],
    ['7. 계약(수주)일자', '2026-11-20'],
  ]);
}

/** Returns the form in which the end of a supply contract is filed, that of KOSPI or that of KOSDAQ. */
export function endedContractForm(
  { amount, partner, from, to }: { amount: string; partner: string; from: string; to: string },
  form: 'Y' | 'K' = 'Y',
): string {
  const isKospi = form === 'Y';
  return buildTable([
    ...(isKospi
      ? [
          ['1. 판매ㆍ공급계약 해지 구분', '기타 판매ㆍ공급계약'],
          ['- 해지계약명', '전기차 배터리 공급계약'],
        ]
      : [['1. 판매ㆍ공급계약 해지내용', '완제의약품 판매공급 계약']]),
    [['2. 해지내역', 3], '해지금액(원)', amount],
    ['최근매출액(원)', '985,000,000,000'],
    ['매출액대비(%)', '8.59'],
    [isKospi ? '3. 계약상대' : '3. 계약상대방', partner],
    ['- 회사와의 관계', '-'],
    [['4. 계약기간', 2], '시작일', from],
    ['종료일', to],
    [isKospi ? '5. 해지 주요사유' : '5. 주요 해지사유', '거래 상대방의 계약 해지 통보'],
    ['6. 해지일자', '2026-11-20'],
  ]);
}

/** Returns the table that a correction begins with. */
export function correctionTable(before: string, after: string): string {
  return buildTable([
    ['정정일자', '2026-11-20'],
    ['1. 정정관련 공시서류', '단일판매ㆍ공급계약체결'],
    ['3. 정정사유', '계약금액 변경'],
    ['정정항목', '정정전', '정정후'],
    ['계약금액(원)', before, after],
  ]);
}

/** Returns the form of preliminary results. */
export function resultsForm(values: { unit: string; revenue: string; operating: string; net: string }): string {
  const line = (label: string, value: string) => [
    [[label, 2] as [string, number], '당해실적', value, '1,049', '9.8', '-', '904', '-', '흑자전환'],
    ['누계실적', '9,999', '-', '-', '-', '8,888', '12.5', '-'],
  ];
  return `${buildTable([['실적기간', '당기실적', '2026-07-01', '2026-09-30']])}<p>1. 연결실적내용</p>${buildTable([
    [`구분(단위 : ${values.unit}, %)`, '당기실적', '전기실적', '전기대비증감율(%)', '흑자적자전환여부', '전년동기실적'],
    ["('26.3Q)", "('26.2Q)", '', '', "('25.3Q)", ''],
    ...line('매출액', values.revenue),
    ...line('영업이익', values.operating),
    ...line('당기순이익', values.net),
    ...line('지배기업 소유주지분 순이익', '77'),
    ['2. 정보제공내역', '정보제공자', 'IR팀'],
  ])}`;
}

/** Returns the form of a dividend. */
export function dividendForm(values: { common: string; other: string; total: string }): string {
  return buildTable([
    ['1. 배당구분', '분기배당'],
    ['2. 배당종류', '현금배당'],
    [['3. 1주당 배당금(원)', 2], '보통주식', values.common],
    ['종류주식', values.other],
    [['4. 시가배당율(%)', 2], '보통주식', '0.6'],
    ['종류주식', '0.7'],
    ['5. 배당금총액(원)', values.total],
    ['6. 배당기준일', '2026-09-30'],
  ]);
}

/** Returns the form of a split or a consolidation of shares, its rows named by what it decides. */
export function shareSplitForm(values: {
  of?: '분할' | '병합';
  par: [before: string, after: string];
  shares?: [before: string, after: string];
  meeting?: string;
  listing?: string;
}): string {
  const { of = '분할', par, shares = ['128,386,494', '6,419,324,700'], meeting = '2027-03-23', listing = '-' } = values;
  return buildTable([
    [[`1. 주식${of} 내용`, 4], '구분', `${of} 전`, `${of} 후`],
    ['1주당 가액(원)', ...par],
    [['발행주식총수', 2], '보통주식(주)', ...shares],
    ['종류주식(주)', '-', '-'],
    [[`2. 주식${of} 일정`, 6], '주주총회예정일', meeting],
    [['구주권제출기간', 2], '시작일', '2027-03-26'],
    ['종료일', '2027-05-02'],
    ['신주의 효력발생일', '2027-05-03'],
    [['매매거래정지기간', 2], '시작일', '2027-04-30'],
    ['종료일', '2027-05-03'],
    ['신주권상장예정일', listing],
    [`3. 주식${of}목적`, '유통주식수 확대'],
    ['5. 이사회결의일(결정일)', '2027-01-31'],
  ]);
}
