import { describe, expect, it } from 'vitest';
import { RefusedLooks } from './refused-looks.ts';

const after = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 1, minutes));
const refuse = (looks: RefusedLooks, codes: readonly string[]) => {
  for (const code of codes) looks.refuse(code, after(0));
};

describe('looks that the sources refuse', () => {
  it('end all looks for ten minutes from the fifth in a row on', () => {
    const looks = new RefusedLooks();
    refuse(looks, ['1', '2', '3', '4']);
    expect(looks.restsAt(after(0))).toBe(false);
    refuse(looks, ['5']);
    expect([after(0), after(9), after(10)].map((at) => looks.restsAt(at))).toEqual([true, true, false]);
    // The clock was ahead, and is set right.
    expect(looks.restsAt(after(-1))).toBe(false);
  });

  it('tell nothing of the others once one of these is answered', () => {
    const looks = new RefusedLooks();
    refuse(looks, ['1', '2', '3', '4']);
    expect(looks.behindOthers(['1', '9', '2', '8'])).toEqual(['9', '8', '1', '2']);
    looks.answer('9');
    expect(looks.behindOthers(['1', '9'])).toEqual(['1', '9']);
    refuse(looks, ['1', '2', '3', '4', '1']);
    expect(looks.restsAt(after(1))).toBe(false);
  });

  it('count again of a stock that was answered since', () => {
    const looks = new RefusedLooks();
    refuse(looks, ['1']);
    looks.answer('9');
    looks.answer('1');
    refuse(looks, ['1', '2', '3', '4', '5']);
    expect(looks.restsAt(after(1))).toBe(true);
  });
});
