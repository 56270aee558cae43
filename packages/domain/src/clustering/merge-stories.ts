/** Two groups become one while the mean probability over all their pairs reaches this. */
const threshold = 0.5;

/**
 * Average-link clustering: the two groups with the highest mean probability are joined first. Ties go to the earlier stories, so the
 * outcome depends on the stories' order only, which the caller fixes. Returns groups of indexes.
 */
export function mergeStories<T>(stories: readonly T[], probability: (a: T, b: T) => number): number[][] {
  const count = stories.length;
  const sums = new Float64Array(count * count);
  const pairs: { a: number; b: number; value: number }[] = [];
  stories.forEach((left, a) => {
    for (let b = a + 1; b < count; b += 1) {
      const right = stories[b];
      if (right === undefined) continue;
      const value = probability(left, right);
      sums[a * count + b] = value;
      sums[b * count + a] = value;
      if (value >= threshold) pairs.push({ a, b, value });
    }
  });
  pairs.sort((x, y) => y.value - x.value || x.a - y.a || x.b - y.b);

  const groups = stories.map((_, index) => [index]);
  const groupOf = stories.map((_, index) => index);
  for (const { a, b } of pairs) {
    const into = Math.min(groupOf[a] ?? a, groupOf[b] ?? b);
    const from = Math.max(groupOf[a] ?? a, groupOf[b] ?? b);
    const target = groups[into] ?? [];
    const source = groups[from] ?? [];
    if (into === from || (sums[into * count + from] ?? 0) < threshold * target.length * source.length) continue;
    for (const member of source) groupOf[member] = into;
    groups[into] = [...target, ...source];
    groups[from] = [];
    for (let other = 0; other < count; other += 1) {
      const sum = (sums[into * count + other] ?? 0) + (sums[from * count + other] ?? 0);
      sums[into * count + other] = sum;
      sums[other * count + into] = sum;
    }
  }
  return groups.filter((group) => group.length > 0);
}
