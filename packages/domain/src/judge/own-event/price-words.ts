import type { NewsSide } from '../../news-side.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';

const up = pattern`${wordLists.change.priceUp}`;
const down = pattern`${wordLists.change.priceDown}`;
const moves = new RegExp(`${up.source}|${down.source}|들썩|출렁|요동`);

/** Words around a move of the price: time, extent, duration. */
const around = pattern`^${wordLists.change.priceNeighbours}$`;
const quotes = /["'“”‘’()]/g;

/** Whether words say nothing but how the price moved: "장 초반 6%대 급등", "'불기둥'". */
export function isPriceWords(words: string): boolean {
  const tokens = words
    .replace(quotes, ' ')
    .split(/[\s·]+/)
    .filter((token) => token !== '');
  if (!tokens.some((token) => moves.test(token) || /^\d+만\S{1,4}$/.test(token))) return false;
  return tokens.every((token) => around.test(token) || isMove(token));
}

/** A word of a move, with a figure before it or an ending behind it: "6%↑", "급등세", "뛰었다". */
function isMove(token: string): boolean {
  const bare = token.replace(/^[+\-−]?\d[\d.,]*(?:%p?|원)?대?/, '');
  const found = moves.exec(bare);
  return found !== null && found.index === 0 && bare.length - found[0].length <= 3;
}

/** The side on which a price moved; null where the words say neither or both. */
export function sideOfMove(words: string): NewsSide | null {
  const [rose, fell] = [up.test(words), down.test(words)];
  if (rose === fell) return null;
  return rose ? 'good' : 'bad';
}

/** What else moved with it: "2차전지株 와르르", "그룹주도 약세". */
const othersMove = /^[^\s,]{0,8}(?:株|주|형제)(?:도|들|들도)? (\S+)$/;

/** Whether words say how the price of others moved as well. */
export function isMoveOfOthers(words: string): boolean {
  const move = othersMove.exec(words.replace(quotes, ''))?.[1];
  return move !== undefined && isMove(move);
}

/** A cause in front of the company's name that is its own, not that of somebody named there. */
const ownCause = pattern`^["'“‘]?${wordLists.people.ownCauses}`;
const particle = /(?<=[가-힣A-Za-z\d%)'"”’])(?:으로|에|로)\s+/g;

/**
 * Parts "22조 파운드리 수주에 6%대 급등" into its cause and its move; null without a move at its end. In "창업자 무죄에 한별전자
 * 5% 껑충" the company stands before its move.
 */
export function partCause(
  part: string,
  withoutOwnNames: (words: string) => string = (words) => words,
): { cause: string; move: string } | null {
  const quoted = /^['"‘“]([^'"’”]{2,24})['"’”] (.+)$/.exec(part);
  if (quoted !== null) {
    const [, cause = '', rest = ''] = quoted;
    const move = withoutOwnNames(rest);
    if (move !== rest && isPriceWords(move)) return { cause, move };
  }
  for (const { 0: found, index } of part.matchAll(particle)) {
    const move = part.slice(index + found.length);
    const cause = part.slice(0, index).replace(/ (?:소식|공시|발표)$/, '');
    if (isPriceWords(move)) return { cause, move };
    const bare = withoutOwnNames(move);
    if (isPriceWords(bare) && ownCause.test(cause)) return { cause, move: bare };
  }
  return null;
}

const aboutPrice =
  /거래(?:되|를 마|를 마쳤|일|량|대금| ?중)|전장|전날 종가|장 ?(?:초반|마감)|장중|개장|현재가|(?:강|약|오름|내림|상승|하락|급등|급락)세|주가[가는를]|(?:오른|내린|뛴|빠진) \d|\d%? ?(?:오른|내린|상승한|하락한)|매수세|시가총액|순매수|순매도/;

/** A description without its sentences about the price, as robots write them. */
export function withoutPriceSentences(description: string): string {
  return description
    .split(/(?<=[다요][.]) ?| \.\.\. ?/)
    .filter((sentence) => sentence.trim() !== '' && !aboutPrice.test(sentence))
    .join(' ')
    .trim();
}
