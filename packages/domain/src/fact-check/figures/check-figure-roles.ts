import type { PlacedFigure } from '../../figures/read-figures.ts';
import type { Fault } from '../reading/faults.ts';
import { isSameUnit, isSameValue, type Known } from '../reading/figure-values.ts';
import { findMetric, isSameMetric, type Metric, metricsIn, type PlacedMetric } from '../reading/metrics.ts';
import type { Passage } from '../reading/passages.ts';

/** What a figure stands for in a sentence, by the words around it, and the words by which it stands for something else. */
interface Role {
  before?: RegExp;
  behind: RegExp;
  /** Read around a mention in the source. */
  isOther: (before: string, behind: string) => boolean;
}

/** How a target is told to change: by an amount, by a share, to a price. */
const byAmount = /^원? (?:올|높|내|낮)[렸였췄]/;
const byShare = /^%? (?:올|높|내|낮)[렸였췄]/;
const toPrice = /^원?으로 (?:올|높|내|낮)[렸였췄]/;
const moved = /^%? ?(?:가량 |넘게 )?(?:↑|↓|상향|하향|올|높|내[려렸린]|낮|인상|인하|더|줄|늘|깎|조정)/;
const roles: readonly Role[] = [
  // "목표주가를 17% 올렸다" beside "발주의 80% 이상".
  {
    before: /(?:목표|적정) ?주?가/,
    behind: byShare,
    isOther: (before, behind) => !/목표|적정|눈높이|종전|기존|이전|전보다/.test(before) && !moved.test(behind),
  },
  // "목표가를 15만원 올렸다" is a step, no price.
  {
    before: /(?:목표|적정) ?주?가/,
    behind: toPrice,
    isOther: (_, behind) => byAmount.test(behind),
  },
  // "커피 사업을 410억원에 판다" beside "해마다 90억원씩 나던 손실".
  {
    behind: /^원?에 (?:팔|매각|넘기|처분|사들|인수)/,
    isOther: (_, behind) => /^원?(?:씩|대?의? ?(?:손실|적자|이익|매출|배당))/.test(behind),
  },
  // "시장 전망치를 15% 웃돌았다" is no growth.
  { behind: /^%? (?:늘|줄)/, isOther: (_, behind) => /^%? ?(?:웃돌|밑돌|상회|하회|이상|할인)/.test(behind) },
  // "0%대".
  { behind: /^%?(?:로|으로) /, isOther: (_, behind) => /^%?대/.test(behind) },
];
const BEFORE = 30;
const BEHIND = 14;

/** Results of which a company reports each by itself. */
const results: ReadonlySet<Metric> = new Set<Metric>(['sales', 'operating', 'net']);

/** Returns `metric` where every mention of a figure in the source stands for something else. */
export function checkFigureRoles(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  for (const passage of said)
    for (const figure of passage.figures) {
      const role = findRole(passage, figure);
      const metric = findUnknownResult(passage, figure, source);
      if (role === undefined && metric === undefined) continue;
      const mentions = source.flatMap((other) =>
        other.figures
          .map((known) => ({ passage: other, figure: known }))
          .filter((known) => isSameValue({ passage, figure }, known) && isSameUnit(figure, known.figure)),
      );
      if (role !== undefined && mentions.length > 0 && mentions.every((known) => isOther(role, known)))
        return ['metric'];
      if (metric !== undefined && belongToOther(metric, mentions)) return ['metric'];
    }
  return [];
}

const findRole = ({ text }: Passage, { start, end }: PlacedFigure): Role | undefined =>
  roles.find(({ before, behind }) => behind.test(text.slice(end)) && (before?.test(text.slice(0, start)) ?? true));

const isOther = (role: Role, { passage: { text }, figure: { start, end } }: Known): boolean =>
  role.isOther(text.slice(Math.max(0, start - BEFORE), start), text.slice(end, end + BEHIND));

/** The result that a figure belongs to, where the source never names it. */
function findUnknownResult(passage: Passage, figure: PlacedFigure, source: readonly Passage[]): Metric | undefined {
  const metric = figure.unit === '원' || figure.unit === '%' ? findMetric(passage, figure)?.metric : undefined;
  const isNamed = ({ metric: known }: PlacedMetric) => metric !== undefined && isSameMetric(known, metric);
  return metric === undefined || !results.has(metric) || source.some((other) => metricsIn(other).some(isNamed))
    ? undefined
    : metric;
}

function belongToOther(metric: Metric, mentions: readonly Known[]): boolean {
  const others = mentions.flatMap(({ passage, figure }) => findMetric(passage, figure)?.metric ?? []);
  return others.length > 0 && others.every((other) => results.has(other) && !isSameMetric(other, metric));
}
