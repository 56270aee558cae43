import type { PlacedFigure } from '../../figures/read-figures.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Fault } from '../reading/faults.ts';
import type { Passage } from '../reading/passages.ts';

/** A period as a text names it; a field is left out where the text does not say. */
interface Period {
  year?: 'before last' | 'last' | 'this' | 'next' | number;
  part?: string;
  /** True for the months up to the end of the part: 3분기 누적, 1~3분기. */
  upTo: boolean;
}

const years: Readonly<Record<string, Period['year']>> = {
  재작년: 'before last',
  지난해: 'last',
  작년: 'last',
  전년: 'last',
  올해: 'this',
  금년: 'this',
  연내: 'this',
  내년: 'next',
};
const mention = new RegExp(
  pattern`(재작년|지난해|작년|전년|올해|금년|연내|내년)|(20\d\d)년|(\d ?[~∼-] ?)?([1-4]) ?(?:분기|q(?![a-z]))(?! ?${wordLists.amount.spans})|([상하])반기|(1 ?[~∼-] ?)?(?<![\d.])(\d{1,2})월`,
  'g',
);
/** Words behind a period that only measure against it. */
const compared =
  /^ ?(?:같은|동기|동월|동분기|대비|보다|비(?![가-힣])|比|에 비해|수준|의 (?:\d|절반|두|세)|연간 이익을|평균|말)/;
const cumulative = /^(?:까지|의)? ?누적|^ ?누계|^까지/;

/** What a sentence needs in the source to name a period; without both, `against` tells another one. */
const needed: readonly (readonly [said: RegExp, source: RegExp, against: RegExp])[] = [
  [
    /올해/,
    /올해|올 |금년|연내|연말|연간|이번|['’]2\d년|20\d\d|매년|올들어|(?<!(?:지난해|작년|전년|내년) ?)(?<![\d~∼-])[1-4] ?분기 ?(?:흑자|적자)/,
    /내년|(?:지난해|작년) ?(?:매출|영업|순[이손]|연간|연결|별도|잠정|전체|누적|결산|실적|한 해|[1-4]분기|당기)/,
  ],
  [/내년/, /내년|이듬해|다음 ?해|2\d년|20\d\d|차기 연도/, /지난해|작년|올해|연내|올 /],
  [/(?:지난해|작년)(?! ?(?:같은|동기))/, /지난해|작년|전년|지난 ?\d|20\d\d|2\d년|결산|연간|1년/, /올해|내년/],
  [/상반기/, /상반기|(?<![상하])반기|1h|1분기.*2분기|2분기 누적/, /하반기|[34]분기/],
  [/[2-4]분기(?:까지)? 누적|[2-4]분기까지/, /누적|까지|누계|[1-3] ?[~∼-] ?[2-4]|1 ?[~∼-] ?(?:6|9|12) ?월/, /[2-4]분기/],
  [/하반기/, /하반기|2h|3분기.*4분기/, /(?<!하)상반기|(?<![하상])반기|[12]분기/],
];

/** Returns `period` where a sentence names a year or half that the source does not, or gives a figure to another period. */
export function checkPeriods(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  const text = source.map((passage) => passage.text).join('\n');
  for (const passage of said) {
    if (needed.some(([word, support, against]) => word.test(passage.text) && !support.test(text) && against.test(text)))
      return ['period'];
    if (isYearOfAnother(passage.text, text) || isMeasuredByOwnYear(passage.text, text)) return ['period'];
    if (isTurnOfOtherQuarter(passage, source) || isYearOfOtherPart(passage.text, text)) return ['period'];
    if (isOtherQuarter(passage.text, text) || isOtherYear(passage.text, text)) return ['period'];
    for (const figure of passage.figures) {
      if (!isMeasured(figure)) continue;
      const own = periodBefore(passage, figure);
      if (own === undefined) continue;
      const known = source.flatMap((other) =>
        other.figures
          .filter((each) => Math.abs(each.value - figure.value) <= Math.abs(figure.value) * 0.03)
          .map((each) => periodBefore(other, each)),
      );
      if (known.length > 0 && known.every((period) => period !== undefined && differ(own, period))) return ['period'];
    }
  }
  return [];
}

/** What is closed with its year: 지난해 재무제표, 작년 결산. */
const closed = /(올해|올|지난해|작년|전년) (?=재무제표|결산|감사|회계|사업보고서)/;
const isThis = (year: string | undefined): boolean => year === '올해' || year === '올';
/** "작년 추석보다 22% 많은" told as "올해 추석보다", and accounts of another year. */
function isMeasuredByOwnYear(said: string, source: string): boolean {
  const measured = /올해(?: \S{1,8})?(?:보다|에 비해)/;
  if (measured.test(said) && !measured.test(source) && /지난해|작년|전년/.test(source)) return true;
  const [own, known] = [closed.exec(said)?.[1], closed.exec(source)?.[1]];
  return own !== undefined && known !== undefined && isThis(own) !== isThis(known);
}

/** Whether a sentence says 내년 where the source only says 올해, or 올해 where it only tells results of 지난해. */
const isYearOfAnother = (said: string, source: string): boolean =>
  (/내년/.test(said) &&
    /올해|올 |연내|금년/.test(source) &&
    !/내년|이듬해|다음 ?해|차기|내후년|20\d\d ?년/.test(source)) ||
  (/올해/.test(said) &&
    /(?:지난해|작년) ?(?:연간 |전체 |한 해 )?(?:매출|영업|순[이손익]|실적|이익)/.test(source) &&
    !/올해|올 |올들어|금년|연내|이번|내년|20\d\d ?년|\d ?분기|\d ?월|상반기|하반기/.test(source));

const result = '(?:매출|영업|순[이손]|실적|이익|적자|흑자|손실|성적|어닝)';
const quarterOfResult = new RegExp(`([1-4]) ?(?:분기|q(?![a-z]))[가-힣 ]{0,6}?${result}`, 'g');

/** A quarter whose noun was named before: 2분기 영업이익 70억원, 3분기 90억원. */
const quarterOfFigure = /([1-4]) ?분기(?:에는|는|엔|은)? ?\d/g;

const yearAndPart = /(올해|내년|지난해|작년) ([1-4]분기|[상하]반기|\d{1,2}월)(?! ?(?:보다|대비|에 비해|와 비교))/g;

/** Whether the source puts a part of a year into other years only: "내년 1분기". */
const isYearOfOtherPart = (said: string, source: string): boolean =>
  [...said.matchAll(yearAndPart)].some(([, year = '', part = '']) => {
    const of = new RegExp(`(올해|올|내년|지난해|작년) ?${part}`, 'g');
    const known = [...source.matchAll(of)].map(([, each = '']) => sameYear[each] ?? each);
    return known.length > 0 && !known.includes(sameYear[year] ?? year);
  });

/** What becomes of results, in words of sentences and of texts. */
const turns: readonly (readonly [said: RegExp, source: RegExp])[] = [
  [/밑돌|못 미/, pattern`${wordLists.change.missed}`],
  [/웃돌/, pattern`${wordLists.change.beaten}`],
  [/흑자/, /흑자/],
  [/적자/, /적자|손실/],
];

/** Whether the source tells what becomes of results of other quarters only, in clauses that name one. */
function isTurnOfOtherQuarter({ text, figures }: Passage, source: readonly Passage[]): boolean {
  const quarters = [...text.matchAll(/([1-4])분기/g)].map(([, quarter]) => quarter);
  if (quarters.length !== 1 || figures.some(({ unit }) => unit === '원' || unit === '%')) return false;
  return turns.some(([said, known]) => {
    if (!said.test(text)) return false;
    const clauses = source
      .flatMap((passage) => passage.text.split(/,(?!\d)|\.{2,}|…/))
      .filter((clause) => known.test(clause));
    const named = clauses.flatMap((clause) =>
      [...clause.matchAll(/([1-4]) ?(?:분기|q)/g)].map(([, quarter]) => quarter),
    );
    return named.length > 0 && !named.includes(quarters[0]);
  });
}

/** Whether a sentence tells results of a quarter, and the source those of other quarters only. */
function isOtherQuarter(said: string, source: string): boolean {
  const known = new Set([...source.matchAll(quarterOfResult), ...source.matchAll(quarterOfFigure)].map(([, of]) => of));
  return known.size > 0 && [...said.matchAll(quarterOfResult)].some(([, quarter]) => !known.has(quarter));
}

const yearWord = `(올해|올(?= )|내년|지난해|작년)(?! ?(?:${wordLists.amount.comparisons}))`;
const yearOfResult = new RegExp(`${yearWord}[가-힣 ]{0,6}?${result}`, 'g');
const sameYear: Readonly<Record<string, string>> = { 올: '올해', 작년: '지난해' };
const toYears = (text: string): Set<string> =>
  new Set([...text.matchAll(yearOfResult)].map(([, year = '']) => sameYear[year] ?? year));

/** Whether a sentence tells results of a year, and the source those of other years, of that one not even from afar. */
function isOtherYear(said: string, source: string): boolean {
  const known = toYears(source);
  return (
    known.size > 0 &&
    [...toYears(said)].some((year) => {
      const spelled = Object.entries(sameYear).find(([, plain]) => plain === year)?.[0];
      return (
        !known.has(year) &&
        !new RegExp(`(?:${year}|${spelled ?? year})(?! ?(?:${wordLists.amount.comparisons}))[^.]{0,40}${result}`).test(
          source,
        )
      );
    })
  );
}

const isMeasured = ({ unit }: PlacedFigure): boolean =>
  !['년', '월', '일', '분기', '시', '분', '개월', '차'].includes(unit);

function differ(a: Period, b: Period): boolean {
  if (typeof a.year === typeof b.year && a.year !== b.year && a.year !== undefined) return true;
  if (typeof a.year === 'number' && typeof b.year === 'number' && a.year !== b.year) return true;
  // A number of a year is this year or the next, which only the day of the article tells; 올해 and 2025년 may be the same.
  if (a.part !== undefined && b.part !== undefined && a.part !== b.part) return !isHalf(a, b) && !isHalf(b, a);
  // A quarter's figure told as the year's: 올해 매출.
  if (a.part === undefined && a.year !== undefined && !a.upTo && /분기/.test(b.part ?? '') && !b.upTo) return true;
  // "누적 영업이익은 … 9% 적다" without its period.
  if (a.part !== undefined && !a.upTo && b.part === undefined && b.year === undefined && b.upTo) return true;
  if (a.part !== undefined && /[2-4]분기|월/.test(a.part) && a.part === b.part && a.upTo !== b.upTo) return true;
  return false;
}

/** The first half is the second quarter with the first. */
const isHalf = (a: Period, b: Period): boolean => a.part === '상반기' && b.part === '2분기' && b.upTo;

/** Characters before a figure in which its period stands. */
const LONGEST_CLAUSE = 300;

/** The last period named before a figure of a passage, with the one right before that: 지난해 4분기. */
function periodBefore({ text }: Passage, figure: PlacedFigure): Period | undefined {
  let found: { period: Period; end: number } | undefined;
  let earlier: typeof found;
  const from = Math.max(0, figure.start - LONGEST_CLAUSE);
  for (const match of text.slice(from, figure.start).matchAll(mention)) {
    const end = from + match.index + match[0].length;
    if (compared.test(text.slice(end))) {
      // "작년 3분기보다": the year is of what it is compared with, too.
      if (found !== undefined && from + match.index - found.end <= 1 && found.period.part === undefined)
        found = earlier;
      // "작년 같은 분기 510억원에서": the old value is of the period compared with.
      if (/^[^\d]{0,12}$/.test(text.slice(end, figure.start)) && /^(?:에서|보다|→)/.test(text.slice(figure.end)))
        return undefined;
      continue;
    }
    const [, word, year, range, quarter, half, months, month] = match;
    const upTo =
      (range ?? months) !== undefined || cumulative.test(text.slice(end)) || /누적/.test(text.slice(end, figure.start));
    const period: Period = { upTo };
    if (word !== undefined) period.year = years[word] as NonNullable<Period['year']>;
    if (year !== undefined) period.year = Number(year);
    if (quarter !== undefined) period.part = `${quarter}분기`;
    if (half !== undefined) period.part = `${half}반기`;
    if (month !== undefined)
      period.part = months !== undefined && Number(month) % 3 === 0 ? `${Number(month) / 3}분기` : `${month}월`;
    // "지난해 2분기 88억원 손실에서 올해 35억원 이익으로": of the same quarter.
    if (/에서 $/.test(text.slice(0, from + match.index)) && found?.period.part !== undefined && word !== undefined)
      period.part = found.period.part;
    const joins =
      found !== undefined &&
      from + match.index - found.end <= 3 &&
      period.year === undefined &&
      found.period.part === undefined;
    if (!joins) earlier = found;
    found = { period: joins ? { ...found?.period, ...period } : period, end };
  }
  const clause = /[^.]*$/.exec(text.slice(from, figure.start))?.[0] ?? '';
  return found?.period ?? (/^누적 /.test(clause) ? { upTo: true } : undefined);
}

const moment = '(?:20\\d\\d년|\\d{1,2}월|\\d{1,2}일|내년|올해|[1-4]분기)';

const bound = new RegExp(`(${moment})(까지|부터)`, 'g');
const boundInText = new RegExp(`(${moment})(?:\\d*일)?(까지|부터)`, 'g');

/** Returns `period` where a start is told as an end or the reverse, or as another one, or a number of quarters as a quarter. */
export function checkTimes(sentence: string, text: string): Fault[] {
  const isTurned = [...sentence.matchAll(bound)].some(([, when = '', mark = '']) => {
    if (text.includes(when + mark)) return false;
    if (text.includes(when + (mark === '까지' ? '부터' : '까지'))) return true;
    const known = [...text.matchAll(boundInText)].filter(([, , each]) => each === mark).map(([, each = '']) => each);
    const isComparable = (each: string) => /^[내올]/.test(when) === /^[내올]/.test(each) && when.at(-1) === each.at(-1);
    return known.length > 0 && known.every((each) => each !== when && isComparable(each));
  });
  const isCount = [...sentence.matchAll(/([2-9])분기에(?! ?걸쳐)/g)].some(([, count]) => {
    const behind = [...text.matchAll(new RegExp(`(?<!\\d)${count}(?:개 ?)?분기(.{0,3})`, 'g'))];
    return behind.length > 0 && behind.every(([, next = '']) => /^ ?(?:연속|만|째)/.test(next));
  });
  return isTurned || isCount ? ['period'] : [];
}
