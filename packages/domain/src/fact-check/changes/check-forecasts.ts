import type { PlacedFigure } from '../../figures/read-figures.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Fault } from '../reading/faults.ts';
import { findMetric, type Metric, metricsIn } from '../reading/metrics.ts';
import type { Passage } from '../reading/passages.ts';

const results: ReadonlySet<Metric> = new Set<Metric>([
  'sales',
  'gross',
  'operating',
  'pretax',
  'net',
  'profit',
  'margin',
]);

/** What analysts foresee: results, and what of them is paid out. */
const foreseen: ReadonlySet<Metric> = new Set<Metric>([...results, 'dividend']);

/** A sentence that tells results as a forecast, and one that tells them as a fact. */
const saidForecast =
  /것으로|거로|추정(?!치)|전망(?!치(?:를|보다|에) |(?:을|보다|에) (?:\S+ )?(?:웃돌|밑돌|넘|못 ?미|상회|하회))|예상했|예상해|내다|(?<!(?:손실|손해|이익|재미|흑자|적자)[을를] |맛)봤어요|예측|기대했|제시했|목표(?!(?:를|보다|치를) (?:\S+ )?(?:넘|달성|채[웠워]|초과|웃돌|앞당))/;
const saidFact =
  /(?:기록했|늘었|줄었|냈|거뒀|커졌|올렸|집계됐|돌아섰|전환했|넘었|그쳤|웃돌았|밑돌았|미쳤|달했|이었|였|이에|예)[가-힣]*요/;

/** Analysts judge facts, too: 영업이익 440억원이 예상보다 적다고 봤어요. */
const ofAnalysts = /증권|투자(?:은|는|이|가) |연구원/;

/** What stands behind or before a figure that is a forecast, and behind one that is a fact. */
const forecastBehind = pattern`${wordLists.outlook.foreseenFigures}`;
const forecastBefore = /(?:추정치|전망치|예상치|기대치|눈높이|예상|추정|전망|컨센서스|목표)(?:는|은|를|을)?[^\d]{0,4}$/;
const factBehind = pattern`${wordLists.outlook.reportedFigures}`;

/** Words by which an article looks ahead; expectations that a result is measured by are none. */
const speculates =
  /추정(?!치)|예상(?!치|보다|을|은|의|에| 밖| 그대로|대로| 수준)|전망(?!치|보다)|것으로(?! 집계|\.\.|…)|내다|기대(?!치|보다|를|에)|관측|봤|것이/;

/** Returns `stage` where a sentence tells as a fact what is a forecast in the source, or the reverse. */
export function checkForecasts(
  said: readonly Passage[],
  source: readonly Passage[],
  names: readonly string[] = [],
): Fault[] {
  const speaksOfForecasts = source.some(({ text }) => speculates.test(text));
  const isOpen = speaksOfForecasts && isSignedShort(source[0]?.text ?? '', source);
  const titlePlace = isOpen ? 'signed' : speaksOfForecasts ? 'open' : 'plain';
  for (const passage of said) {
    if (isFactToCome(passage.text)) return ['stage'];
    if (changesForecast.test(passage.text)) continue;
    const own = names.reduce((left, name) => left.replaceAll(name.toLowerCase(), ' '), passage.text);
    const statesForecast = saidForecast.test(passage.text);
    const statesFact = !statesForecast && saidFact.test(passage.text);
    if (statesForecast === statesFact) continue;
    for (const figure of passage.figures) {
      if (!isResult(passage, figure) || (statesFact && isOfExpectation(passage, figure))) continue;
      const places = source.flatMap((other, index) =>
        other.figures
          .filter((each) => isNear(each, figure))
          .map((each) => ({
            kind: kindOf(other, each, index === 0 ? titlePlace : 'body'),
            isForeseen: index > 0 && foreseenAt.test(other.text.slice(each.end)),
          })),
      );
      const kinds = places.map(({ kind }) => kind);
      const isOnlyForeseen = places.some(({ isForeseen }) => isForeseen) && !kinds.includes('fact');
      if (statesFact && kinds.length > 0 && (isOnlyForeseen || kinds.every((kind) => kind === 'forecast')))
        return ['stage'];
      if (statesForecast && !ofAnalysts.test(own)) {
        if (kinds.includes('fact') && !kinds.includes('forecast')) return ['stage'];
        if (kinds.length > 0 && !kinds.includes('forecast') && !foreseesResults(source, passage.text)) return ['stage'];
      }
    }
  }
  return [];
}

/** That a company or an analyst set or changed a forecast is a fact of its own. */
const changesForecast =
  /(?:목표|전망치|추정치|예상치|가이던스|눈높이)(?: 평균)?(?:를|을|가|이) (?:[^,]|,(?=\d))*(?:잡았|낮췄|높였|올렸|내렸|세웠|늘었|줄었|올랐|높아졌|낮아졌)/;

/** A time to come told as past: 내년 수출이 50% 늘었어요. */
const isFactToCome = (text: string): boolean =>
  /(?:내년|내달|다음 ?달)(?!까지|부터|의? 전망|의? 목표)[^,]{0,14}(?:매출|이익|손실|실적|수출|판매|수주)[^,]*(?:늘었|줄었|기록했|커졌|냈|올렸)어?요/.test(
    text,
  ) && !/전망|추정|목표|예상|컨센서스|눈높이|가이던스|계획|가격|투자/.test(text);

/** A forecast that the result refuted: 점쳤으나. */
const refuted = /(?:점쳤|예상했|전망했|내다봤|추정했)(?:으나|지만|는데)/g;

/** Whether a passage speaks of quarters, and of none that a sentence names: "4분기에는 이익을 낼 것". */
function isOfOtherQuarter(text: string, said: string): boolean {
  const quartersIn = (words: string) => [...words.matchAll(/([1-4]) ?분기/g)].map(([, quarter]) => quarter);
  const [quarters, own] = [quartersIn(text), quartersIn(said)];
  return quarters.length > 0 && own.length > 0 && !quarters.some((quarter) => own.includes(quarter));
}

/** Whether any passage of the source that speaks of results foresees something. */
const foreseesResults = (source: readonly Passage[], said: string): boolean =>
  source.some(
    (passage) =>
      !isOfOtherQuarter(passage.text, said) &&
      metricsIn(passage).some(({ metric }) => results.has(metric)) &&
      forecastBehind.test(passage.text.replace(refuted, ' ')),
  );

const isResult = (passage: Passage, figure: PlacedFigure): boolean =>
  ['원', '%', '', '배'].includes(figure.unit) && foreseen.has(findMetric(passage, figure)?.metric ?? 'other');

/** What a sentence itself tells as expected, or as the way of a fact to it: 추정치(2700억원), 전망치를 31% 밑돌았어요. */
const isOfExpectation = ({ text }: Passage, { start, end }: PlacedFigure): boolean =>
  forecastBefore.test(text.slice(Math.max(0, start - 12), start)) ||
  pattern`${wordLists.outlook.expectedFigures}(?:한|했던|하던) ?$`.test(text.slice(Math.max(0, start - 8), start)) ||
  /^ ?(?:가량 |넘게 |나 )?(?:밑돌|웃돌|못 ?미|하회|상회)/.test(text.slice(end));

/** The same value, also where one of the two is cut to its first digits. */
const isNear = (a: PlacedFigure, b: PlacedFigure): boolean =>
  Math.abs(a.value - b.value) <= Math.abs(b.value) * 0.03 && (a.unit === b.unit || a.unit === '' || b.unit === '');

/** What is foreseen of the figure itself: "8천억원에 그칠 것으로 내다봤다". A title beside it may leave that open. */
const foreseenAt =
  /^[^\d,.]{0,16}(?:할|그칠|이를|달할|낼|늘|줄|날|들|넘을|웃돌|밑돌) 것(?:으로|이라고|이라는) (?:내다|전망|예상|추정|봤|관측|점)/;

const REACH = 40;

function kindOf(
  { text }: Passage,
  figure: PlacedFigure,
  place: 'body' | 'open' | 'plain' | 'signed',
): 'forecast' | 'fact' | undefined {
  const behind = text.slice(figure.end, figure.end + REACH);
  const [forecast, fact] = [behind.search(forecastBehind), behind.search(factBehind)];
  if (forecastBefore.test(text.slice(Math.max(0, figure.start - 12), figure.start))) return 'forecast';
  // A title leaves out its verb: it tells a fact only where the whole article forecasts nothing.
  if (place !== 'body')
    return isOutlook(text) || place === 'signed' || (place === 'open' && isSigned.test(text))
      ? 'forecast'
      : place === 'plain'
        ? 'fact'
        : undefined;
  if (forecast === -1 && fact === -1) return undefined;
  if (fact === -1) return 'forecast';
  // Both: "기록하며 … 늘 것으로 봤다" leaves it open.
  return forecast === -1 ? 'fact' : forecast < fact ? 'forecast' : undefined;
}

/** A title signed by a brokerage, of an article that forecasts: "4분기 영업익 40% 급증"-가나증권. */
const isSigned = /[-–…] ?[가-힣a-z]{1,8}(?:투자증권|금융투자|증권|금투|證)$/;

/** A title signed by a house whose name the description has in full, of an article that forecasts: "12% 증가할 듯-단오". */
function isSignedShort(title: string, source: readonly Passage[]): boolean {
  const signed = /[-–<(] ?([가-힣a-z]{2,6})[)>]?$/.exec(title)?.[1];
  return (
    signed !== undefined && source.some(({ text }) => new RegExp(`${signed}(?:투자증권|금융투자|증권)`).test(text))
  );
}

/** A title signed by a brokerage that speaks of a time to come: 올 매출 70%↑-가나. */
const isOutlook = (text: string): boolean =>
  /내년|(?:올|올해|20\d\d년) [^…]*[-–] ?[가-힣]+$|(?:전망|예상|추정|기대|듯|것)['"”]?(?: ?[-–<(…]{1,3}[^…]{1,12})?$/.test(
    text,
  );
