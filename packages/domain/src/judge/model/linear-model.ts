import { rememberByObject } from '../../remember.ts';

/** Named features of a text with their values. */
export type Features = ReadonlyMap<string, number>;

/** Weights of one decision: for each feature one weight per class, in the order of the classes. */
export interface LinearModel<Class extends string = string> {
  classes: readonly Class[];
  bias: readonly number[];
  weights: Readonly<Record<string, readonly number[]>>;
}

/** Probability of each class, in the order of the classes; they add up to 1. Unknown features count nothing. */
export function computeProbabilities(model: LinearModel, features: Features): number[] {
  const { classes, bias, weights } = model;
  const rows = rowsByFeature(weights);
  const scores = classes.map((_, place) => bias[place] ?? 0);
  for (const [name, value] of features) {
    const row = rows.get(name);
    if (row === undefined) continue;
    for (let place = 0; place < scores.length; place += 1)
      scores[place] = (scores[place] ?? 0) + value * (row[place] ?? 0);
  }
  return softmax(scores);
}

/** Scores as probabilities, which add up to 1. */
export function softmax(scores: ArrayLike<number>): number[] {
  let highest = -Infinity;
  for (let place = 0; place < scores.length; place += 1) highest = Math.max(highest, scores[place] ?? 0);
  const powers: number[] = [];
  let sum = 0;
  for (let place = 0; place < scores.length; place += 1) {
    const power = Math.exp((scores[place] ?? 0) - highest);
    powers.push(power);
    sum += power;
  }
  return powers.map((power) => power / sum);
}

/** A map finds the name of a feature, which is made anew for each text, faster than an object does. */
const rowsByFeature = rememberByObject(
  (weights: LinearModel['weights']): ReadonlyMap<string, Float64Array> =>
    new Map(Object.entries(weights).map(([name, row]) => [name, Float64Array.from(row)])),
);
