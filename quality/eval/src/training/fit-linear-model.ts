import type { Features, LinearModel } from '@gaemi/domain/judge/model/linear-model';

/** A text's features with the class that a reader gave it. */
export interface Example<Class extends string> {
  features: Features;
  wanted: Class;
  /** Share of the loss; 1 without. */
  weight?: number;
}

export interface FitSettings {
  /** Strength of the L2 penalty on readable features; pieces and words of the text pay `penaltyOnText` times as much. */
  penalty: number;
  penaltyOnText: number;
  iterations: number;
  /** A feature needs so many examples. */
  least: number;
}

const isText = (name: string) => /^(?:c|w|dc|dw|end):/.test(name);
const learningRate = 0.1;
/** Features with only smaller weights are left out. */
const leastWeight = 0.15;

/**
 * Fits a softmax regression by Adam over all examples at once, from zero and in one order, so that the same examples
 * give the same model. Weights are rounded to two decimals; features with small weights only are left out.
 */
export function fitLinearModel<Class extends string>(
  classes: readonly Class[],
  examples: readonly Example<Class>[],
  settings: FitSettings,
): LinearModel<Class> {
  const names = frequentFeatures(examples, settings.least);
  const place = new Map(names.map((name, index) => [name, index]));
  const width = classes.length;
  // The bias is the last row.
  const weights = new Float64Array((names.length + 1) * width);
  const penalties = Float64Array.from(names, (name) => settings.penalty * (isText(name) ? settings.penaltyOnText : 1));
  const rows = examples.map(({ features, wanted, weight = 1 }) => {
    const known = [...features].flatMap(([name, value]) => {
      const index = place.get(name);
      return index === undefined ? [] : [[index, value] as const];
    });
    return {
      indexes: Int32Array.from([...known.map(([index]) => index), names.length]),
      values: Float64Array.from([...known.map(([, value]) => value), 1]),
      wanted: classes.indexOf(wanted),
      weight,
    };
  });
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const [mean, square, gradient] = [0, 1, 2].map(() => new Float64Array(weights.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const scores = new Float64Array(width);
  for (let step = 1; step <= settings.iterations; step += 1) {
    for (let at = 0; at < weights.length; at += 1) {
      gradient[at] = ((penalties[Math.floor(at / width)] ?? 0) * (weights[at] ?? 0)) / total;
    }
    for (const { indexes, values, wanted, weight } of rows) {
      scores.fill(0);
      for (let entry = 0; entry < indexes.length; entry += 1) {
        const base = (indexes[entry] ?? 0) * width;
        const value = values[entry] ?? 0;
        for (let each = 0; each < width; each += 1)
          scores[each] = (scores[each] ?? 0) + value * (weights[base + each] ?? 0);
      }
      const highest = Math.max(...scores);
      let sum = 0;
      for (let each = 0; each < width; each += 1) {
        scores[each] = Math.exp((scores[each] ?? 0) - highest);
        sum += scores[each] ?? 0;
      }
      for (let each = 0; each < width; each += 1) {
        const error = (weight * ((scores[each] ?? 0) / sum - Number(each === wanted))) / total;
        for (let entry = 0; entry < indexes.length; entry += 1) {
          const at = (indexes[entry] ?? 0) * width + each;
          gradient[at] = (gradient[at] ?? 0) + error * (values[entry] ?? 0);
        }
      }
    }
    const rate = learningRate * (1 - step / (settings.iterations + 1));
    for (let at = 0; at < weights.length; at += 1) {
      const slope = gradient[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      const [straight, spread] = [(mean[at] ?? 0) / (1 - 0.9 ** step), (square[at] ?? 0) / (1 - 0.999 ** step)];
      weights[at] = (weights[at] ?? 0) - (rate * straight) / (Math.sqrt(spread) + 1e-8);
    }
  }
  const rowOf = (index: number) =>
    Array.from(weights.subarray(index * width, (index + 1) * width), (weight) => Math.round(weight * 100) / 100 + 0);
  const kept = names.map((name, index) => [name, rowOf(index)] as const);
  return {
    classes,
    bias: rowOf(names.length),
    weights: Object.fromEntries(kept.filter(([, row]) => row.some((weight) => Math.abs(weight) >= leastWeight))),
  };
}

function frequentFeatures<Class extends string>(examples: readonly Example<Class>[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= least ? [name] : [])).sort();
}
