import { expect, it } from 'vitest';
import { computeProbabilities, type LinearModel } from '../model/linear-model.ts';
import type { JudgeModels } from '../read-answers.ts';
import { adaptModels } from './adapt-models.ts';
import type { LearnedRow } from './learned-row.ts';

const kinds = ['event', 'price', 'flows', 'analyst', 'notice', 'column', 'roundup'] as const;
const sides = ['good', 'bad', 'neutral'] as const;

/** The plain way: each weight a row of numbers under its name, each name looked up at each step. */
function adaptPlainly<Class extends string>(
  model: LinearModel<Class>,
  rows: readonly LearnedRow[],
  answer: (row: LearnedRow) => Class | null,
): LinearModel<Class> {
  const taught = rows.flatMap((row) => {
    const said = answer(row);
    return said === null ? [] : [{ features: row.features, place: model.classes.indexOf(said) }];
  });
  if (taught.length === 0) return model;
  const counts = new Map<string, number>();
  for (const [name] of taught.flatMap(({ features }) => features)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const open = (start: readonly number[]) => ({
    ...{ start, now: [...start], slope: start.map(() => 0) },
    ...{ mean: start.map(() => 0), square: start.map(() => 0) },
  });
  const changed = new Map(
    [...counts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([name, count]) => {
        const known = Object.hasOwn(model.weights, name) ? model.weights[name] : undefined;
        return known !== undefined || count >= 5 ? [[name, open(known ?? model.classes.map(() => 0))]] : [];
      }),
  );
  const bias = open(model.bias);
  const all = () => [...changed.values(), bias];
  for (let step = 1; step <= 60; step += 1) {
    const weights = Object.fromEntries([...changed].map(([name, { now }]) => [name, [...now]]));
    const present = { classes: model.classes, bias: [...bias.now], weights };
    for (const one of all())
      one.slope = one.now.map((weight, at) => (0.5 * (weight - (one.start[at] ?? 0))) / taught.length);
    for (const { features, place } of taught) {
      const errors = computeProbabilities(present, new Map(features)).map(
        (probability, at) => (probability - Number(at === place)) / taught.length,
      );
      for (const [name, value] of features) {
        const slope = changed.get(name)?.slope;
        if (slope !== undefined)
          for (const [at, error] of errors.entries()) slope[at] = (slope[at] ?? 0) + error * value;
      }
      for (const [at, error] of errors.entries()) bias.slope[at] = (bias.slope[at] ?? 0) + error;
    }
    for (const { now, slope, mean, square } of all())
      for (const [at, value] of slope.entries()) {
        mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * value;
        square[at] = 0.999 * (square[at] ?? 0) + 0.001 * value * value;
        const [straight, spread] = [(mean[at] ?? 0) / (1 - 0.9 ** step), (square[at] ?? 0) / (1 - 0.999 ** step)];
        now[at] = (now[at] ?? 0) - (0.02 * straight) / (Math.sqrt(spread) + 1e-8);
      }
  }
  const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 100) / 100 + 0);
  const learned = Object.fromEntries([...changed].map(([name, { now }]) => [name, rounded(now)]));
  return { ...model, bias: rounded(bias.now), weights: { ...model.weights, ...learned } };
}

/** Numbers that look drawn by chance, the same each time. */
function createDraw(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const names = [
  ...[
    '',
    '__proto__',
    'constructor',
    'toString',
    'w:호재',
    'w:호재'.normalize('NFD'),
    'w:\ud800',
    't:silent',
    '1',
    '01',
  ],
  ...Array.from({ length: 60 }, (_, at) => `w:말${at}`),
];

function createModel<Class extends string>(
  classes: readonly Class[],
  draw: (below: number) => number,
): LinearModel<Class> {
  const row = () => classes.map(() => (draw(800) - 400) / 100);
  const known = names.filter(() => draw(3) > 0).map((name) => [name, row()]);
  return { classes, bias: row(), weights: { ...Object.fromEntries(known), 'w:of no row': row() } };
}

function createRows(count: number, draw: (below: number) => number): LearnedRow[] {
  const chooseOne = <Value>(values: readonly Value[]): Value | null => values[draw(values.length + 1)] ?? null;
  return Array.from({ length: count }, () => ({
    // Few names come often, and most seldom.
    features: names
      .filter((_, at) => draw(names.length) > at)
      .map((name) => [name, [0, -0, 1, 3, 0.1, -2.5, 1e6][draw(7)] ?? 1] as const),
    subject: chooseOne(['yes', 'listed', 'no'] as const),
    kind: chooseOne(kinds),
    label: chooseOne(sides),
    material: chooseOne([true, false]),
  }));
}

it.each([1, 2, 3, 7, 40, 150])('gives the weights of the plain way, in their order, of %d rows', async (count) => {
  const draw = createDraw(count);
  const models: JudgeModels = {
    subject: createModel(['yes', 'listed', 'no'], draw),
    kind: createModel(kinds, draw),
    type: createModel(['other'], draw),
    label: createModel(sides, draw),
    strength: createModel(['1', '2', '3'], draw),
    material: createModel(['yes', 'no'], draw),
  };
  const rows = createRows(count, draw);
  const plain = {
    ...models,
    subject: adaptPlainly(models.subject, rows, ({ subject }) => subject),
    kind: adaptPlainly(models.kind, rows, ({ kind }) => kind),
    label: adaptPlainly(models.label, rows, ({ label }) => label),
    material: adaptPlainly(models.material, rows, ({ material }) =>
      material === null ? null : material ? 'yes' : 'no',
    ),
  };
  // As text, since a matcher passes over a name like `__proto__`.
  expect(JSON.stringify(await adaptModels(models, rows, async () => {}))).toBe(JSON.stringify(plain));
});
