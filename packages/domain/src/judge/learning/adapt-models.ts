import type { LinearModel } from '../model/linear-model.ts';
import { computeProbabilities } from '../model/linear-model.ts';
import type { JudgeModels } from '../read-answers.ts';
import type { LearnedRow } from './learned-row.ts';

const settings = { rate: 0.02, steps: 60, penalty: 0.5, least: 5 };

/**
 * Weights moved by rows of an installation, by Adam over all of them at once and in one order: the same rows give the same
 * weights. A penalty on each change keeps them near what many more rows have taught. Type and strength stay as they are.
 */
export function adaptModels(models: JudgeModels, rows: readonly LearnedRow[]): JudgeModels {
  return {
    ...models,
    subject: adapt(models.subject, rows, ({ subject }) => subject),
    kind: adapt(models.kind, rows, ({ kind }) => kind),
    label: adapt(models.label, rows, ({ label }) => label),
    material: adapt(models.material, rows, ({ material }) => (material === null ? null : material ? 'yes' : 'no')),
  };
}

function adapt<Class extends string>(
  model: LinearModel<Class>,
  rows: readonly LearnedRow[],
  answer: (row: LearnedRow) => Class | null,
): LinearModel<Class> {
  const wanted = rows.flatMap((row) => {
    const said = answer(row);
    return said === null ? [] : [{ features: row.features, place: model.classes.indexOf(said) }];
  });
  if (wanted.length === 0) return model;
  const changed = new Map<string, { start: readonly number[]; now: number[]; mean: number[]; square: number[] }>();
  const open = (start: readonly number[]) => ({
    start,
    now: [...start],
    mean: start.map(() => 0),
    square: start.map(() => 0),
  });
  for (const [name, count] of countNames(wanted.map(({ features }) => features))) {
    const known = Object.hasOwn(model.weights, name) ? model.weights[name] : undefined;
    if (known !== undefined || count >= settings.least) changed.set(name, open(known ?? model.classes.map(() => 0)));
  }
  const bias = open(model.bias);
  for (let step = 1; step <= settings.steps; step += 1) {
    const present = toModel(model, changed, bias.now);
    const slopes = new Map([...changed].map(([name, { start, now }]) => [name, pull(start, now, wanted.length)]));
    const biasSlope = pull(bias.start, bias.now, wanted.length);
    for (const { features, place } of wanted) {
      const errors = computeProbabilities(present, new Map(features)).map(
        (probability, at) => (probability - Number(at === place)) / wanted.length,
      );
      for (const [name, value] of features) add(slopes.get(name), errors, value);
      add(biasSlope, errors, 1);
    }
    for (const [name, weights] of changed) move(weights, slopes.get(name) ?? [], step);
    move(bias, biasSlope, step);
  }
  const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 100) / 100 + 0);
  const weights = Object.fromEntries([...changed].map(([name, { now }]) => [name, rounded(now)]));
  return { ...model, bias: rounded(bias.now), weights: { ...model.weights, ...weights } };
}

function countNames(rows: readonly LearnedRow['features'][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name] of rows.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function toModel<Class extends string>(
  model: LinearModel<Class>,
  changed: ReadonlyMap<string, { now: readonly number[] }>,
  bias: readonly number[],
): LinearModel<Class> {
  return {
    classes: model.classes,
    bias,
    weights: Object.fromEntries([...changed].map(([name, { now }]) => [name, now])),
  };
}

const pull = (start: readonly number[], now: readonly number[], rows: number): number[] =>
  now.map((weight, at) => (settings.penalty * (weight - (start[at] ?? 0))) / rows);

function add(slope: number[] | undefined, errors: readonly number[], value: number): void {
  if (slope === undefined) return;
  for (const [at, error] of errors.entries()) slope[at] = (slope[at] ?? 0) + error * value;
}

function move(
  { now, mean, square }: { now: number[]; mean: number[]; square: number[] },
  slope: readonly number[],
  step: number,
): void {
  for (const [at, value] of slope.entries()) {
    mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * value;
    square[at] = 0.999 * (square[at] ?? 0) + 0.001 * value * value;
    const [straight, spread] = [(mean[at] ?? 0) / (1 - 0.9 ** step), (square[at] ?? 0) / (1 - 0.999 ** step)];
    now[at] = (now[at] ?? 0) - (settings.rate * straight) / (Math.sqrt(spread) + 1e-8);
  }
}
