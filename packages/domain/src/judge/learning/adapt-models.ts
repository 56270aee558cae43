import { type LinearModel, softmax } from '../model/linear-model.ts';
import type { JudgeModels } from '../read-answers.ts';
import type { LearnedRow } from './learned-row.ts';
import { type NumberedRow, type NumberedRows, numberNames } from './numbered-rows.ts';
import { type Pause, ROWS_OF_A_PIECE } from './pause.ts';

const settings = { rate: 0.02, steps: 60, penalty: 0.5, least: 5 };
const UNCHANGED = -1;

/**
 * Weights moved by rows of an installation, by Adam over all of them at once and in one order: the same rows give the same
 * weights. A penalty on each change keeps them near what many more rows have taught. Type and strength stay as they are.
 */
export async function adaptModels(
  models: JudgeModels,
  rows: readonly LearnedRow[],
  pause: Pause,
): Promise<JudgeModels> {
  const numbered = await numberNames(rows, pause);
  const adapted = <Class extends string>(model: LinearModel<Class>, answer: (row: LearnedRow) => Class | null) => {
    const places = rows.map((row) => {
      const said = answer(row);
      return said === null ? null : model.classes.indexOf(said);
    });
    return adapt(model, { numbered, places, pause });
  };
  return {
    ...models,
    subject: await adapted(models.subject, ({ subject }) => subject),
    kind: await adapted(models.kind, ({ kind }) => kind),
    label: await adapted(models.label, ({ label }) => label),
    material: await adapted(models.material, ({ material }) => (material === null ? null : material ? 'yes' : 'no')),
  };
}

interface Lesson {
  numbered: NumberedRows;
  /** Place of the right class of each row; null where nobody said. */
  places: readonly (number | null)[];
  pause: Pause;
}

type TaughtRow = NumberedRow & { place: number };

async function adapt<Class extends string>(
  model: LinearModel<Class>,
  { numbered: { names, rows }, places, pause }: Lesson,
): Promise<LinearModel<Class>> {
  const taught = rows.flatMap((row, at): TaughtRow[] => {
    const place = places[at] ?? null;
    return place === null ? [] : [{ ...row, place }];
  });
  if (taught.length === 0) return model;
  const changed = chooseChanged(model, names, taught);
  const moving = new MovingWeights(model, { names, changed });
  for (let step = 1; step <= settings.steps; step += 1) {
    moving.pull(taught.length);
    for (const [at, row] of taught.entries()) {
      if (at % ROWS_OF_A_PIECE === 0) await pause();
      moving.add(row, taught.length);
    }
    moving.move(step);
  }
  const weights = Object.fromEntries(changed.map((number, slot) => [names[number], moving.rounded(slot)]));
  return { ...model, bias: moving.rounded(changed.length), weights: { ...model.weights, ...weights } };
}

/** Numbers of the names that have a weight, or come often enough to get one. */
function chooseChanged(model: LinearModel, names: readonly string[], rows: readonly NumberedRow[]): number[] {
  const counts = new Int32Array(names.length);
  for (const { numbers } of rows) for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return [...names.keys()].filter((number) => {
    const count = counts[number] ?? 0;
    return count >= settings.least || (count > 0 && Object.hasOwn(model.weights, names[number] ?? ''));
  });
}

/** The weights that change, a row of classes for each, with the bias as the last row. */
class MovingWeights {
  private readonly width: number;
  /** Where the row of a number begins. */
  private readonly bases: Int32Array;
  private readonly biasBase: number;
  private readonly start: Float64Array;
  private readonly now: Float64Array;
  private readonly slope: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly scores: Float64Array;

  constructor(model: LinearModel, { names, changed }: { names: readonly string[]; changed: readonly number[] }) {
    this.width = model.classes.length;
    this.biasBase = changed.length * this.width;
    this.start = new Float64Array(this.biasBase + this.width);
    this.bases = new Int32Array(names.length).fill(UNCHANGED);
    for (const [slot, number] of changed.entries()) {
      const name = names[number] ?? '';
      this.bases[number] = slot * this.width;
      if (Object.hasOwn(model.weights, name)) this.start.set(model.weights[name] ?? [], slot * this.width);
    }
    this.start.set(model.bias, this.biasBase);
    this.now = this.start.slice();
    this.slope = new Float64Array(this.start.length);
    this.mean = new Float64Array(this.start.length);
    this.square = new Float64Array(this.start.length);
    this.scores = new Float64Array(this.width);
  }

  /** Begins the slopes of a step with the penalty. */
  pull(rows: number): void {
    const { slope, now, start } = this;
    for (let at = 0; at < slope.length; at += 1)
      slope[at] = (settings.penalty * ((now[at] ?? 0) - (start[at] ?? 0))) / rows;
  }

  /** Adds a row's share of the slopes. */
  add({ numbers, values, place }: TaughtRow, rows: number): void {
    const { width, now, slope, scores, bases, biasBase } = this;
    scores.set(now.subarray(biasBase, biasBase + width));
    for (let at = 0; at < numbers.length; at += 1) {
      const base = bases[numbers[at] ?? 0] ?? UNCHANGED;
      if (base === UNCHANGED) continue;
      const value = values[at] ?? 0;
      for (let one = 0; one < width; one += 1) scores[one] = (scores[one] ?? 0) + value * (now[base + one] ?? 0);
    }
    const errors = softmax(scores).map((probability, one) => (probability - Number(one === place)) / rows);
    for (let at = 0; at < numbers.length; at += 1) {
      const base = bases[numbers[at] ?? 0] ?? UNCHANGED;
      if (base === UNCHANGED) continue;
      const value = values[at] ?? 0;
      for (let one = 0; one < width; one += 1)
        slope[base + one] = (slope[base + one] ?? 0) + (errors[one] ?? 0) * value;
    }
    for (let one = 0; one < width; one += 1) slope[biasBase + one] = (slope[biasBase + one] ?? 0) + (errors[one] ?? 0);
  }

  /** One step of Adam. */
  move(step: number): void {
    const { now, slope, mean, square } = this;
    const [meanShare, squareShare] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (let at = 0; at < slope.length; at += 1) {
      const value = slope[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * value;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * value * value;
      const [straight, spread] = [(mean[at] ?? 0) / meanShare, (square[at] ?? 0) / squareShare];
      now[at] = (now[at] ?? 0) - (settings.rate * straight) / (Math.sqrt(spread) + 1e-8);
    }
  }

  /** The weights of a row, to two places. */
  rounded(slot: number): number[] {
    const row = this.now.subarray(slot * this.width, (slot + 1) * this.width);
    return Array.from(row, (value) => Math.round(value * 100) / 100 + 0);
  }
}
