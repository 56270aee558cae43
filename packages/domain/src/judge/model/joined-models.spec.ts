import { expect, it } from 'vitest';
import { computeAll, computeText } from './joined-models.ts';
import { computeProbabilities, type LinearModel } from './linear-model.ts';
import { nameFeatures } from './text-features.ts';
import { wordFeatures } from './word-features.ts';

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

it('says the same of a text before its features have names, also as the vocabulary grows', () => {
  const words = Array.from({ length: 300 }, (_, at) => String.fromCharCode(0xac00 + 31 * at, 0xac00 + 17 * at));
  const wordModel = (classes: readonly string[]): LinearModel => {
    const names = nameFeatures({
      named: new Map(),
      words: wordFeatures(words.slice(0, 200).join(' '), words.join(' ')),
    });
    const model = randomModel(classes);
    const known = [...names.keys()].filter((_, at) => at % 3 !== 0);
    return {
      ...model,
      weights: { ...model.weights, ...Object.fromEntries(known.map((name) => [name, classes.map(next)])) },
    };
  };
  const models = { label: wordModel(['good', 'bad', 'neutral']), kind: wordModel(['event', 'price']) };
  const chosen = (count: number) => Array.from({ length: count }, () => words[Math.floor(300 * next())]).join(' ');
  for (let text = 0; text < 100; text += 1) {
    const named = new Map([[`w:${String(Math.floor(300 * next()))}`, next()]]);
    const features = { named, words: wordFeatures(chosen(text % 12), chosen(text % 30)) };
    expect(computeText(models, features)).toEqual(computeAll(models, nameFeatures(features)));
  }
});
