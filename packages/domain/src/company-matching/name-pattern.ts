import { rememberByObject } from '../remember.ts';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { unifyText } from './plain-text.ts';

// Words that begin the second half of a company's name; the press may put a blank before them (SK 하이닉스, 한화 솔루션).
const secondHalf =
  '전자|전기|화학|건설|증권|투자증권|은행|생명|화재|손해보험|제약|항공|중공업|솔루션|에너지|바이오로직스|바이오|홀딩스|텔레콤|이노베이션|하이닉스|모비스|글로비스|제철|로템|오션|에어로스페이스|시스템|로보틱스|에너빌리티|밥캣|게임즈|뱅크|페이|디스플레이|이노텍|유플러스|생활건강|엔터테인먼트|인터내셔널|물산|해상|카드|금융|지주|쇼핑|케미칼|웰푸드|칠성|퓨처엠|스퀘어|바이오사이언스|일렉트릭|마린|엔진|오토에버|그룹|자동차|비전';
const seam = new RegExp(`(?<=[a-z&])(?=[가-힣])|(?<=[가-힣]{2})(?=(?:${secondHalf})$)`, 'gi');
// After these words the second half is often a word of its own (한국 전력 수요, 미래 산업, 우리 기술).
const plainFirstHalf = /^(?:한국|미래|우리|국제|중앙|서울|아시아|제일|동양|국내|신|현대(?=자동차|전자))/;

// Newsrooms shorten the second half of a name to one Chinese character in a headline (삼성重, 현대車).
const shortEndings: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)중공업$/, '重'],
  [/(?<=.)전자$/, '電'],
  [/(?<=.)(?:자동)?차$/, '車'],
  [/(?<=.)은행$/, '銀'],
  [/(?<=.)증권$/, '證'],
  [/(?<=.)건설$/, '建'],
  [/(?<=..)공사$/, '公'],
];

/**
 * All spellings of a company, longest first: listed name, press names, former names, also those ending in a Chinese
 * character, and those of the firms of a financial group.
 */
export const listNames: (company: ListedCompany) => readonly string[] = rememberByObject(collectNames);

function collectNames(company: ListedCompany): string[] {
  const firms = company.subsidiaries ?? [];
  const reported = [company.name, ...company.aliases, ...company.formerNames, ...firms].map(unifyText);
  const names = reported.flatMap((name) => [
    name,
    ...shortEndings.flatMap(([ending, sign]) => (ending.test(name) ? [name.replace(ending, sign)] : [])),
  ]);
  return [...new Set(names)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/**
 * Source of a regular expression for a name. Blanks between its parts are optional; long Latin names match in any case.
 */
export function nameSource(name: string): string {
  const spaced = plainFirstHalf.test(name) ? name : name.replace(seam, ' ');
  return [...spaced.replace(/ +/g, ' ')].map(signSource(name)).join('');
}

function signSource(name: string): (sign: string) => string {
  // Short Latin names only match in capitals: NEW is a company, "new" is not.
  const anyCase = (name.match(/[a-z]/gi)?.length ?? 0) >= 5 || /[가-힣]/.test(name);
  return (sign) => {
    if (sign === ' ') return ' ?';
    if (/[a-z]/i.test(sign)) return anyCase ? `[${sign.toLowerCase()}${sign.toUpperCase()}]` : sign;
    return sign.replace(/[.*+?^${}()|[\]\\&]/g, '\\$&');
  };
}

/** Normalises a name for comparisons: no blanks, lower case. */
export function compactName(name: string): string {
  return unifyText(name).replace(/ /g, '').toLowerCase();
}
