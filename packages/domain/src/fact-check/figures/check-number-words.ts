import type { Fault } from '../reading/faults.ts';
import type { Passage } from '../reading/passages.ts';

const digits = '일이삼사오육칠팔구';
const native: Readonly<Record<string, number>> = {
  ...{ 한: 1, 두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9 },
  ...{ 열: 10, 스무: 20, 서른: 30, 마흔: 40, 쉰: 50 },
};
const powers: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1_000, 만: 1e4, 억: 1e8, 조: 1e12 };

/** 사원, 원장 and 원양 are words of their own, as are 천명 and 명예. */
const money = '(?:원(?![가-힣])|원(?=[을의에이도은과]|어치|대(?!장|로)|규모|가량)|달러)';
const counted = `(?:명(?=[ ,.을이의에은도과]|가량|정도|$)|퍼센트|%)`;
/** Of a vague number, what else is counted. */
const things = '(?:주|곳|건|배|개)(?=[ ,.을를이가의에은는도로나]|$)';
/** Amounts in words alone: 오십 퍼센트, 수십조 원, 다섯 조 원, 수백여 명. */
const amounts = new RegExp(
  [
    `(?<![가-힣\\d])(?:수|몇 ?|[${digits}])?[십백천][${digits}십백천]* ?[만억조]?여? ?(?:${money}|${counted})`,
    `(?<![가-힣\\d])(?:수|몇) ?[만억조]여? ?(?:${money}|${counted})`,
    `(?<![가-힣\\d])(?:[${digits}]|${Object.keys(native).join('|')}) ?[억조]여? ?${money}`,
    `(?<![가-힣\\d])(?:수|몇 ?)[십백천]+ ?[만억조]?여? ?${things}`,
  ].join('|'),
  'g',
);
/** A number, whether it is a bit more, and its unit. */
const parts = /^(?<number>.*?)(?<more>여?)(?<unit>원|달러|명|퍼센트|%|주|곳|건|배|개)$/;

const isThing = /^[주곳건배개]$/;
/** Behind a large number, what is no 원. */
const otherUnit = '명|달러|주|(?<=만)대|개|건|곳|배|엔|유로|위안|톤|가구|회|차례';

/** Spellings of one amount: 數十億, 몇십억 and 수십여억 are 수십억. */
const spellings = Object.entries({
  十: '십',
  百: '백',
  千: '천',
  萬: '만',
  億: '억',
  兆: '조',
  數: '수',
  몇: '수',
  弗: '달러',
  名: '명',
});
const unified = (text: string): string => spellings.reduce((read, [sign, word]) => read.replaceAll(sign, word), text);

/** A figure that stands in words where the source has other words, or none in digits: what is read as figures has digits. */
export function checkNumberWords(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  const found = said
    .flatMap(({ text }) => text.match(amounts) ?? [])
    .map((words) => unified(words.replaceAll(' ', '')));
  if (found.length === 0) return [];
  const known = unified(source.map(({ text }) => text).join('\n')).replace(
    /(?<=[십백천만억조])여(?= ?(?:원|달러|명|[만억조]))/g,
    '',
  );
  return found.every((words) => isKnown(words, known, source)) ? [] : ['figure'];
}

function isKnown(words: string, known: string, source: readonly Passage[]): boolean {
  const { number = '', more = '', unit = '' } = parts.exec(words)?.groups ?? {};
  if (mentionsWords(known, { number, unit })) return true;
  const value = readNumber(number);
  if (value === undefined) return false;
  const most = more === '' ? value : value * 1.5;
  const units = { 원: ['원', ''], 퍼센트: ['%'] }[unit] ?? [unit];
  return source.some(({ figures }) =>
    figures.some((figure) => units.includes(figure.unit) && figure.value >= value && figure.value <= most),
  );
}

/** Headlines leave 원 out behind a large number, as in 수천억 투자, and count in other words: 수십 개 is 수십 곳. */
function mentionsWords(known: string, { number, unit }: { number: string; unit: string }): boolean {
  const isLarge = unit === '원' && /[만억조]$/.test(number);
  const behind = isThing.test(unit) ? '' : isLarge ? `(?! ?(?:${otherUnit}))` : unit;
  return new RegExp(`(?<![\\d${digits}십백천만억수])${[...number].join(' ?')} ?${behind}`).test(known);
}

/** The value of a number in words; undefined for 수십억, which has none. */
function readNumber(number: string): number | undefined {
  if (number.startsWith('수')) return undefined;
  const [, small = '', large = ''] = /^(.*?)([만억조]?)$/.exec(number) ?? [];
  const own = native[small] ?? addPowers(small);
  return own * (powers[large] ?? 1);
}

/** 이천오백 is 2500. */
function addPowers(small: string): number {
  return [...small.matchAll(new RegExp(`([${digits}]?)([십백천]?)`, 'g'))].reduce(
    (sum, [all, digit = '', power = '']) => {
      if (all === '') return sum;
      return sum + (digit === '' ? 1 : digits.indexOf(digit) + 1) * (powers[power] ?? 1);
    },
    0,
  );
}
