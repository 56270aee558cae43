import type { PlacedFigure } from '../../figures/read-figures.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import { isSameValue, type Known } from '../reading/figure-values.ts';
import { findMetric } from '../reading/metrics.ts';
import type { Passage } from '../reading/passages.ts';

/** Units of figures that a noun right before them owns. */
const owned: readonly string[] = ['%', '%p', '주', '원', '명', '배', '달러'];
/** A noun with its particle right before a figure: "지분 9%", "청약률이 30%". */
const nounBefore = /(?<![가-힣a-z\d%])([가-힣a-z]{2,}?)(?:이|가|은|는|을|를|의|도)? ?(?:약 |총 |무려 )?$/;
/** An old value between a noun and the new one: "지분율이 7%에서 8%". */
const oldValue = /\d[\d.,조억만천]*(?:원|%|주)?(?:에서|서|→) ?$/;
/** Nouns of the same thing. */
const stake = /^(?:지분|지분율|주식|비율|보유비율|보유지분)$/;
/** Words before a figure that no figure belongs to. */
const plain = pattern`^${wordLists.amount.figureNeighbours}$`;
/** Ends of nouns that measure something, so that a figure right behind them is theirs. */
const measures = pattern`${wordLists.amount.figureNouns}$`;
/** A figure of a share that moves. */
const moves =
  /^(?:여|대)? ?(?:넘게 |가까이 |가량 |남짓 )?(?:급[등락]|폭[등락]|올랐|올라|오른|오르|내렸|내린|내려|하락|상승|뛰|뛴|밀렸|밀린|빠[졌진져]|떨어|강세|약세|미끄러|↑|↓)/;

const nouns = new WeakMap<PlacedFigure, { noun: string | undefined }>();

/** The noun that a figure belongs to, read once for each figure. */
function findNoun(known: Known): string | undefined {
  const read = nouns.get(known.figure) ?? { noun: readNoun(known) };
  nouns.set(known.figure, read);
  return read.noun;
}

const readNoun = ({ passage, figure }: Known): string | undefined => {
  if (figure.unit === '%' && /^ ?(?:취득|인수|매입|매각|확보)/.test(passage.text.slice(figure.end))) return '지분';
  const ahead = passage.text.slice(Math.max(0, figure.start - 30), figure.start);
  const before = ahead.replace(oldValue, '');
  const noun = nounBefore.exec(before)?.[1];
  // "다라 4.9%→8.3%": a name before a pair measures nothing.
  if (
    noun !== undefined &&
    before !== ahead &&
    !/[이가은는을를의도] ?$/.test(before) &&
    !stake.test(noun) &&
    !measures.test(noun)
  )
    return undefined;
  if (noun === undefined || plain.test(noun)) return moves.test(passage.text.slice(figure.end)) ? '주가' : undefined;
  return stake.test(noun)
    ? '지분'
    : noun
        .replace(/영업익$/, '영업이익')
        .replace(/순익$/, '순이익')
        .replace(/액$/, '');
};

/**
 * Whether the source gives the noun right before a figure other figures only: 지분 9% where it has 지분 6%, and 9% for something
 * else. The same for what the share price moved by.
 */
export function isOfOtherNoun(said: Known, source: readonly Passage[]): boolean {
  const { figure, passage } = said;
  // The old value of a pair is what checkOrder looks at.
  if (!owned.includes(figure.unit) || /^(?:에서|서 |→)/.test(passage.text.slice(figure.end))) return false;
  const known = source.flatMap((other) => other.figures.map((each): Known => ({ passage: other, figure: each })));
  const sameUnit = known.filter((each) => each.figure.unit === figure.unit);
  const noun = findNoun(said);
  if (noun !== undefined && measures.test(noun)) {
    const own = sameUnit.filter((each) => findNoun(each) === noun || isRightBehind(noun, each));
    const others = sameUnit.filter((each) => isSameValue(said, each)).map(findNoun);
    if (
      own.length > 0 &&
      !own.some((each) => isNear(said, each)) &&
      others.length > 0 &&
      others.every((each) => each !== undefined && each !== noun)
    )
      return true;
  }
  if (isOtherInTitle(said, known, source[0])) return true;
  if (figure.unit !== '%' || !/주가(?:가|는|도) (?:[^,]{0,8} )?$/.test(passage.text.slice(0, figure.start)))
    return false;
  if (!moves.test(passage.text.slice(figure.end))) return false;
  const ofPrice = sameUnit.filter(isMoveOfPrice);
  return ofPrice.length > 0 && !ofPrice.some((each) => isSameValue(said, each));
}

const isRightBehind = (noun: string, { passage, figure }: Known): boolean =>
  passage.text.slice(figure.end).startsWith(`의 ${noun}`);

/** A noun right behind a figure: "300억원 규모 유상증자", "1.1조 영구채". */
const nounBehind = /^(?:어치|대)?의? ?(?:규모의? )?([가-힣]{2,}?)(?:을|를|이|가|은|는|의|에|로|으로)?(?:[ ,…]|$)/;
const behind = ({ passage, figure }: Known): string | undefined => nounBehind.exec(passage.text.slice(figure.end))?.[1];

/** Behind an amount: by how much something is more or less than before. */
const difference =
  /^(?:이|을|가|를)? ?(?:더 |가량 |넘게 )?(?:쥐여|얹|더 준|더 주|비싸|비싼|많|적[은게어다었]|늘[어었린려]|줄[어었인여]|올[랐려린]|내[렸려린]|증액|감액|비싸|비싼|↑|↓)/;

/** Whether the source has an amount only as the difference to another one that a sentence tells as the amount itself. */
export function isOnlyDifference(said: Known, same: readonly Known[]): boolean {
  const findBehind = ({ passage, figure }: Known) => passage.text.slice(figure.end);
  return (
    ['원', ''].includes(said.figure.unit) &&
    !difference.test(findBehind(said)) &&
    /^(?:을|씩|의|어치| ?규모|으로 (?!(?:[\d.]+% )?(?:늘|줄|올|내|높|낮))| (?:결산|중간|분기|현금)* ?배당)/.test(
      findBehind(said),
    ) &&
    same.every((each) => difference.test(findBehind(each)))
  );
}

/** Headlines leave 원 out of large amounts. */
const findUnit = ({ figure: { unit, value } }: Known): string => (unit === '' && value >= 1e8 ? '원' : unit);

/** Whether the title gives the noun beside a figure, before or behind it, another figure, and the source this one nowhere. */
function isOtherInTitle(said: Known, known: readonly Known[], title: Passage | undefined): boolean {
  const nouns = [findNoun(said), behind(said)].filter((noun) => noun !== undefined && !plain.test(noun));
  const isOwn = (each: Known) => nouns.some((noun) => noun === findNoun(each) || noun === behind(each));
  const own = known.filter((each) => findUnit(each) === findUnit(said) && isOwn(each));
  return (
    own.some(({ passage }) => passage === title) &&
    !own.some((each) => isNear(said, each)) &&
    !known.some((each) => (followsInRow(each) || isOfOneInTitle(each, title)) && isSameValue(said, each))
  );
}

/** A period or a share of the noun named before stands right before a figure: "2분기 70억원, 3분기 90억원", "이 중 가나 21억원". */
const inRow =
  /(?:\d ?분기|[상하]반기|지난해|작년|올해|내년|\d ?월)(?:에는|는|엔|은)? ?$|이 ?(?:중|가운데) [^,.]*$|\d[\d.,조억만천]*(?:원|명|주|%)? ?(?:중|가운데) $|(?:\.{2,}|·) ?['"]?[가-힣a-z0-9&]{2,} $/;
const followsInRow = ({ passage, figure }: Known): boolean =>
  inRow.test(passage.text.slice(Math.max(0, figure.start - 24), figure.start));

/** Of what a title tells of several, the part of one whom it names: "가나제강은 866억원이다". */
export function isOfOneInTitle({ passage: { text }, figure }: Known, title: Passage | undefined): boolean {
  const name = /^([가-힣a-z0-9&]{2,12})[은는] ?(?:약 )?$/.exec(text.slice(0, figure.start))?.[1];
  return name !== undefined && title?.text.includes(name) === true;
}

const isNear = (said: Known, each: Known): boolean =>
  isSameValue(said, each) || Math.abs(said.figure.value - each.figure.value) <= 0.12 * said.figure.value;

/** Whether a figure of the source tells what the share price moved by: "3.37% 떨어진 10만6000원", "4150원(17.23%)". */
function isMoveOfPrice({ passage: { text }, figure }: Known): boolean {
  const behind = text.slice(figure.end);
  const before = text.slice(Math.max(0, figure.start - 24), figure.start);
  return (
    /원 ?\([+\-▲▼]?$/.test(before) ||
    (moves.test(behind) &&
      (/^[^.]{0,16}\d[\d만천,]*원|^[^.]{0,12}(?:거래|마감|마쳤|출발)/.test(behind) ||
        /주가|장 ?[초중후]|전 ?거래일|전날보다/.test(before)))
  );
}

/** Another topic between a noun and a figure: "순이익은 1120억원으로, 은행은 7% 줄고". */
const otherTopic = /\d\S* (?:\S+ ){0,4}?[가-힣]{2,}(?:은|(?<![추하되리치키우르오])는) (?:\S+ )?$/;
/** Whether a sentence goes over to another topic between the noun that stands before a figure and the figure. */
export function isOfOtherTopic({ passage, figure }: Known): boolean {
  const noun = findMetric(passage, figure);
  return noun !== undefined && noun.end < figure.start && otherTopic.test(passage.text.slice(noun.end, figure.start));
}
