import { expect, it } from 'vitest';
import { computeAll } from './joined-models.ts';
import { computeProbabilities, type LinearModel } from './linear-model.ts';

let state = 11;
const next = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};
const randomModel = (classes: readonly string[]): LinearModel => ({
  classes,
  bias: classes.map(() => Math.round(200 * next() - 100) / 100),
  weights: Object.fromEntries(
    Array.from({ length: 200 }, () => [
      `w:${String(Math.floor(300 * next()))}`,
      classes.map(() => Math.round(400 * next() - 200) / 100),
    ]),
  ),
});

it('says to the last bit what each model says by itself', () => {
  const models = {
    label: randomModel(['good', 'bad', 'neutral']),
    kind: randomModel(['event', 'price', 'flows', 'column']),
    // A name of every object is no feature of one.
    material: { ...randomModel(['yes', 'no']), bias: [] },
  };
  for (let text = 0; text < 300; text += 1) {
    const features = new Map<string, number>(
      Array.from({ length: 60 }, () => [`w:${String(Math.floor(400 * next()))}`, 3 * next()]),
    ).set('constructor', 1);
    const all = computeAll(models, features);
    for (const [name, model] of Object.entries(models))
      expect(all[name as keyof typeof models]).toEqual(computeProbabilities(model, features));
  }
});
