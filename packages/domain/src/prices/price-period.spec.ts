import { describe, expect, it } from 'vitest';
import { mayAskAgain } from './price-period.ts';

const day = '2026-11-23';
const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);

describe('a close that an answer lacked', () => {
  it.each([
    ['not within ten minutes', '23T20:20', '23T20:29', false],
    ['after ten minutes, of an answer soon after the close', '23T20:20', '23T20:30', true],
    ['not within an hour, of an answer an hour after it', '23T21:15', '23T22:14', false],
    ['an hour later then', '23T21:15', '23T22:15', true],
    ['the next morning, of an answer of the evening', '23T23:15', '24T08:15', true],
    ['not, half a day after the close, which was not traded at', '24T08:15', '24T20:00', false],
    ['where the answer is of a clock that was ahead', '24T09:00', '23T21:00', true],
  ])('is asked for again: %s', (...[, answered, now, asked]) => {
    expect(mayAskAgain(day, { to: day, at: seoul(answered) }, seoul(now))).toBe(asked);
  });

  it('is asked for where the answer was for an earlier day', () => {
    expect(mayAskAgain(day, { to: '2026-11-20', at: seoul('23T09:00') }, seoul('23T20:20'))).toBe(true);
  });

  it('is asked for a few times, however many analyses need it', () => {
    let asked = 0;
    for (let at = seoul('23T20:15').getTime(), last = at - 86_400_000; at < seoul('24T20:15').getTime(); at += 60_000) {
      const answer = { to: asked === 0 ? '2026-11-20' : day, at: new Date(last) };
      if (!mayAskAgain(day, answer, new Date(at))) continue;
      asked += 1;
      last = at;
    }
    expect(asked).toBeLessThanOrEqual(9);
  });
});
