import { rememberByObject } from '../../remember.ts';
import { type Features, type LinearModel, softmax } from './linear-model.ts';

/** Models side by side: a feature's weights of all of them in one row, since looking a name up costs most of the time. */
interface Joined {
  names: readonly string[];
  /** First column of each model, and the number of columns behind the last. */
  starts: readonly number[];
  bias: Float64Array;
  rows: ReadonlyMap<string, number>;
  weights: Float64Array;
}

/**
 * Probabilities of each model's classes, in their order, in one walk over the features: to the last bit what
 * `computeProbabilities` says of each.
 */
export function computeAll<Name extends string>(
  models: Readonly<Record<Name, LinearModel>>,
  features: Features,
): Record<Name, number[]> {
  const { names, starts, bias, rows, weights } = joinOnce(models);
  const width = bias.length;
  const scores = Float64Array.from(bias);
  for (const [name, value] of features) {
    const row = rows.get(name);
    if (row === undefined) continue;
    const base = row * width;
    for (let at = 0; at < width; at += 1) scores[at] = (scores[at] ?? 0) + value * (weights[base + at] ?? 0);
  }
  return Object.fromEntries(
    names.map((name, place) => [name, softmax(scores.subarray(starts[place], starts[place + 1]))]),
  ) as Record<Name, number[]>;
}

const joinOnce = rememberByObject(join);

function join(models: Readonly<Record<string, LinearModel>>): Joined {
  const all = Object.entries(models);
  const starts = [0];
  for (const [, { classes }] of all) starts.push((starts.at(-1) ?? 0) + classes.length);
  const width = starts.at(-1) ?? 0;
  const rows = new Map<string, number>();
  for (const [, model] of all)
    for (const name of Object.keys(model.weights)) if (!rows.has(name)) rows.set(name, rows.size);
  const weights = new Float64Array(rows.size * width);
  const bias = new Float64Array(width);
  for (const [place, [, model]] of all.entries()) {
    const start = starts[place] ?? 0;
    bias.set(
      model.classes.map((_, at) => model.bias[at] ?? 0),
      start,
    );
    for (const [name, row] of Object.entries(model.weights))
      weights.set(row.slice(0, model.classes.length), (rows.get(name) ?? 0) * width + start);
  }
  return { names: all.map(([name]) => name), starts, bias, rows, weights };
}
