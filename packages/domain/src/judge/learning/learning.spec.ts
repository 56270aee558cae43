import { beforeAll, describe, expect, it } from 'vitest';
import type { JudgeModels } from '../read-answers.ts';
import { adaptModels } from './adapt-models.ts';
import { compareModels, LEAST_UNSEEN } from './compare-models.ts';
import type { LearnedRow } from './learned-row.ts';
import { ROWS_OF_A_PIECE } from './pause.ts';

const sure = 6;
const pause = async () => {};
const models: JudgeModels = {
  subject: { classes: ['yes', 'listed', 'no'], bias: [sure, 0, 0], weights: {} },
  kind: {
    classes: ['event', 'price', 'flows', 'analyst', 'notice', 'column', 'roundup'],
    bias: [sure, 0, 0, 0, 0, 0, 0],
    weights: {},
  },
  type: { classes: ['other'], bias: [0], weights: {} },
  label: { classes: ['good', 'bad', 'neutral'], bias: [0, 0, 0], weights: { 'w:낭보': [sure, 0, 0] } },
  strength: { classes: ['1', '2', '3'], bias: [0, 0, 0], weights: {} },
  material: { classes: ['yes', 'no'], bias: [sure, 0], weights: {} },
};
const row = (word: string, label: 'good' | 'bad'): LearnedRow => ({
  features: [[`w:${word}`, 3]],
  subject: 'yes',
  kind: 'event',
  label,
  material: true,
});
const rows = (count: number): LearnedRow[] =>
  Array.from({ length: count }, (_, at) => (at % 3 === 0 ? row('낭보', 'good') : row('비보', 'bad')));

describe('learning from rows of an installation', () => {
  let adapted: JudgeModels;
  beforeAll(async () => {
    adapted = await adaptModels(models, rows(300), pause);
  });

  const compare = (present: JudgeModels, candidate: JudgeModels, unseen: LearnedRow[]) =>
    compareModels({ present, candidate }, unseen, pause);

  it('shows what the present weights do not know, and keeps what they know', async () => {
    const { presentRight, candidateRight, isBetter, p } = await compare(models, adapted, rows(600));
    expect(presentRight).toBe(200);
    expect(candidateRight).toBe(600);
    expect([isBetter, p < 0.001]).toEqual([true, true]);
  });

  it('gives the same weights for the same rows, and none to a word that few rows have', async () => {
    expect(await adaptModels(models, rows(300), pause)).toEqual(adapted);
    const rare = await adaptModels(models, [...rows(300), row('드문', 'bad')], pause);
    expect(rare.label.weights['w:드문']).toBeUndefined();
    expect(adapted.strength).toBe(models.strength);
  });

  it('switches to nothing on fewer unseen rows than decide, nor to weights that are only as good', async () => {
    expect((await compare(models, adapted, rows(LEAST_UNSEEN - 1))).isBetter).toBe(false);
    expect((await compare(models, models, rows(600))).isBetter).toBe(false);
    expect((await compare(adapted, models, rows(600))).isBetter).toBe(false);
  });

  it('learns only what a row says', async () => {
    const half = Array.from({ length: 20 }, () => ({
      ...row('비보', 'bad'),
      subject: null,
      kind: null,
      material: null,
    }));
    const { subject, kind, material, label } = await adaptModels(models, half, pause);
    expect([subject, kind, material]).toEqual([models.subject, models.kind, models.material]);
    expect(label).not.toEqual(models.label);
    expect((await compare(models, models, half)).unseen).toBe(0);
  });

  it('lets others work after every few hundred rows', async () => {
    let pauses = 0;
    const count = async () => {
      pauses += 1;
    };
    await adaptModels(models, rows(3 * ROWS_OF_A_PIECE), count);
    // Twice for the names, and in each of sixty steps of four models.
    expect(pauses).toBe(3 * (2 + 4 * 60));
    pauses = 0;
    await compareModels({ present: models, candidate: adapted }, rows(3 * ROWS_OF_A_PIECE), count);
    expect(pauses).toBe(3);
  });
});
