import type { DayPicture } from '@gaemi/contracts/today';
import { describe, expect, it } from 'vitest';
import { hasIndustries, toColumns } from './picture-columns.ts';

const block = (changes: Partial<DayPicture['items'][number]>): DayPicture['items'][number] => ({
  ...{ event_id: 'e', stock_name: '가나', market: 'KOSPI', industry: '화학', side: 'good', strength: 2 },
  ...{ text: null, confirmed: false, matches: true },
  ...changes,
});

describe('the columns of the picture', () => {
  it('are the industries, the fullest first, those without a name at the end', () => {
    const picture: DayPicture = {
      items: [block({ industry: null, side: 'bad' }), block({}), block({ industry: '제약' })],
      columns: [
        { market: 'KOSPI', industry: null, good: 4, bad: 5 },
        { market: 'KOSPI', industry: '화학', good: 1, bad: 0 },
        { market: 'KOSDAQ', industry: '화학', good: 0, bad: 1 },
        { market: 'KOSDAQ', industry: '제약', good: 1, bad: 0 },
      ],
    };
    const shown = toColumns(picture, 'industry').map(({ name, total, blocks }) => [
      name,
      total,
      blocks.good.length,
      blocks.bad.length,
    ]);
    expect(shown).toEqual([
      ['화학', { good: 1, bad: 1 }, 1, 0],
      ['제약', { good: 1, bad: 0 }, 1, 0],
      ['그 밖', { good: 4, bad: 5 }, 0, 1],
    ]);
    expect(toColumns(picture, 'market').map(({ name, total }) => [name, total])).toEqual([
      ['코스피', { good: 5, bad: 5 }],
      ['코스닥', { good: 1, bad: 1 }],
    ]);
  });

  it('are ten at most, and lose no event', () => {
    const columns = Array.from({ length: 14 }, (_, at) => ({
      ...{ market: 'KOSPI' as const, industry: `업종${at}`, good: 20 - at, bad: 0 },
    }));
    const shown = toColumns({ items: [], columns }, 'industry');
    expect(shown).toHaveLength(10);
    expect(shown.at(-1)?.name).toBe('그 밖');
    expect(shown.reduce((sum, { total }) => sum + total.good, 0)).toBe(
      columns.reduce((sum, { good }) => sum + good, 0),
    );
  });

  it('are no industries where the list of companies names none', () => {
    expect(hasIndustries({ items: [], columns: [{ market: 'KOSPI', industry: null, good: 1, bad: 0 }] })).toBe(false);
  });
});
