/**
 * How many values any two of the sets have in common, by their places. Most pairs have none, so it is counted along those that have a
 * value rather than pair by pair.
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
