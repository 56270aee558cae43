import type { Footprint } from './footprint.ts';

const HOUR_MS = 3_600_000;
const MEGABYTE = 1024 ** 2;
/** Looks at a run of a process until its caches are full. */
const WARM_UP = 4;
/** Fewest looks after that which show growth. */
const FEWEST = 4;
/** What a heap holds grows by so much at most from the first to the second half, as a share. */
const HEAP_BOUND = 0.1;
/** The store's files grow with its documents: bytes for each may grow by so much after the warm-up, as a share. */
const STORE_BOUND = 0.15;

interface Look {
  pid: number;
  at: Date;
  bytes: number;
  heapBytes: number;
}

/** Returns a line for each process whose heap grew over a run, and for a store that grew faster than its documents. */
export function findGrowth(footprints: readonly Footprint[]): string[] {
  const grown = listNames(footprints).flatMap((name) =>
    listRuns(footprints, name).flatMap((run) => {
      const warm = run.slice(WARM_UP).map(({ heapBytes }) => heapBytes);
      if (warm.length < FEWEST) return [];
      const half = Math.floor(warm.length / 2);
      const growth = mean(warm.slice(-half)) / mean(warm.slice(0, half)) - 1;
      return growth > HEAP_BOUND ? [`the heap of ${name} grew by ${percent(growth)} in ${run.length} looks`] : [];
    }),
  );
  return [...grown, ...findStoreGrowth(footprints)];
}

function findStoreGrowth(footprints: readonly Footprint[]): string[] {
  const each = footprints.slice(WARM_UP).map(({ storeBytes, documents }) => storeBytes / documents);
  const [first, last] = [each[0], each.at(-1)];
  if (first === undefined || last === undefined || each.length < FEWEST) return [];
  const growth = last / first - 1;
  return growth > STORE_BOUND ? [`the store grew by ${percent(growth)} for each document`] : [];
}

/** States for each process the slope of its last run after the warm-up, in MB an hour: resident, and in the heap. */
export function describeSlopes(footprints: readonly Footprint[]): string[] {
  return listNames(footprints).map((name) => {
    const run = (listRuns(footprints, name).at(-1) ?? []).slice(WARM_UP);
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined || run.length < FEWEST)
      return `${name}: restarted too late to show a slope`;
    const [resident, heap] = [slope(run, ({ bytes }) => bytes), slope(run, ({ heapBytes }) => heapBytes)];
    const size = (from: number, to: number) => `${(from / MEGABYTE).toFixed(0)} → ${(to / MEGABYTE).toFixed(0)} MB`;
    return `${name}: resident ${size(first.bytes, last.bytes)}, ${resident.toFixed(2)} MB an hour; heap ${size(first.heapBytes, last.heapBytes)}, ${heap.toFixed(2)} MB an hour; ${run.length} looks`;
  });
}

/** Slope of the line of least squares, in MB an hour. */
function slope(run: readonly Look[], pick: (look: Look) => number): number {
  const points = run.map((look) => ({ x: look.at.getTime() / HOUR_MS, y: pick(look) / MEGABYTE }));
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const spread = mean(points.map((point) => (point.x - x) ** 2));
  return mean(points.map((point) => (point.x - x) * (point.y - y))) / spread;
}

const listNames = (footprints: readonly Footprint[]) => [
  ...new Set(footprints.flatMap(({ processes }) => Object.keys(processes))),
];

/** Looks at each run of a process, in order. */
function listRuns(footprints: readonly Footprint[], name: string): Look[][] {
  const looks = footprints.flatMap(({ at, processes: { [name]: look } }) =>
    look === undefined ? [] : [{ at, ...look }],
  );
  return [...Map.groupBy(looks, ({ pid }) => pid).values()];
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
