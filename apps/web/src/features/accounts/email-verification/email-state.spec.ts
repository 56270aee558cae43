import { describe, expect, it } from 'vitest';
import { type EmailEvent, type EmailState, initialEmailState, nextEmailState } from './email-state.ts';

const code = { endsAt: 180_000, resendAt: 30_000 };
const after = (events: readonly EmailEvent[], state: EmailState = initialEmailState) =>
  events.reduce(nextEmailState, state);

const checked = after([{ type: 'called', call: 'check' }, { type: 'checked' }]);
const sent = after(
  [
    { type: 'called', call: 'send' },
    { type: 'sent', code },
  ],
  checked,
);
const confirmed = after([{ type: 'called', call: 'confirm' }, { type: 'confirmed' }], sent);

describe('state of an e-mail check', () => {
  it('goes from the check over the code to its confirmation', () => {
    expect(checked).toEqual({ step: 'checked', call: null });
    expect(sent).toEqual({ step: 'sent', call: null, code });
    expect(confirmed).toEqual({ step: 'confirmed', call: null });
  });

  it('takes one call at a time', () => {
    const sending = after([{ type: 'called', call: 'send' }], sent);
    expect(after([{ type: 'called', call: 'confirm' }], sending)).toBe(sending);
    expect(after([{ type: 'called', call: 'send' }], sending)).toBe(sending);
  });

  it.each([
    { state: initialEmailState, call: 'send' },
    { state: initialEmailState, call: 'confirm' },
    { state: checked, call: 'check' },
    { state: checked, call: 'confirm' },
    { state: sent, call: 'check' },
    { state: confirmed, call: 'send' },
    { state: confirmed, call: 'confirm' },
  ] as const)('refuses $call at step $state.step', ({ state, call }) => {
    expect(after([{ type: 'called', call }], state)).toBe(state);
  });

  it('stays at its step where a call fails, and can be tried again', () => {
    const failed = after([{ type: 'called', call: 'confirm' }, { type: 'failed' }], sent);
    expect(failed).toEqual(sent);
    expect(after([{ type: 'called', call: 'confirm' }], failed).call).toBe('confirm');
  });

  it('ignores the answer of a call that it has left behind', () => {
    const restarted = after([{ type: 'called', call: 'send' }, { type: 'restarted' }], checked);
    expect(restarted).toBe(initialEmailState);
    expect(after([{ type: 'sent', code }], restarted)).toBe(restarted);
  });

  it('keeps the address where the proof is lost', () => {
    expect(after([{ type: 'proof-lost' }], confirmed)).toEqual({ step: 'checked', call: null });
  });
});
