import { rememberByObject } from '../../remember.ts';
import { type Features, type LinearModel, softmax } from './linear-model.ts';
import type { TextFeatures } from './text-features.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Models side by side: a feature's weights of all of them in one row, since looking a name up costs most of the time. */
interface Joined {
  names: readonly string[];
  /** First column of each model, and the number of columns behind the last. */
  starts: readonly number[];
  bias: Float64Array;
  rows: ReadonlyMap<string, number>;
  /** Rows of the names of a vocabulary by their numbers. */
  rowsOf: (vocabulary: Vocabulary) => readonly number[];
  weights: Float64Array;
}

const NO_ROW = -1;

/**
 * Probabilities of each model's classes, in their order, in one walk over the features: to the last bit what
 * `computeProbabilities` says of each.
 */
export function computeAll<Name extends string>(
  models: Readonly<Record<Name, LinearModel>>,
  features: Features,
): Record<Name, number[]> {
  const joined = joinOnce(models);
  return asProbabilities(joined, scoreNamed(joined, features));
}

/** The same of a text before its features have their names. */
export function computeText<Name extends string>(
  models: Readonly<Record<Name, LinearModel>>,
  { named, words: { vocabulary, bags } }: TextFeatures,
): Record<Name, number[]> {
  const joined = joinOnce(models);
  const scores = scoreNamed(joined, named);
  const rows = joined.rowsOf(vocabulary);
  for (const { numbers, value } of bags)
    for (const number of numbers) addRow(joined, scores, { row: rows[number] ?? NO_ROW, value });
  return asProbabilities(joined, scores);
}

function scoreNamed(joined: Joined, features: Features): Float64Array {
  const scores = Float64Array.from(joined.bias);
  for (const [name, value] of features) addRow(joined, scores, { row: joined.rows.get(name) ?? NO_ROW, value });
  return scores;
}

function addRow({ weights }: Joined, scores: Float64Array, { row, value }: { row: number; value: number }): void {
  if (row === NO_ROW) return;
  const width = scores.length;
  const base = row * width;
  for (let at = 0; at < width; at += 1) scores[at] = (scores[at] ?? 0) + value * (weights[base + at] ?? 0);
}

const asProbabilities = <Name extends string>(
  { names, starts }: Joined,
  scores: Float64Array,
): Record<Name, number[]> =>
  Object.fromEntries(
    names.map((name, place) => [name, softmax(scores.subarray(starts[place], starts[place + 1]))]),
  ) as Record<Name, number[]>;

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
  return { names: all.map(([name]) => name), starts, bias, rows, rowsOf: createRowFinder(rows), weights };
}

/** Looks up each name of a vocabulary once, as it grows. */
function createRowFinder(rows: ReadonlyMap<string, number>): Joined['rowsOf'] {
  const found = rememberByObject((_: Vocabulary): number[] => []);
  return (vocabulary) => {
    const known = found(vocabulary);
    while (known.length < vocabulary.names.length) known.push(rows.get(vocabulary.names[known.length] ?? '') ?? NO_ROW);
    return known;
  };
}
