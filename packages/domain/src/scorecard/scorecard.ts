import { groupBy } from '../group-by.ts';
import { type EventType, eventTypes } from '../judge/judgement/event-type.ts';
import type { Direction } from '../scoring/direction.ts';
import type { JudgeName } from '../sources.ts';
import { compareText } from '../text-order.ts';
import { blockDays, isEnough, MIN_SHOWN } from './enough.ts';
import { bootstrap, type Interval, wilson } from './resample.ts';
import { type FiledEvent, type Horizon, horizons, type JoinedRow } from './scorecard-row.ts';
import { auc, meanReturn, type Pair, rankCorrelation } from './statistics.ts';

/** The figures, each with the value that it has without a relation. */
export const metricIds = ['same_day_rank', 'next_day_rank', 'next_day_auc', 'five_days_rank'] as const;
export type MetricId = (typeof metricIds)[number];
export const nullValues: Readonly<Record<MetricId, number>> = {
  same_day_rank: 0,
  next_day_rank: 0,
  next_day_auc: 0.5,
  five_days_rank: 0,
};

/**
 * What a figure says: `confirmed` and `reversed` where its always-valid interval excludes the value without a relation,
 * above or below. One of several figures, looked at every night, leaves its own interval by chance, so that alone confirms
 * nothing.
 */
export const verdicts = ['confirmed', 'unconfirmed', 'reversed'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Metric extends Interval {
  id: MetricId;
  value: number;
  nullValue: number;
  n: number;
  days: number;
  verdict: Verdict;
}

/** Bands of the score, from bad to good. */
export const bandOrder = ['strong_bad', 'bad', 'even', 'good', 'strong_good'] as const satisfies readonly Direction[];

/** Mean return of the rows of a band; null where too few rows are in it. */
export interface Band {
  band: Direction;
  n: number;
  mean: number | null;
  lo: number | null;
  hi: number | null;
}

/** Bands over a period. `base`: mean of all rows. `priced`: smallest and largest number of stocks that were the market. */
export interface BandPanel {
  horizon: Horizon;
  base: number;
  n: number;
  days: number;
  priced: { min: number; max: number };
  rows: Band[];
}

/** Share of the events of a type that a filing confirmed; the share is null below 20 events. */
export interface FilingShare {
  type: EventType;
  n: number;
  confirmed: number;
  share: number | null;
  lo: number | null;
  hi: number | null;
}

/** Rows of a formula and judge. `counted`: whether the figures are made of them. */
export interface VersionRows {
  scoreVersion: number;
  judgedBy: JudgeName;
  judgeVersion: string;
  from: string;
  to: string;
  n: number;
  counted: boolean;
}

/** Every figure of the scorecard; null or empty where it was not computed. */
export interface Scorecard {
  period: { from: string; to: string } | null;
  n: number;
  days: number;
  versions: VersionRows[];
  metrics: Metric[];
  bands: BandPanel[];
  filings: FilingShare[];
}

export interface ScorecardInput {
  rows: readonly JoinedRow[];
  events: readonly FiledEvent[];
}

/** Six decimals: far more than an interval tells, and the same text on every machine. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;
const roundedInterval = ({ lo, hi }: Interval): Interval => ({ lo: rounded(lo), hi: rounded(hi) });

/** Computes the scorecard of the newest score version. The order of the input does not matter. */
export function computeScorecard({ rows, events }: ScorecardInput, draws?: number): Scorecard {
  const sorted = rows.toSorted(byKey);
  const version = Math.max(...sorted.map(({ scoreVersion }) => scoreVersion));
  const counted = sorted.filter(({ scoreVersion }) => scoreVersion === version);
  const [first, last] = [counted[0], counted.at(-1)];
  const panels = horizons.flatMap((horizon) => buildPanel(horizon, counted, draws));
  return {
    period: first === undefined || last === undefined ? null : { from: first.day, to: last.day },
    n: counted.length,
    days: new Set(counted.map(({ day }) => day)).size,
    versions: listVersions(sorted, version),
    metrics: panels.flatMap(({ metrics }) => metrics),
    bands: panels.map(({ bands }) => bands),
    filings: filingShares(events),
  };
}

/** Order of the rows in files: by day, stock and version. */
export const byKey = (a: JoinedRow, b: JoinedRow): number =>
  compareText(a.day, b.day) || compareText(a.stockCode, b.stockCode) || a.scoreVersion - b.scoreVersion;

function listVersions(rows: readonly JoinedRow[], version: number): VersionRows[] {
  const groups = groupBy(rows, ({ scoreVersion, judgedBy, judgeVersion }) =>
    JSON.stringify([scoreVersion, judgedBy, judgeVersion]),
  );
  const versions = [...groups.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    const { scoreVersion, judgedBy, judgeVersion } = first;
    const counted = scoreVersion === version;
    return [{ scoreVersion, judgedBy, judgeVersion, from: first.day, to: last.day, n: own.length, counted }];
  });
  return versions.sort((a, b) => a.scoreVersion - b.scoreVersion || compareText(a.from, b.from));
}

/** Figures of one period: one bootstrap for all of them. Empty where too few returns are known. */
function buildPanel(
  horizon: Horizon,
  rows: readonly JoinedRow[],
  draws: number | undefined,
): { metrics: Metric[]; bands: BandPanel }[] {
  const known = rows.flatMap((row) => {
    const found = row.joined?.returns[horizon];
    return found ? [{ row, ...found }] : [];
  });
  const days = [...new Set(known.map(({ row }) => row.day))];
  const [n, dayCount] = [known.length, days.length];
  if (!isEnough(horizon, { n, days: dayCount })) return [];
  const dayIndex = new Map(days.map((day, index) => [day, index]));
  const pairs = known.map(({ row, excess }) => ({
    band: row.direction,
    pair: { day: dayIndex.get(row.day) ?? 0, score: row.percentage, excess },
  }));
  const all = pairs.map(({ pair }) => pair);
  const byBand = bandOrder.map((band) => pairs.filter((entry) => entry.band === band).map(({ pair }) => pair));
  const figures = metricsOf[horizon].map(({ id, of }) => ({ id, statistic: of(all, dayCount) }));
  const means = byBand.map((own) => meanReturn(own, dayCount));
  const statistics = [...figures.map(({ statistic }) => statistic), ...means];
  const resampling = { days: dayCount, block: blockDays[horizon], figures: metricIds.length, draws };
  const intervals = bootstrap(statistics, resampling);
  const once = new Uint16Array(dayCount).fill(1);
  const metrics = figures.flatMap(({ id, statistic }, index) => {
    const [value, interval] = [rounded(statistic(once)), intervals[index]];
    if (Number.isNaN(value) || interval === undefined) return [];
    const verdict = reachVerdict(interval.always, nullValues[id]);
    return [{ id, value, ...roundedInterval(interval), nullValue: nullValues[id], n, days: dayCount, verdict }];
  });
  const bands = bandOrder.map((band, index): Band => {
    const [own, mean, interval] = [byBand[index] ?? [], means[index], intervals[figures.length + index]];
    const isShown = own.length >= MIN_SHOWN && daysOf(own) >= MIN_SHOWN;
    if (!isShown || !mean || !interval) return { band, n: own.length, mean: null, lo: null, hi: null };
    return { band, n: own.length, mean: rounded(mean(once)), ...roundedInterval(interval) };
  });
  const priced = known.map((entry) => entry.priced);
  const base = rounded(meanReturn(all, dayCount)(once));
  const range = { min: Math.min(...priced), max: Math.max(...priced) };
  return [{ metrics, bands: { horizon, base, n, days: dayCount, priced: range, rows: bands } }];
}

function reachVerdict({ lo, hi }: Interval, nullValue: number): Verdict {
  if (lo > nullValue) return 'confirmed';
  return hi < nullValue ? 'reversed' : 'unconfirmed';
}

const daysOf = (pairs: readonly Pair[]): number => new Set(pairs.map(({ day }) => day)).size;

const metricsOf: Readonly<Record<Horizon, readonly { id: MetricId; of: typeof auc }[]>> = {
  same_day: [{ id: 'same_day_rank', of: rankCorrelation }],
  next_day: [
    { id: 'next_day_rank', of: rankCorrelation },
    { id: 'next_day_auc', of: auc },
  ],
  five_days: [{ id: 'five_days_rank', of: rankCorrelation }],
};

function filingShares(events: readonly FiledEvent[]): FilingShare[] {
  const byType = groupBy(events, ({ type }) => type);
  return eventTypes.flatMap((type): FilingShare[] => {
    const own = byType.get(type);
    if (own === undefined) return [];
    const [n, confirmed] = [own.length, own.filter(({ confirmedOn }) => confirmedOn !== null).length];
    if (n < MIN_SHOWN) return [{ type, n, confirmed, share: null, lo: null, hi: null }];
    return [{ type, n, confirmed, share: rounded(confirmed / n), ...roundedInterval(wilson(confirmed, n)) }];
  });
}
