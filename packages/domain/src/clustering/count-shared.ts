/**
 * Counts the values that any two of the sets share, by their indexes. Most pairs share none, so it iterates over the
 * values instead of the pairs.
 */
export function countShared(sets: readonly Int32Array[]): (a: number, b: number) => number {
  const shared = new Uint16Array(sets.length ** 2);
  const place = (a: number, b: number) => (a < b ? b * sets.length + a : a * sets.length + b);
  const holders = new Map<number, number[]>();
  sets.forEach((set, index) => {
    for (const value of set) {
      const earlier = holders.get(value) ?? [];
      for (const other of earlier) shared[place(other, index)] = (shared[place(other, index)] ?? 0) + 1;
      earlier.push(index);
      holders.set(value, earlier);
    }
  });
  return (a, b) => shared[place(a, b)] ?? 0;
}
