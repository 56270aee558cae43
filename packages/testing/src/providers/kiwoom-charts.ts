/** A trading day of a stock as it was traded: unadjusted close in won and shares. */
export interface KiwoomChartDay {
  /** "20261120" */
  day: string;
  close: number;
  volume: number;
}

/** A split: from this day on, `ratio` new shares stand for an old one. */
export interface KiwoomSplit {
  day: string;
  ratio: number;
}

/** Net buying on a day, in shares; the two kinds of foreigners and the eight of institutions are apart. */
export interface KiwoomFlowDay {
  day: string;
  individual: number;
  foreign: number;
  /** Securities firms, insurers, trusts, other finance, banks, pension funds, private funds, the state. */
  institutions: readonly number[];
  otherCompanies: number;
  otherForeigners: number;
  volume: number;
}

const compact = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');

/** Returns the weekdays up to a day ("20261120"), the newest first. */
export function weekdaysBack(lastDay: string, count: number): string[] {
  const days: string[] = [];
  const last = lastDay.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  for (let at = Date.parse(`${last}T00:00:00Z`); days.length < count; at -= 86_400_000) {
    if (![0, 6].includes(new Date(at).getUTCDay())) days.push(compact(at));
  }
  return days;
}

const computeSeed = (text: string) => [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9_973, 7);

/** Returns a chart of a stock, the newest day first, always the same for a stock and day. */
export function kiwoomChart(stockCode: string, lastDay: string, count = 900): KiwoomChartDay[] {
  const level = 10_000 + 10 * computeSeed(stockCode);
  return weekdaysBack(lastDay, count).map((day) => {
    const seed = computeSeed(`${stockCode}${day}`);
    return { day, close: level + 10 * (seed % 200), volume: 1_000 + seed };
  });
}

/** Returns the flows of a stock, the newest day first; the groups of a day add up to 0. */
export function kiwoomFlows(stockCode: string, lastDay: string, count = 300): KiwoomFlowDay[] {
  return weekdaysBack(lastDay, count).map((day) => {
    const seed = computeSeed(`flow ${stockCode}${day}`);
    const institutions = Array.from({ length: 8 }, (_, index) => ((seed * (index + 3)) % 401) - 200);
    const own = institutions.reduce((sum, part) => sum + part, 0);
    const [foreign, otherCompanies, otherForeigners] = [(seed % 3_001) - 1_500, (seed % 41) - 20, (seed % 7) - 3];
    const individual = 0 - foreign - own - otherCompanies - otherForeigners;
    return { day, individual, foreign, institutions, otherCompanies, otherForeigners, volume: 10_000 + seed };
  });
}

/**
 * Adjusts a close for the splits after its day, but only for those until the base day: a later split is missing, as in
 * Kiwoom's answers.
 */
export function adjustedFor(
  { day, close, volume }: KiwoomChartDay,
  splits: readonly KiwoomSplit[],
  baseDay: string,
): KiwoomChartDay {
  const factor = splits
    .filter((split) => split.day > day && split.day <= baseDay)
    .reduce((product, { ratio }) => product * ratio, 1);
  return { day, close: Math.round(close / factor), volume: Math.round(volume * factor) };
}
