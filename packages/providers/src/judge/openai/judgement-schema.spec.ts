import { describe, expect, it } from 'vitest';
import { judgementAnswerSchema, readJudgements } from './judgement-schema.ts';

const entry = {
  article: 1,
  subject: 'yes',
  kind: 'event',
  type: 'orders',
  side: 'good',
  strength: 2,
  material: true,
  quote: '수주 성공',
  reason: '수주했어요.',
};

describe('readJudgements', () => {
  it('reads entries and ignores those of another shape', () => {
    const json = {
      judgements: [
        entry,
        { ...entry, side: 'great' },
        { ...entry, kind: 'rumour' },
        'text',
        null,
        { ...entry, article: 1.5 },
      ],
    };
    expect(readJudgements(json)).toEqual([entry]);
  });

  it('accepts numbers and truth in words, and codes in capitals', () => {
    const json = {
      judgements: [{ ...entry, article: '[1]', strength: '2', side: 'Good', kind: ' EVENT', material: 'Yes' }],
    };
    expect(readJudgements(json)).toEqual([entry]);
  });

  it.each([
    [100, 3],
    [3, 3],
    [1, 1],
    [0, 1],
    [-5, 1],
  ])('clamps a strength of %d to %d', (given, strength) => {
    expect(readJudgements({ judgements: [{ ...entry, strength: given }] })).toEqual([{ ...entry, strength }]);
  });

  it.each([
    undefined,
    null,
    [],
    {},
    { judgements: 'good' },
    { judgements: [] },
    { judgements: [{ ...entry, strength: Number.NaN }] },
  ])('finds nothing in %j', (json) => {
    expect(readJudgements(json)).toBeUndefined();
  });

  it('the schema requires exactly the fields that are read', () => {
    const { items } = judgementAnswerSchema.schema.properties.judgements;
    expect(items.required.toSorted()).toEqual(Object.keys(entry).toSorted());
    expect(Object.keys(items.properties).toSorted()).toEqual(Object.keys(entry).toSorted());
  });
});
