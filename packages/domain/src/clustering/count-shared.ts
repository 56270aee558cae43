import { ones } from './bits.ts';

const WORD = 32;
/** Sets that may hold a value before it is kept as a bit of each set instead of a list of its holders. */
const FEW = 64;

/**
 * Counts the values that any two of the sets share, by their indexes. Most pairs share none, so it iterates over the
 * values instead of the pairs; a value of many sets, as like wordings have, is a bit of each.
 */
export function countShared(sets: readonly Int32Array[]): (a: number, b: number) => number {
  const size = sets.length;
  const holders = new Map<number, number[]>();
  sets.forEach((set, index) => {
    for (const value of set) {
      const known = holders.get(value);
      if (known === undefined) holders.set(value, [index]);
      else known.push(index);
    }
  });
  const lists = [...holders.values()];
  const rare = countPairs(
    size,
    lists.filter(({ length }) => length <= FEW),
  );
  const frequent = bitRows(
    size,
    lists.filter(({ length }) => length > FEW),
  );
  return (a, b) => (rare[a < b ? b * size + a : a * size + b] ?? 0) + frequent(a, b);
}

/** Counts at `b * size + a` how many lists have both, for a < b. Lists are sorted. */
function countPairs(size: number, lists: readonly number[][]): Uint16Array {
  const shared = new Uint16Array(size ** 2);
  for (const list of lists)
    for (const [place, index] of list.entries())
      for (let earlier = 0; earlier < place; earlier += 1) {
        const at = index * size + (list[earlier] ?? 0);
        shared[at] = (shared[at] ?? 0) + 1;
      }
  return shared;
}

function bitRows(size: number, lists: readonly number[][]): (a: number, b: number) => number {
  const width = Math.ceil(lists.length / WORD);
  const rows = new Int32Array(size * width);
  for (const [bit, list] of lists.entries())
    for (const index of list) {
      const at = index * width + Math.floor(bit / WORD);
      rows[at] = (rows[at] ?? 0) | (1 << (bit % WORD));
    }
  return (a, b) => {
    let count = 0;
    for (let word = 0; word < width; word += 1)
      count += ones((rows[a * width + word] ?? 0) & (rows[b * width + word] ?? 0));
    return count;
  };
}
