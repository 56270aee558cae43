/** Named features of a text with their values. */
export type Features = ReadonlyMap<string, number>;

/** Weights of one decision: for each feature one weight per class, in the order of the classes. */
export interface LinearModel<Class extends string = string> {
  classes: readonly Class[];
  bias: readonly number[];
  weights: Readonly<Record<string, readonly number[]>>;
}

/** Probability of each class, in the order of the classes; they add up to 1. Unknown features count nothing. */
export function computeProbabilities({ classes, bias, weights }: LinearModel, features: Features): number[] {
  const scores = classes.map((_, place) => bias[place] ?? 0);
  for (const [name, value] of features) {
    const row = Object.hasOwn(weights, name) ? weights[name] : undefined;
    if (row === undefined) continue;
    for (let place = 0; place < scores.length; place += 1)
      scores[place] = (scores[place] ?? 0) + value * (row[place] ?? 0);
  }
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
