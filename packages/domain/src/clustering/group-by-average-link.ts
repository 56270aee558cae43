/** Mean probability over all pairs at which two groups are joined. */
const threshold = 0.5;
/**
 * Share of the pairs that must each reach the threshold, so that a few sure pairs do not outvote many doubtful ones.
 */
const leastShare = 0.5;

export interface PairRules<T> {
  probability: (a: T, b: T) => number;
  /**
   * Cheap check of a pair, by index. It returns false only when the probability is below the threshold, as for nearly
   * all pairs.
   */
  hasChance: (a: number, b: number) => boolean;
}

/**
 * Average-link clustering: joins the two groups with the highest mean probability first. Ties go to the earlier items,
 * so the result depends only on their order, which the caller fixes. Returns groups of indexes.
 */
export function groupByAverageLink<T>(items: readonly T[], rules: PairRules<T>): number[][] {
  const groups = linkedSets(items, rules).flatMap((linked) => {
    const members = linked.flatMap((index) => items[index] ?? []);
    return mergeLinked(members, rules.probability).map((group) => group.flatMap((place) => linked[place] ?? []));
  });
  return groups.sort(([a = 0], [b = 0]) => a - b);
}

/** Connected components of likely pairs. No group spans two components, so each is merged on its own. */
function linkedSets<T>(items: readonly T[], { probability, hasChance }: PairRules<T>): number[][] {
  const setOf = items.map((_, index) => [index]);
  items.forEach((right, b) => {
    for (let a = 0; a < b; a += 1) {
      const left = items[a];
      if (!hasChance(a, b) || left === undefined || probability(left, right) < threshold) continue;
      const into = setOf[a] ?? [];
      const from = setOf[b] ?? [];
      if (into === from) continue;
      into.push(...from);
      for (const member of from) setOf[member] = into;
    }
  });
  return [...new Set(setOf)].map((linked) => linked.sort((a, b) => a - b));
}

/** Merges one component, in which every pair counts. */
function mergeLinked<T>(items: readonly T[], probability: (a: T, b: T) => number): number[][] {
  const count = items.length;
  const sums = new Float64Array(count * count);
  const likely = new Int32Array(count * count);
  const pairs: { a: number; b: number; value: number }[] = [];
  items.forEach((left, a) => {
    for (let b = a + 1; b < count; b += 1) {
      const right = items[b];
      if (right === undefined) continue;
      const value = probability(left, right);
      sums[a * count + b] = value;
      sums[b * count + a] = value;
      if (value < threshold) continue;
      pairs.push({ a, b, value });
      likely[a * count + b] = 1;
      likely[b * count + a] = 1;
    }
  });
  pairs.sort((x, y) => y.value - x.value || x.a - y.a || x.b - y.b);

  const groups = items.map((_, index) => [index]);
  const groupOf = items.map((_, index) => index);
  for (const { a, b } of pairs) {
    const into = Math.min(groupOf[a] ?? a, groupOf[b] ?? b);
    const from = Math.max(groupOf[a] ?? a, groupOf[b] ?? b);
    const target = groups[into] ?? [];
    const source = groups[from] ?? [];
    const between = into * count + from;
    const crossing = target.length * source.length;
    if (into === from || (sums[between] ?? 0) < threshold * crossing) continue;
    if ((likely[between] ?? 0) < leastShare * crossing) continue;
    for (const member of source) groupOf[member] = into;
    groups[into] = [...target, ...source];
    groups[from] = [];
    addRow(sums, { into, from, count });
    addRow(likely, { into, from, count });
  }
  return groups.filter((group) => group.length > 0);
}

/** Adds up the pair values between the two joined groups and every other group. */
function addRow(
  matrix: Float64Array | Int32Array,
  { into, from, count }: { into: number; from: number; count: number },
) {
  for (let other = 0; other < count; other += 1) {
    const sum = (matrix[into * count + other] ?? 0) + (matrix[from * count + other] ?? 0);
    matrix[into * count + other] = sum;
    matrix[other * count + into] = sum;
  }
}
