import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { CallDropped } from '../session/renewal.ts';
import {
  isDoubtful,
  judgeLook,
  nextPressState,
  type PressEvent,
  type PressRules,
  type PressState,
  pauseAfter,
  reachVerdict,
} from './press-state.ts';
import { leavesOpen } from './settle-press.ts';

const rules: PressRules = { canLook: true, sendsWhenAbsent: true };
const sending: PressState = { phase: 'sending', lost: 0 };
const lostAnswer: PressEvent = { type: 'answered', verdict: 'unknown' };
const error = (status: number, code: ApiErrorCode) => new ApiError({ status, code, detail: '' });

const after = (events: PressEvent[], given = rules, from = sending): PressState =>
  events.reduce<PressState>((state, event) => nextPressState(state, event, given), from);

describe('the state of a press', () => {
  it.each(['accepted', 'refused', 'dropped'] as const)('ends with a definite answer: %s', (verdict) => {
    expect(after([{ type: 'answered', verdict }])).toEqual({ phase: verdict });
  });

  it('looks after a lost answer, and is accepted when the look finds it', () => {
    const looking = after([lostAnswer, { type: 'waited' }]);
    expect(looking).toEqual({ phase: 'looking', lost: 1 });
    expect(nextPressState(looking, { type: 'looked', isThere: true }, rules)).toEqual({ phase: 'accepted' });
  });

  it('sends again when the look does not find it, unless nothing may be sent unasked', () => {
    const looking: PressState = { phase: 'looking', lost: 1 };
    const absent: PressEvent = { type: 'looked', isThere: false };
    expect(nextPressState(looking, absent, rules)).toEqual({ phase: 'sending', lost: 1 });
    expect(nextPressState(looking, absent, { ...rules, sendsWhenAbsent: false })).toEqual({ phase: 'absent' });
  });

  it('sends again at once where nothing can be looked at', () => {
    expect(after([lostAnswer, { type: 'waited' }], { ...rules, canLook: false })).toEqual({
      phase: 'sending',
      lost: 1,
    });
  });

  it('stalls after six lost answers, of sends and of looks', () => {
    const round: PressEvent[] = [lostAnswer, { type: 'waited' }];
    const five = Array.from({ length: 5 }, () => round).flat();
    expect(after(five)).toEqual({ phase: 'looking', lost: 5 });
    expect(after([...five, lostAnswer])).toEqual({ phase: 'stalled', lost: 6 });
  });

  it('is not changed by an event that does not fit its phase', () => {
    const ends: PressState[] = [{ phase: 'accepted' }, { phase: 'absent' }, { phase: 'stalled', lost: 6 }];
    for (const end of ends) expect(nextPressState(end, lostAnswer, rules)).toBe(end);
    expect(nextPressState(sending, { type: 'waited' }, rules)).toBe(sending);
    expect(nextPressState(sending, { type: 'looked', isThere: true }, rules)).toBe(sending);
  });
});

describe('what an error says of a press', () => {
  it.each([
    [0, 'NO_ANSWER'],
    [408, 'REQUEST_TIMEOUT'],
    [500, 'INTERNAL'],
    [502, 'UNKNOWN'],
    [503, 'UNAVAILABLE'],
    // A success whose body cannot be read.
    [202, 'UNKNOWN'],
  ] as const)('%i %s leaves the outcome unknown', (status, code) => {
    expect(reachVerdict(error(status, code), 0)).toBe('unknown');
  });

  it.each([
    [402, 'NOT_ENOUGH_CREDIT'],
    [409, 'REQUEST_ID_REUSED'],
    [429, 'TOO_MANY_ANALYSES'],
    [503, 'SERVICE_BUDGET_SPENT'],
  ] as const)('%i %s is a refusal, after a lost answer, too', (status, code) => {
    expect(reachVerdict(error(status, code), 0)).toBe('refused');
    expect(reachVerdict(error(status, code), 1)).toBe('refused');
  });

  it.each([
    [429, 'TOO_MANY_REQUESTS'],
    [403, 'UNKNOWN'],
  ] as const)('%i %s, a limit or a proxy, refuses a first call and says nothing of an earlier one', (status, code) => {
    expect(reachVerdict(error(status, code), 0)).toBe('refused');
    expect(reachVerdict(error(status, code), 1)).toBe('unknown');
  });

  it('a member who left drops it; a failed look says nothing else', () => {
    expect(reachVerdict(new CallDropped(), 1)).toBe('dropped');
    expect(judgeLook(new CallDropped())).toBe('dropped');
    expect(judgeLook(error(429, 'TOO_MANY_REQUESTS'))).toBe('unknown');
  });

  it.each([error(401, 'NOT_LOGGED_IN'), error(403, 'SUSPENDED')])(
    'an ended session ends the looks and leaves the press open: $code',
    (ended) => {
      expect(judgeLook(ended)).toBe('refused');
      expect(reachVerdict(ended, 1)).toBe('refused');
      expect(leavesOpen(ended)).toBe(true);
    },
  );
});

it('the screen says that it looks while an answer is missing, and only then', () => {
  expect(isDoubtful(undefined)).toBe(false);
  expect(isDoubtful(sending)).toBe(false);
  expect(isDoubtful({ phase: 'sending', lost: 1 })).toBe(true);
  expect(isDoubtful({ phase: 'looking', lost: 0 })).toBe(true);
  expect(isDoubtful({ phase: 'stalled', lost: 6 })).toBe(false);
});

it('waits longer after each lost answer, four seconds at most', () => {
  expect([1, 2, 3, 4, 5, 6].map(pauseAfter)).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000]);
});
