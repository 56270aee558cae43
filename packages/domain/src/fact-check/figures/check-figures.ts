import type { PlacedFigure } from '../../figures/read-figures.ts';
import { type Direction, directionsIn, firstDirection } from '../reading/directions.ts';
import type { Fault } from '../reading/faults.ts';
import { hasUnitOfNext, isRatio, isSameUnit, isSameValue, type Known, listFigures } from '../reading/figure-values.ts';
import { findMetric } from '../reading/metrics.ts';
import type { Passage } from '../reading/passages.ts';
import { isOfOtherNoun, isOnlyDifference } from './adjacent-nouns.ts';
import { nounFault } from './figure-nouns.ts';

/** Units of dates and periods. */
const timeUnits: readonly string[] = ['분기', '년', '월', '일', '시', '분', '개월'];
/** Words that tell a minus. */
const lossWords = /손실|적자|손해|감소|줄|하락|내[려리렸린]|낮|떨어|↓|▼|마이너스|밀렸|급락|빠[졌져]|밑돌/;

/** Returns what is wrong with the figures of a sentence: value, unit, sign, direction, and the noun they belong to. */
export function checkFigures(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  const known = source.flatMap(listFigures);
  return said.flatMap(listFigures).flatMap((figure): Fault[] => {
    const fault = findFault(figure, known, source);
    return fault === undefined ? [] : [fault];
  });
}

function findFault(said: Known, known: readonly Known[], source: readonly Passage[]): Fault | undefined {
  const { passage, figure } = said;
  // 1주당 and 한 주에 are units, not figures.
  if (figure.value === 1 && /^1 ?주 ?(?:당|에|마다|를)/.test(passage.text.slice(figure.start))) return undefined;
  // Instances of a court are what checkInstances reads.
  if (/^[123] ?심/.test(passage.text.slice(figure.start))) return undefined;
  // 1년 전보다 says what 전년 동기 대비 does.
  if (isYearBefore(said) && source.some(({ text }) => /전년|지난해|작년|동기|년 ?[比비]/.test(text))) return undefined;
  if (isRangeOfMonths(said, source) || isCountOfHouses(said, source) || isInWords(said, source)) return undefined;
  const same = known.filter((each) => isSameValue(said, each));
  const withUnit = same.filter(
    (each) => isRatio(said) || isSameUnit(figure, each.figure) || hasUnitOfNext(each, figure.unit),
  );
  if (withUnit.length === 0) return timeUnits.includes(figure.unit) ? 'period' : same.length > 0 ? 'unit' : 'figure';
  if (timeUnits.includes(figure.unit)) return undefined;
  const reportsLoss = lossWords.test(passage.text);
  const signed = withUnit.filter(
    ({ figure: other }) =>
      (!other.minus || figure.minus || reportsLoss) && (!figure.minus || directionOf(other) === 'down'),
  );
  if (signed.length === 0) return 'sign';
  if (isOfOtherNoun(said, source) || isOnlyDifference(said, withUnit)) return 'metric';
  const going = signed.filter((each) => goesTheSameWay(said, each));
  return going.length === 0 ? 'direction' : nounFault(said, going, source);
}

/** 1~9월 is 3분기까지. */
const months = /1 ?[~∼-] ?(\d{1,2}) ?월/g;
const isRangeOfMonths = ({ figure: { unit, value } }: Known, source: readonly Passage[]): boolean =>
  unit === '분기' &&
  source.some(({ text }) => [...text.matchAll(months)].some(([, last]) => Number(last) === value * 3));

/** "증권사 3곳" of a source that names so many. */
function isCountOfHouses({ passage, figure }: Known, source: readonly Passage[]): boolean {
  if (figure.unit !== '곳' || !/증권사 ?$/.test(passage.text.slice(0, figure.start))) return false;
  const text = source.map((each) => each.text.replaceAll('證', '증권')).join('\n');
  return new Set(text.match(/[가-힣a-z0-9]+(?:증권|금융투자)(?![가사업])/g)).size >= figure.value;
}

/** What texts say in words: twice as much, a half, the whole. */
const inWords: readonly (readonly [unit: string, value: number, words: RegExp])[] = [
  ['배', 2, /갑절|곱절|(?<![\d가-힣])배(?:로|가까이| 이상| 넘)/],
  ['일', 2, /이틀/],
  ['일', 3, /사흘/],
  ['일', 4, /나흘/],
  ['일', 5, /닷새/],
  ['일', 10, /열흘/],
  ['%', 50, /절반|반토막/],
  ['%', 100, /전량|전부|지분 전체|완전 ?자회사/],
];
const isInWords = ({ figure }: Known, source: readonly Passage[]): boolean =>
  inWords.some(
    ([unit, value, words]) =>
      figure.unit === unit && figure.value === value && source.some(({ text }) => words.test(text)),
  );

const isYearBefore = ({ passage: { text }, figure }: Known): boolean =>
  /^1 ?년 ?(?:전|새|사이)/.test(text.slice(figure.start));

const directionOf = (figure: PlacedFigure): Direction | undefined => (figure.minus ? 'down' : figure.direction);

/** Characters behind a figure in which its direction stands. */
const NEAR = 14;
const FAR = 30;

/** The direction of a figure by its sign, or by the words right behind it, up to the next figure. */
const statedDirection = ({ passage: { text }, figure }: Known): Direction | undefined =>
  directionOf(figure) ?? firstDirection(text.slice(figure.end, figure.end + NEAR).replace(/\d.*$/s, ''));

/** Behind an amount by which something changes: 3000원 내렸어요. */
const changesBy = /^(?:씩)? (?:올렸|올리|내렸|내리|인상|인하|높|낮)/;

function goesTheSameWay(said: Known, known: Known): boolean {
  const isChange = said.figure.unit === '원' && changesBy.test(said.passage.text.slice(said.figure.end));
  if (!isChange && !['%', '%p', '배'].includes(said.figure.unit)) return true;
  const [stated, other] = [statedDirection(said), statedDirection(known)];
  if (stated === undefined || stated === other) return true;
  const { passage, figure } = known;
  const before = passage.text.slice(Math.max(0, figure.start - 12), figure.start);
  const isLoss = findMetric(passage, figure)?.loss === true || /적자|손실/.test(before);
  const around = directionsIn(passage.text.slice(figure.end, figure.end + FAR), isLoss);
  if (other === undefined) return around.size === 0 || around.has(stated);
  return isLoss && around.has(stated) && /개선|악화/.test(passage.text.slice(figure.end, figure.end + NEAR));
}
