import { describe, expect, it } from 'vitest';
import { defaultAlertSettings } from '../alerts/alert-settings.ts';
import { alertLifeMs, isStillWanted, isWanted, nextAttemptAt, type RecipientSettings } from './channels.ts';

const noon = new Date('2026-11-23T03:00:00Z');
const night = new Date('2026-11-23T14:00:00Z');
const all: RecipientSettings = {
  ...defaultAlertSettings,
  briefing: true,
  instant: true,
  mail: true,
  mailRefusedAt: null,
};
const wanted = (changes: Partial<RecipientSettings>, at = noon) => {
  const settings = { ...all, ...changes };
  const ask = (kind: 'briefing' | 'alert', channel: 'mail' | 'push') => isWanted({ kind, channel }, settings, at);
  return { briefing: ask('briefing', 'mail'), mail: ask('alert', 'mail'), push: ask('alert', 'push') };
};

describe('a channel', () => {
  it.each([
    ['with everything on', {}, { briefing: true, mail: true, push: true }],
    ['without alerts', { instant: false }, { briefing: true, mail: false, push: false }],
    ['without alerts by mail', { mail: false }, { briefing: true, mail: false, push: true }],
    ['without briefing', { briefing: false }, { briefing: false, mail: true, push: true }],
    ['after unsubscribing', { briefing: false, mail: false }, { briefing: false, mail: false, push: true }],
    ['with a refused address', { mailRefusedAt: noon }, { briefing: false, mail: false, push: true }],
    ['in a pause', { pausedUntil: night }, { briefing: false, mail: false, push: false }],
    ['after a pause', { pausedUntil: noon }, { briefing: true, mail: true, push: true }],
  ])('is wanted by a member %s only where that leaves it', (_, changes, expected) => {
    expect(wanted(changes)).toEqual(expected);
  });

  it('takes no alert in quiet hours, but the briefing', () => {
    expect(wanted({}, night)).toEqual({ briefing: true, mail: false, push: false });
  });

  it('never takes a briefing by push', () => {
    expect(isWanted({ kind: 'briefing', channel: 'push' }, all, noon)).toBe(false);
  });

  it('is attempted longer where no briefing follows', () => {
    expect([true, false].map((briefing) => alertLifeMs({ briefing }) / 3_600_000)).toEqual([2, 12]);
  });

  it('is attempted again after growing pauses, or the longer one that was asked for', () => {
    const seconds = (attempts: number, retryAfterMs: number | null = null) =>
      (nextAttemptAt(attempts, retryAfterMs, noon).getTime() - noon.getTime()) / 1_000;
    expect([1, 2, 3, 4, 5, 6, 40].map((attempts) => seconds(attempts))).toEqual([30, 60, 120, 300, 900, 900, 900]);
    expect(seconds(1, 1_200_000)).toBe(1_200);
    expect(seconds(5, 10)).toBe(900);
    // No service holds a delivery beyond its end.
    expect(seconds(1, 604_800_000)).toBe(3_600);
    expect(seconds(1, 1e20)).toBe(3_600);
  });
});

it.each([
  ['a weak event of a member who chose weak ones', { strength: 1, min: 1, instant: true }, [true, true]],
  ['the same without alerts', { strength: 1, min: 1, instant: false }, [false, false]],
  ['an event below the chosen strength', { strength: 2, min: 3, instant: true }, [false, true]],
  ['a strong event without alerts', { strength: 3, min: 3, instant: false }, [false, true]],
] as const)('of %s an alert and a briefing still tell as was chosen', (_, { strength, min, instant }, expected) => {
  const event = { side: 'good', strength, stage: null, filed: false } as const;
  const stillWanted = (kind: 'alert' | 'briefing') =>
    isStillWanted(event, { code: '005930', on: true, min }, { kind, instant });
  expect([stillWanted('alert'), stillWanted('briefing')]).toEqual(expected);
});
