import { describe, expect, it } from 'vitest';
import { type Judgement, withoutSide } from '../judge/judgement/judgement.ts';
import { judged } from '../judge/testing/judged.ts';
import { chooseUnsure } from './unsure-events.ts';

const choose = (side: 'good' | 'bad', judgements: readonly Judgement[]) =>
  chooseUnsure(
    judgements.map((judgement, index) => ({ id: `e${index}`, judgement })),
    side,
  ).map(({ id }) => id);
const unsure = (good: number, bad: number): Judgement =>
  judged({ label: 'neutral', material: false, likely: { good, bad } });

describe('the events that a judge was not sure of', () => {
  it('are those of the side, the most likely first', () => {
    const events = [unsure(0.3, 0.1), unsure(0.6, 0.1), unsure(0.1, 0.5), unsure(0.1, 0)];
    expect(choose('good', events)).toEqual(['e1', 'e0']);
    expect(choose('bad', events)).toEqual(['e2']);
  });

  it('are at most four', () => {
    expect(
      choose(
        'bad',
        [0.3, 0.4, 0.5, 0.6, 0.7].map((bad) => unsure(0, bad)),
      ),
    ).toEqual(['e4', 'e3', 'e2', 'e1']);
  });

  it('are never on both sides, nor one that counts', () => {
    expect(choose('bad', [unsure(0.4, 0.3), judged({ label: 'good', likely: { good: 0.9, bad: 0.95 } })])).toEqual([]);
  });

  it('have no event that a later one overturned', () => {
    expect(choose('good', [withoutSide(judged({ label: 'good', likely: { good: 0.9, bad: 0 } }))])).toEqual([]);
  });

  it('are, of a judge without probabilities, events of the side that it found too small', () => {
    const small = { material: false, label: 'bad' } as const;
    const events = [
      judged({ ...small, strength: 1 }),
      judged({ ...small, strength: 2 }),
      judged({ ...small, kind: 'price' }),
      judged({ ...small, subject: 'listed' }),
    ];
    expect(choose('bad', events)).toEqual(['e1', 'e0']);
  });
});
