import { describe, expect, it } from 'vitest';
import { findScoredSide, isPriceReaction, type Judgement, textKinds } from './judgement.ts';

const judgement = (change: Partial<Judgement> = {}): Judgement => ({
  subject: 'yes',
  kind: 'event',
  type: 'orders',
  label: 'good',
  strength: 2,
  material: true,
  reason: '수주했어요.',
  ...change,
});

it('is a reaction of the price where it reports its move or trading by groups of investors', () => {
  expect(textKinds.filter((kind) => isPriceReaction({ kind }))).toEqual(['price', 'flows']);
});

describe('the side an event is scored for', () => {
  it.each([
    [{}, 'good'],
    [{ label: 'bad', kind: 'notice' }, 'bad'],
    [{ kind: 'analyst' }, 'good'],
    [{ label: 'neutral' }, null],
    [{ subject: 'listed' }, null],
    [{ subject: 'no' }, null],
    [{ material: false }, null],
    [{ kind: 'price' }, null],
    [{ kind: 'flows' }, null],
    [{ kind: 'column' }, null],
    [{ kind: 'roundup' }, null],
  ] as const)('with %j is %s', (change, side) => expect(findScoredSide(judgement(change))).toBe(side));
});
