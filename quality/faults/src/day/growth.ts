import type { Footprint } from './footprint.ts';

/** Looks at a run of a process until its caches are full and its heap has its size. */
const WARM_UP = 4;
/** Fewest looks after that which tell of growth. */
const FEWEST = 4;
/** Resident memory grows by so much at most, as a share: garbage is collected late. */
const BOUND = 0.15;

/** Returns a line for each process that grew over a run. The store is none: its memory holds the documents. */
export function findGrowth(footprints: readonly Footprint[]): string[] {
  const names = new Set(footprints.flatMap(({ processes }) => Object.keys(processes)));
  names.delete('store');
  return [...names].flatMap((name) =>
    listRuns(footprints, name).flatMap((run) => {
      const warm = run.slice(WARM_UP);
      if (warm.length < FEWEST) return [];
      const half = Math.floor(warm.length / 2);
      const growth = mean(warm.slice(-half)) / mean(warm.slice(0, half)) - 1;
      return growth > BOUND ? [`${name} grew by ${Math.round(growth * 100)} % in ${run.length} looks`] : [];
    }),
  );
}

/** Bytes of each run of a process, look by look. */
function listRuns(footprints: readonly Footprint[], name: string): number[][] {
  const looks = footprints.flatMap(({ processes: { [name]: look } }) => (look === undefined ? [] : [look]));
  return [...Map.groupBy(looks, ({ pid }) => pid).values()].map((run) => run.map(({ bytes }) => bytes));
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
