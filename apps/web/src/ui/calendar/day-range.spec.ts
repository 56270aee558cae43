import { describe, expect, it } from 'vitest';
import { noRange, withPicked } from './day-range.ts';

const picked = (...days: string[]) => days.reduce(withPicked, noRange);

describe('a range of days', () => {
  it('takes the first pick as one end and the second as the other', () => {
    expect(picked('2026-11-02')).toEqual({ from: '2026-11-02', to: '' });
    expect(picked('2026-11-02', '2026-11-20')).toEqual({ from: '2026-11-02', to: '2026-11-20' });
  });

  it('swaps the ends if the second is earlier', () => {
    expect(picked('2026-11-20', '2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-20' });
  });

  it('may be one day, and begins anew with the third pick', () => {
    expect(picked('2026-11-02', '2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-02' });
    expect(picked('2026-11-02', '2026-11-20', '2026-11-10')).toEqual({ from: '2026-11-10', to: '' });
  });
});
