/** Mean probability over all pairs at which two groups are joined. */
const threshold = 0.5;
/**
 * Share of the pairs that must each reach the threshold, so that a few sure pairs do not outvote many doubtful ones.
 */
const leastShare = 0.5;

/** Comparisons of items by their indexes. */
export interface PairRules {
  /**
   * Cheap check of a pair. It returns false only when the probability is below the threshold, as for nearly all pairs.
   */
  hasChance: (a: number, b: number) => boolean;
  /** Probability of pairs among some items, for a caller that may prepare for many. */
  probabilityWithin: (members: readonly number[]) => (a: number, b: number) => number;
}

/**
 * Average-link clustering: joins the two groups with the highest mean probability first. Ties go to the earlier items,
 * so the result depends only on their order, which the caller fixes. Returns groups of indexes.
 */
export function groupByAverageLink(size: number, rules: PairRules): number[][] {
  // Most articles are alone: nothing to merge, and nothing to prepare for it.
  const groups = linkedSets(size, rules).flatMap((linked) =>
    linked.length === 1 ? [linked] : mergeLinked(linked, rules.probabilityWithin(linked)),
  );
  return groups.sort(([a = 0], [b = 0]) => a - b);
}

/**
 * Connected components of likely pairs. No group spans two components, so each is merged on its own. A pair that is
 * connected already adds nothing and is not compared.
 */
function linkedSets(size: number, { probabilityWithin, hasChance }: PairRules): number[][] {
  const probability = probabilityWithin([]);
  const setOf = Array.from({ length: size }, (_, index) => [index]);
  for (let b = 0; b < size; b += 1) {
    for (let a = 0; a < b; a += 1) {
      const into = setOf[a] ?? [];
      const from = setOf[b] ?? [];
      if (into === from || !hasChance(a, b) || probability(a, b) < threshold) continue;
      into.push(...from);
      for (const member of from) setOf[member] = into;
    }
  }
  return [...new Set(setOf)].map((linked) => linked.sort((a, b) => a - b));
}

/** Merges one component, in which every pair counts. Returns groups of its members. */
function mergeLinked(members: readonly number[], probability: (a: number, b: number) => number): number[][] {
  const count = members.length;
  // Of the pairs of groups only the half with the earlier group first is kept.
  const sums = new Float64Array(count * count);
  const likely = new Int32Array(count * count);
  const order = new PairOrder((count * (count - 1)) / 2);
  members.forEach((left, a) => {
    for (let b = a + 1; b < count; b += 1) {
      const value = probability(left, members[b] ?? left);
      const place = a * count + b;
      sums[place] = value;
      if (value < threshold) continue;
      order.add(value, place);
      likely[place] = 1;
    }
  });

  const groups = members.map((_, index) => [index]);
  const groupOf = members.map((_, index) => index);
  let left = count;
  for (const place of order.surestFirst()) {
    if (left === 1) break;
    const [a, b] = [Math.floor(place / count), place % count];
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
    left -= 1;
    addRow(sums, { into, from, count });
    addRow(likely, { into, from, count });
  }
  return groups.filter((group) => group.length > 0).map((group) => group.flatMap((place) => members[place] ?? []));
}

/** Steps between the threshold and 1 by which pairs are sorted first: one for each pair, but no more than these. */
const MOST_STEPS = 65_536;

/**
 * Pairs by their value, the highest first; equal ones in the order in which they were added. Pairs are put into steps
 * and each step is sorted only when it is asked for, since a component of like articles is one group after few pairs.
 */
class PairOrder {
  private readonly values: Float64Array;
  private readonly places: Int32Array;
  private size = 0;

  /** `most`: pairs that may be added. */
  constructor(most: number) {
    this.values = new Float64Array(most);
    this.places = new Int32Array(most);
  }

  add(value: number, place: number): void {
    this.values[this.size] = value;
    this.places[this.size] = place;
    this.size += 1;
  }

  *surestFirst(): Generator<number> {
    const { indexes, ends } = this.inSteps(Math.min(MOST_STEPS, this.size));
    for (let step = ends.length - 1; step >= 0; step -= 1) {
      const pairs = indexes.subarray(step === 0 ? 0 : ends[step - 1], ends[step]);
      if (pairs.length > 1) pairs.sort((x, y) => (this.values[y] ?? 0) - (this.values[x] ?? 0) || x - y);
      for (const index of pairs) yield this.places[index] ?? 0;
    }
  }

  /** The pairs step by step, in the order in which they were added, with the end of each step. */
  private inSteps(count: number): { indexes: Int32Array; ends: Int32Array } {
    const steps = this.values
      .subarray(0, this.size)
      .map((value) => Math.floor(((value - threshold) / (1 - threshold)) * count));
    const ends = new Int32Array(count + 1);
    for (const step of steps) ends[step] = (ends[step] ?? 0) + 1;
    for (let step = 1; step <= count; step += 1) ends[step] = (ends[step] ?? 0) + (ends[step - 1] ?? 0);
    const next = ends.slice();
    const indexes = new Int32Array(this.size);
    for (let index = this.size - 1; index >= 0; index -= 1) {
      const step = steps[index] ?? 0;
      const place = (next[step] ?? 0) - 1;
      next[step] = place;
      indexes[place] = index;
    }
    return { indexes, ends };
  }
}

/** Adds up the pair values between the two joined groups and every other group; `into` is the earlier one. */
function addRow(
  matrix: Float64Array | Int32Array,
  { into, from, count }: { into: number; from: number; count: number },
) {
  for (let other = 0; other < count; other += 1) {
    if (other === into || other === from) continue;
    const place = other < into ? other * count + into : into * count + other;
    const added = other < from ? other * count + from : from * count + other;
    matrix[place] = (matrix[place] ?? 0) + (matrix[added] ?? 0);
  }
}
