import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Fault } from '../reading/faults.ts';
import type { Known } from '../reading/figure-values.ts';
import { findMetric, isSameMetric, type Metric, metricsIn, type PlacedMetric } from '../reading/metrics.ts';
import type { Passage } from '../reading/passages.ts';
import { isOfOtherTopic } from './adjacent-nouns.ts';

/** Units of figures that belong to a noun. */
const ownedUnits: readonly string[] = ['원', '', '%', '%p', '배', '달러', '주', '대'];
/** Won below which an amount is that of a share, not of a deal or of a company's results. */
const LEAST_DEAL = 1e7;
const deal =
  /유상증자|유증|증자|전환사채|교환사채|회사채|규모|계약|수주|공사|일감|어치|조달|투자|차입|대출|인수|매각|과징금|소송|자금/;
/** A price of one share, though a deal is named before it: "유상증자 발행가가 5120원". */
const pricePerShare = /(?:발행|전환|행사|교환|매수|신주)가(?:액)?(?:가|는|를|은|이)? ?(?:약 )?$/;
const isDeal = ({ passage: { text }, figure: { end, start } }: Known, metric: Metric | undefined): boolean =>
  !pricePerShare.test(text.slice(Math.max(0, start - 12), start)) &&
  ((metric !== undefined && results.has(metric) && metric !== 'target') ||
    (!/주당|한 주|1주/.test(text.slice(Math.max(0, start - 10), start)) &&
      metric !== 'target' &&
      metric !== 'offer' &&
      metric !== 'price' &&
      metric !== 'dividend' &&
      (deal.test(text.slice(end, end + 14)) || deal.test(text.slice(Math.max(0, start - 14), start)))));
/** Won above which an amount is not that of one share. */
const MOST_PER_SHARE = 1e7;
/** Nouns whose figures are never mixed up in a true sentence. */
const strict: ReadonlySet<Metric> = new Set<Metric>([
  'sales',
  'gross',
  'operating',
  'pretax',
  'net',
  'margin',
  'target',
  'offer',
  'backlog',
  'dividend',
  'fine',
  'users',
]);
const results: ReadonlySet<Metric> = new Set<Metric>([
  'sales',
  'gross',
  'operating',
  'pretax',
  'net',
  'profit',
  'target',
]);
/** A passage that goes on with the result of the one before: 전년보다는 9% 줄었지만. */
const yearly = pattern`^${wordLists.amount.pastPeriods}`;
/** What only analysts do to their targets. */
const revised = /^(?:가량|나)? ?(?:올렸|올려 잡|높였|높여 잡|내렸|내려 잡|낮췄|상향|하향)/;
const beaten = pattern`(?:${wordLists.outlook.expectations}|기대치|전망치|눈높이)(?:을|를|보다) ?(?:약 )?$`;
interface Owner {
  metric: Metric;
  loss: boolean;
}

/** A place where the source has a figure, and the noun that it gives it to. */
interface Place extends Known {
  owner: Owner | undefined;
  /** True where the noun of the sentence stands near, too. */
  isNearNoun: boolean;
}

/** Returns `metric` or `sign` where none of the places of a figure in the source gives it to the noun of the sentence. */
export function nounFault(said: Known, known: readonly Known[], source: readonly Passage[]): Fault | undefined {
  if (!ownedUnits.includes(said.figure.unit)) return undefined;
  // "공모가의 2배" measures by a noun that is not its own.
  if (/의 $|공모가보다 $/.test(said.passage.text.slice(0, said.figure.start)) && ['배', '%'].includes(said.figure.unit))
    return undefined;
  const noun = isOfOtherTopic(said) ? undefined : findOwner(said);
  const places = known.map((each): Place => {
    const isNearNoun = noun !== undefined && strict.has(noun.metric) && isNear(each, noun.metric);
    const isRevision = noun?.metric === 'target' && revised.test(each.passage.text.slice(each.figure.end));
    const owner = findOwner(each);
    return { ...each, owner: isRevision && owner?.metric !== 'target' ? undefined : owner, isNearNoun };
  });
  if (isOfAnotherSize(said, noun, places) || isElsewhere(said, noun, places) || isOfEarlier(said, places))
    return 'metric';
  if (noun === undefined || !strict.has(noun.metric)) return undefined;
  if (noun.metric === 'dividend' && said.figure.unit !== '원') return undefined;
  // "배당금 171원…총액 85억원": the total of a dividend is one.
  const isTotal =
    noun.metric === 'dividend' &&
    /(?:총액(?:은|이)?|모두|합쳐|합계|총) ?$/.test(said.passage.text.slice(0, said.figure.start));
  const own = places.filter(
    ({ owner }) =>
      owner !== undefined && (isSameMetric(owner.metric, noun.metric) || (isTotal && owner.metric === 'amount')),
  );
  // By how much an expectation is beaten, texts tell without the noun: 예상을 44% 웃돌았어요.
  if (own.length === 0 && beaten.test(said.passage.text.slice(0, said.figure.start)))
    return places.every(
      ({ owner, passage: { text } }) => owner?.metric === 'price' && !/컨센|예상|기대|전망/.test(text),
    )
      ? 'metric'
      : undefined;
  if (own.length === 0) return isUnowned(said, { noun, places, source }) ? 'metric' : undefined;
  const isLoss = reportsLoss(said, noun);
  const isResult = noun.metric === 'operating' || noun.metric === 'net' || noun.metric === 'pretax';
  return isResult && own.every((place) => reportsLoss(place, place.owner ?? noun) !== isLoss) ? 'sign' : undefined;
}

/** An earlier event that a text only recalls: "앞서 지난해에도 2600억원어치를 처분한 바 있다". */
const recalled = /^(?:앞서|이에 앞서|지난해에도|작년에도).*(?:바 있|었다|했다|한 적)|바 있다?$/;

/** Whether the source has an amount only where it recalls an earlier event, and the sentence does not say so. */
const isOfEarlier = ({ passage, figure }: Known, places: readonly Place[]): boolean =>
  ['원', '주', '%'].includes(figure.unit) &&
  !/앞서|지난해|작년|전에/.test(passage.text) &&
  places.every((place) => recalled.test(place.passage.text));

/** Whether an amount of one share is told as that of a deal or the reverse. */
function isOfAnotherSize(said: Known, noun: Owner | undefined, places: readonly Place[]): boolean {
  const { unit, value } = said.figure;
  if (unit === '주' && value >= 1e3 && isPerShare(said)) return true;
  if (unit !== '원') return false;
  if (value < LEAST_DEAL && isDeal(said, noun?.metric)) return true;
  const perShare = isPerShare(said) || noun?.metric === 'target' || noun?.metric === 'offer';
  return perShare ? value > MOST_PER_SHARE : noun?.metric !== 'dividend' && places.every(isPerShare);
}

/** "컨센서스와 견주면 44% 높은": by how much a result is above or below what was expected. */
const isMeasuredByExpectation = ({ passage: { text }, figure: { start } }: Known): boolean =>
  pattern`${wordLists.outlook.expectations}[가-힣]{0,3} (?:견주면|비교하면|대비)[^\d]{0,4}$`.test(
    text.slice(Math.max(0, start - 24), start),
  );

/** Whether every place gives the figure to another noun, of those that are not mixed up. */
function isElsewhere(said: Known, noun: Owner | undefined, places: readonly Place[]): boolean {
  const ofPrice = places.some(({ owner }) => owner?.metric === 'price');
  const isBeaten = beaten.test(said.passage.text.slice(0, said.figure.start));
  if (isBeaten && places.some(isMeasuredByExpectation)) return false;
  if (noun === undefined && isMove(said) && !ofPrice && places.every(({ owner }) => owner !== undefined)) return true;
  if ((noun === undefined || !results.has(noun.metric)) && isMove(said) && ofPrice) return false;
  // "주당 4310원에 주식으로 바꿀 수 있는 전환사채": the terms of an issue are told of one share.
  if (isPerShare(said) && places.some(({ owner }) => owner?.metric === 'terms' || owner?.metric === 'offer'))
    return false;
  const isStrict = noun !== undefined && strict.has(noun.metric);
  const isComparable =
    said.figure.unit === '원' ||
    (said.figure.unit === '주' && said.figure.value > 1_000) ||
    (isStrict && noun.metric !== 'target');
  const apartHere = isStrict || isDeal(said, noun?.metric) ? strict : apart;
  return places.every(
    ({ owner, isNearNoun }) =>
      owner !== undefined &&
      !(noun !== undefined && isSameMetric(owner.metric, noun.metric)) &&
      (apartHere.has(owner.metric) || (background.has(owner.metric) && !isNearNoun && isComparable)),
  );
}

/** Whether the source has the noun with another figure, or not at all. */
function isUnowned(
  { passage, figure }: Known,
  { noun, places, source }: { noun: Owner; places: readonly Place[]; source: readonly Passage[] },
): boolean {
  const isChange = figure.unit === '%' || figure.unit === '%p' || figure.unit === '배';
  const isOfOther = ({ passage: other, owner }: Place): boolean =>
    owner !== undefined ||
    (noun.metric !== 'target' && metricsIn(other).length === 0 && other !== source[0] && !yearly.test(other.text));
  if (isChange && places.every(isOfOther)) return true;
  const isOld = /^(?:에서|→)/.test(passage.text.slice(figure.end));
  const isKnownOwner = noun.metric === 'target' || places.every(({ owner }) => owner !== undefined);
  if (!isOld && !isChange && isKnownOwner && namesAnotherFigure(noun.metric, source)) return true;
  // Of a price target that is not called so, other rules ask for its words.
  return (
    noun.metric !== 'target' &&
    !source.some((each) => metricsIn(each).some(({ metric }) => isSameMetric(metric, noun.metric)))
  );
}

/** Characters around a figure in which its noun may stand behind another noun. */
const [AHEAD, BEHIND] = [25, 20];

const isNear = ({ passage, figure }: Known, metric: Metric): boolean =>
  metricsIn(passage).some(
    (noun) =>
      isSameMetric(noun.metric, metric) &&
      (metric === 'target' || (noun.end > figure.start - AHEAD && noun.start < figure.end + BEHIND)),
  );

/** Whether the source gives the noun an amount: a price target of 16만원 is not also one of 150원. */
const namesAnotherFigure = (metric: Metric, source: readonly Passage[]): boolean =>
  source.some((passage) =>
    passage.figures.some((figure) => {
      const owner = findMetric(passage, figure);
      const isDifference = revised.test(passage.text.slice(figure.end));
      return figure.unit === '원' && owner?.metric === metric && owner.end <= figure.start && !isDifference;
    }),
  );

/** Whether a figure is told for one share: 주당 350원, 한 주에 350원. */
const isPerShare = ({ passage: { text }, figure }: Known): boolean =>
  /(?:주당|\d ?주에|주마다)[^\d]{0,8}$/.test(text.slice(Math.max(0, figure.start - 16), figure.start)) ||
  /(?:주당|\d ?주에|주마다)[^\d]{0,8}\d[\d,.만천]*원?(?:에서|서|→) ?$/.test(
    text.slice(Math.max(0, figure.start - 26), figure.start),
  );

/** Whether the words behind a figure tell a move of the share price. */
const isMove = ({ passage: { text }, figure }: Known): boolean =>
  /^[여대 ]{0,2}(?:넘게 |가까이 |가량 )?(?:급[등락]|올|내|하락|상승|뛰|밀|오[르른]|빠|강세|약세)/.test(
    text.slice(figure.end),
  );

/** A figure of the share price stands in these words. */
const traded =
  /^(?:에|으로|까지|을|를|대)? ?(?:\([^)]*\) ?)?(?:넘게 |가까이 |가량 )?(?:미끄러|거래|장을|마감|마쳤|출발|기록 ?중|상승|하락|오른|오르|내린|내리|뛴|뛰|급등|급락|밀렸|밀린|높은|낮은|떨어|빠)/;
/** Nouns that own their figures even where a sentence names another noun or none. */
const apart: ReadonlySet<Metric> = new Set<Metric>(['target', 'offer', 'fine', 'dividend']);
/** Nouns of which articles speak beside the event. */
const background: ReadonlySet<Metric> = new Set<Metric>(['price', 'assets', 'terms']);

/** Won below which an amount is no stake. */
const LEAST_STAKE = 1e5;
/** Least won of which no share is the price. */
const LEAST_AMOUNT = 1e8;

/** Whether a noun before a figure cannot be what it measures: a share price of 300억원, shares of 350원 each. */
function isOfNoFigure({ metric, start, end }: PlacedMetric, known: Known): boolean {
  const { passage, figure } = known;
  const { unit, value } = figure;
  if (metric === 'price')
    return unit === '주' || (unit === '원' && value >= LEAST_AMOUNT && !/시/.test(passage.text.slice(start, end)));
  if (metric === 'stake') return unit === '원' && (isPerShare(known) || value < LEAST_STAKE);
  // "공모가 3만4000원보다 17% 낮은 2만8200원에 마쳤다".
  return (
    metric === 'offer' &&
    traded.test(passage.text.slice(figure.end)) &&
    passage.figures.some((other) => other.start >= end && other.end < figure.start)
  );
}

/** The noun of a figure; a figure of trading belongs to the share price though the word is left out. */
function findOwner({ passage, figure }: Known): Owner | undefined {
  const nearest = findMetric(passage, figure);
  const found = nearest !== undefined && isOfNoFigure(nearest, { passage, figure }) ? undefined : nearest;
  // A margin is a ratio, or dollars of a barrel.
  const isApart = found !== undefined && passage.text.slice(found.end, figure.start).includes('...');
  const noun = found?.metric === 'margin' && figure.unit === '원' && isApart ? undefined : found;
  if (noun !== undefined && strict.has(noun.metric)) return noun;
  if (/(?:종전|기존|이전|직전)보다 ?$/.test(passage.text.slice(0, figure.start))) return noun;
  return figure.unit !== '주' && traded.test(passage.text.slice(figure.end)) ? { metric: 'price', loss: false } : noun;
}

/** Whether a figure is told as a loss, by its noun, a minus or the word behind it. */
const reportsLoss = ({ passage, figure }: Known, noun: Owner): boolean =>
  noun.loss || figure.minus || /^ ?(?:의 |대 )?(?:적자|손실)/.test(passage.text.slice(figure.end));
