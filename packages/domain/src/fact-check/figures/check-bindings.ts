import type { PlacedFigure } from '../../figures/read-figures.ts';
import type { Fault } from '../reading/faults.ts';
import { isSameValue, type Known, listFigures } from '../reading/figure-values.ts';
import type { Passage } from '../reading/passages.ts';
import { isOfOneInTitle } from './adjacent-nouns.ts';

/** Deeds with a size, as sentences and as texts name them. */
const deeds: readonly { said: RegExp; source: RegExp }[] = [
  { said: /소각(?:했|하기로)/, source: /소각|없애|없앤|태[우운워]/g },
  { said: /(?:사들[이였]|샀|사기로|매입하기로|취득하기로)/, source: /사들|매입|취득|인수|(?<=[을를] )[사산샀]/g },
  {
    said: /(?:팔았|팔기로|매각했|매각하기로|처분했|처분하기로|넘겼)/,
    source: /팔[았아기고]|판다|매각(?! ?차익)|처분(?! ?손)|넘[겨겼기긴]/g,
  },
  { said: /투자(?:했|하기로)/, source: /투자|투입|들[여인]/g },
  { said: /발행(?:했|하기로)/, source: /발행|찍(?!지)|조달/g },
  { said: /공급(?:했|하기로)/, source: /공급|납품/g },
  { said: /인수(?:했|하기로)/, source: /인수(?!전)|품[는었]|사들|취득|매입/g },
  { said: /배상하/, source: /배상|물어/g },
  { said: /출자(?:했|하기로)/, source: /출자/g },
  { said: /부과(?:했|하기로)|매겼/, source: /부과|매[겼긴기]|물[렸린리]|과징금|과태료|벌금/g },
  { said: /(?:수주했|따냈)/, source: /수주|따[냈내낸]|계약|발주/g },
  {
    said: /(?<=(?:가격|값|요금|임금|단가|수수료)[^.]*)(?:올렸|올리기로|인상)/,
    source: /인상|올[리린렸려랐라]|오[르른]/g,
  },
  { said: /(?<=(?:가격|값|요금|단가|수수료)[^.]*)(?:내렸|내리기로|인하)/, source: /인하|내[리린렸려]/g },
  { said: /몰렸/, source: /몰[렸려린리]|들어[왔온]/g },
  { said: /마감했|거래를 마쳤/, source: /마감|마쳤|마친/g },
];
/** Characters before and behind a deed in which its size stands. */
const BEFORE = 34;
const BEHIND = 22;
const units: readonly string[] = ['원', '%', '주', '달러'];

/** Returns `metric` where the source gives the deed of a sentence other sizes only. */
export function checkBindings(sentence: readonly Passage[], source: readonly Passage[]): Fault[] {
  for (const passage of sentence) {
    const deed = deeds.filter((each) => each.said.test(passage.text));
    const [only, second] = deed;
    if (only === undefined || second !== undefined) continue;
    const end = passage.text.search(only.said);
    const figure = passage.figures.filter((each) => each.end <= end && units.includes(each.unit)).at(-1);
    if (figure === undefined || passage.figures.filter(({ unit }) => unit === figure.unit).length > 1) continue;
    const bound = source.flatMap((other) => listBound(other, only.source, figure.unit));
    if (bound.length === 0) continue;
    const said: Known = { passage, figure };
    const isKnown =
      bound.some((known) => isNear(said, known)) ||
      source.flatMap(listFigures).some((each) => isNear(said, each) && isOfOneInTitle(each, source[0]));
    if (!isKnown) return ['metric'];
  }
  return [];
}

/** Titles round what descriptions tell exactly: 1800억 of 1812억원. */
const isNear = (said: Known, known: Known): boolean =>
  isSameValue(said, known) || Math.abs(said.figure.value - known.figure.value) <= 0.05 * said.figure.value;

/** The figures of a unit near a deed; headlines leave out 원 of large amounts. */
function listBound(passage: Passage, deed: RegExp, unit: string): Known[] {
  const isOfUnit = (figure: PlacedFigure) =>
    figure.unit === unit || (unit === '원' && figure.unit === '' && figure.value >= 1e8);
  return [...passage.text.matchAll(deed)].flatMap(({ index, 0: word }) =>
    passage.figures
      .filter((each) => isOfUnit(each) && each.end > index - BEFORE && each.start < index + word.length + BEHIND)
      .map((figure) => ({ passage, figure })),
  );
}
