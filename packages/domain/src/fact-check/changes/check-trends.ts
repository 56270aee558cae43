import { pattern, wordLists } from '../../text/words/word-lists.ts';
import { type Direction, directionsIn } from '../reading/directions.ts';
import type { Fault } from '../reading/faults.ts';
import type { Passage } from '../reading/passages.ts';

/** What a sentence lets grow or shrink: a noun, at most a few words and figures, and the verb. */
const trend = new RegExp(
  pattern`(?<![가-힣a-z])(?<noun>[가-힣a-z]{2,}?)(?:이|가|은|는|을|를)(?: (?:\d[^\s,]*|하루|매일|매주|매달|평균|연속|만에|째|더|또|다시|모두|함께|크게|소폭|대폭|처음|넘게|가까이|(?:지난해|작년) 같은 기간보다|(?:1년|1년 전|전년|지난해|작년|(?:직전 |[1-4])?(?:전 ?)?분기|지난달|전달|예상|시장 예상)보다)){0,4}? ?(?:으로|로|%|배)? ?(?<verb>${wordLists.change.trends})`,
  'g',
);
const rising = /^(?:늘|커|올|높|인상)/;
/** Nouns that texts reword freely, or that other rules read. */
const plain = /^(?:주가|이번|회사|규모|목표주가|목표가|의견|전망|소식|우려|기대)$/;

/** Characters behind and before a noun in which texts tell what becomes of it. */
const REACH = 60;
const BEFORE = 24;

/** A thing that a sentence lets somebody raise, no amount (1조1천억원을 올렸어요), and words of a source that tell any rise. */
const raises = /(?<![가-힣\d])(?<noun>[가-힣a-z]{2,}?)(?:를|을) [^,]*?올(?:렸|리기로 했)어요?/;
const anyRise =
  /올[랐라려렸리린릴]|오르|오른|상향|인상|높[여인였이혀아]|↑|▲|→|뛰|뛴|점프|껑충|급등|상승|최고|신기록|늘|증가|상회|웃|끌어/;
const earned = /목표|적정|의견|등급|전망$|눈높이|매출|이익|수익|실적|성과|기록|점수|매출액|글|안건|이름/;

/** Whether a sentence raises what a source raises nowhere: 경고를 올렸어요. */
function raisesAlone(said: string, source: readonly Passage[]): boolean {
  const noun = raises.exec(said)?.groups?.noun;
  return noun !== undefined && !earned.test(noun) && !source.some(({ text }) => anyRise.test(text));
}

/** A thing that somebody raises or cuts, and the verb. */
const changed =
  /(?<![가-힣])(?<noun>[가-힣a-z]{2,}?)(?:를|을) (?:[^,]* )?(?:(?<up>올렸|높였|올리기로|높이기로)|내렸|낮췄|내리기로|낮추기로)/;
const raised = pattern`${wordLists.change.raised}`;
const cut = pattern`${wordLists.change.cut}`;

/** Whether a sentence raises or cuts what its source tells only the opposite of: 전망을 올렸어요 beside "낮춰 잡았다". */
function isOnlyOpposite({ text: said, figures }: Passage, source: readonly Passage[]): boolean {
  const { noun, up } = changed.exec(said)?.groups ?? {};
  if (noun === undefined || earned.test(noun) || figures.length > 0) return false;
  const all = source.map(({ text }) => text).join('\n');
  const [own, other] = up === undefined ? [cut, raised] : [raised, cut];
  return !own.test(all) && other.test(all);
}

const priceRose = /(?:주가[가는도]|^(?!.*[을를] ).*)(?: [^,]*)? 올[랐라]/;
const priceFell = /(?:주가[가는도]|^(?!.*[을를] ).*)(?: [^,]*)? (?:내[렸려]|떨어|하락)/;
const roseInSource = pattern`${wordLists.change.priceUp}`;
const fellInSource = pattern`${wordLists.change.priceDown}`;

/** Whether a share price moves in a sentence as it does nowhere in the source, which only has the other way. */
function movesOtherWay(said: string, source: readonly Passage[]): boolean {
  const [rose, fell] = [priceRose.test(said), priceFell.test(said)];
  if (rose === fell) return false;
  const text = source.map((passage) => passage.text).join('\n');
  const [own, other] = rose ? [roseInSource, fellInSource] : [fellInSource, roseInSource];
  return !own.test(text) && other.test(text);
}

/** Returns `direction` where every change that the source binds to the noun of a change is the opposite one. */
export function checkTrends(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  if (
    said.some(
      (passage) =>
        raisesAlone(passage.text, source) || isOnlyOpposite(passage, source) || movesOtherWay(passage.text, source),
    )
  )
    return ['direction'];
  return said.some(({ text }) =>
    [...text.matchAll(trend)].some(({ groups }) => {
      const { noun = '', verb = '' } = groups ?? {};
      if (plain.test(noun)) return false;
      const known = boundTo(noun, source);
      return known.size > 0 && !known.has(rising.test(verb) ? 'up' : 'down');
    }),
  )
    ? ['direction']
    : [];
}

/** What does not change: 물량은 줄지 않는다. */
const denied = /(?:줄|늘|오르|내리|올리|낮추|높이|줄이|늘리)지 (?:않|못)[가-힣]*/g;
const withoutDenials = ({ text }: Passage): string => text.replace(denied, ' ');
/** "생산량 2배로" tells a rise without a verb. */
const times = /\d ?배(?:로|…|\.{2}|$)/;

function boundTo(noun: string, source: readonly Passage[]): ReadonlySet<Direction> {
  const known = new Set<Direction>();
  const isLoss = /손실|적자/.test(noun);
  for (const text of source.map(withoutDenials))
    for (let at = text.indexOf(noun); at !== -1; at = text.indexOf(noun, at + noun.length)) {
      const behind = text.slice(at + noun.length, at + noun.length + REACH).replace(times, '늘');
      for (const each of directionsIn(behind, isLoss)) known.add(each);
      for (const each of directionsIn(text.slice(Math.max(0, at - BEFORE), at), isLoss)) known.add(each);
    }
  return known;
}
