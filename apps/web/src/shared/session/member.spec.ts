import { describe, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { noteServerTime } from '../server-clock.ts';
import { untilGradeEnds } from './member.ts';

const now = Date.parse('2026-11-21T03:00:00.000Z');
const premium = (expired_at: string | null) => member({ grade: 'premium', expired_at });

describe('when the member is asked for again', () => {
  it('is just after the grade ends', () => {
    expect(untilGradeEnds(premium('2026-11-21T14:59:59.999Z'), now)).toBe(12 * 3_600_000 + 999);
  });

  it('is a day at most: timers cannot wait for months', () => {
    expect(untilGradeEnds(premium('2027-11-21T14:59:59.999Z'), now)).toBe(86_400_000);
  });

  it('is by the server’s clock, whatever that of the device says', () => {
    const serverTime = Date.now() + 30 * 86_400_000;
    noteServerTime(new Date(serverTime).toUTCString());
    const wait = untilGradeEnds(premium(new Date(serverTime + 7_200_000).toISOString()));
    noteServerTime(new Date().toUTCString());
    expect(wait).toBeGreaterThan(7_000_000);
    expect(wait).toBeLessThan(7_210_000);
  });

  it('is every minute while the end has passed here but not yet for the server', () => {
    expect(untilGradeEnds(premium('2026-11-21T02:59:00.000Z'), now)).toBe(60_000);
  });

  it('is never for a grade without an end, for basic, and for a visitor', () => {
    expect(untilGradeEnds(premium(null), now)).toBe(false);
    expect(untilGradeEnds(member({ grade: 'basic', expired_at: '2026-11-20T14:59:59.999Z' }), now)).toBe(false);
    expect(untilGradeEnds(null, now)).toBe(false);
    expect(untilGradeEnds(undefined, now)).toBe(false);
  });
});
