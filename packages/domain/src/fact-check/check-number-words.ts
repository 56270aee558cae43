import type { Fault } from './faults.ts';
import type { Passage } from './passages.ts';

const digit = '[일이삼사오육칠팔구]';
const small = '(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|서른|마흔|쉰)';
/** 사원, 원장 and 원양 are words of their own, as are 천명 and 명예. */
const money = '(?:원(?![가-힣])|원(?=[을의에이도은과]|어치|대(?!장|로)|규모|가량)|달러)';
const counted = `(?:명(?=[ ,.을이의에은도과]|가량|정도|$)|퍼센트|%)`;
/** Amounts in words alone: 오십 퍼센트, 수십조 원, 다섯 조 원. */
const amounts = new RegExp(
  [
    `(?<![가-힣\\d])(?:수|몇 ?|${digit})?[십백천][일이삼사오육칠팔구십백천]* ?[만억조]? ?(?:${money}|${counted})`,
    `(?<![가-힣\\d])(?:수|몇) ?[만억조] ?(?:${money}|${counted})`,
    `(?<![가-힣\\d])(?:${digit}|${small}) ?[억조] ?${money}`,
  ].join('|'),
  'g',
);

const withoutBlanks = (text: string): string => text.replaceAll(' ', '');

/** A figure that stands in words where the source has other words: what is read as figures has digits. */
export function checkNumberWords(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  const found = said.flatMap(({ text }) => text.match(amounts) ?? []).map(withoutBlanks);
  if (found.length === 0) return [];
  const known = withoutBlanks(source.map(({ text }) => text).join('\n'));
  return found.every((words) => known.includes(words)) ? [] : ['figure'];
}
