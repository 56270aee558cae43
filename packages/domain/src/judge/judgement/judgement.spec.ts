import { describe, expect, it } from 'vitest';
import { findScoredSide, type Judgement, strandOf, textKinds } from './judgement.ts';

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

describe('the strand of an event', () => {
  it.each(textKinds.map((kind) => [kind, kind === 'price' || kind === 'flows' ? 'price' : 'bad'] as const))(
    'of the kind %s labelled bad is %s',
    (kind, strand) => expect(strandOf({ kind, label: 'bad' })).toBe(strand),
  );
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
