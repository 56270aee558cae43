/** A code on its way, in milliseconds since 1970: until when it counts, and from when another can be sent. */
export interface SentCode {
  endsAt: number;
  resendAt: number;
  /** The answer was lost: nobody knows whether a code was sent. */
  isUnsure?: boolean;
}

export type EmailCall = 'check' | 'send' | 'confirm';

/** Where the check of an address stands, and the call that is under way. From `checked` on the address is locked. */
export type EmailState =
  | { step: 'unchecked'; call: 'check' | null }
  | { step: 'checked'; call: 'send' | null }
  | { step: 'sent'; call: 'send' | 'confirm' | null; code: SentCode }
  | { step: 'confirmed'; call: null };

export type EmailStep = EmailState['step'];

export type EmailEvent =
  | { type: 'called'; call: EmailCall }
  /** The call under way has done what it was for. */
  | { type: 'checked' }
  | { type: 'sent'; code: SentCode }
  | { type: 'confirmed' }
  /** It has not. */
  | { type: 'failed' }
  /** Another address is to be used. */
  | { type: 'restarted' }
  /** The proof on the server is gone: the address stays, a new code is needed. */
  | { type: 'proof-lost' };

export const initialEmailState: EmailState = { step: 'unchecked', call: null };

/** The state after an event. A second call beside one under way, and what does not fit the step, change nothing. */
export function nextEmailState(state: EmailState, event: EmailEvent): EmailState {
  switch (event.type) {
    case 'called':
      return state.call === null ? startCall(state, event.call) : state;
    case 'checked':
      return state.call === 'check' ? { step: 'checked', call: null } : state;
    case 'sent':
      return state.call === 'send' ? { step: 'sent', call: null, code: event.code } : state;
    case 'confirmed':
      return state.call === 'confirm' ? { step: 'confirmed', call: null } : state;
    case 'failed':
      return { ...state, call: null };
    case 'restarted':
      return initialEmailState;
    case 'proof-lost':
      return { step: 'checked', call: null };
  }
}

function startCall(state: EmailState, call: EmailCall): EmailState {
  if (state.step === 'unchecked' && call === 'check') return { ...state, call };
  if (state.step === 'checked' && call === 'send') return { ...state, call };
  if (state.step === 'sent' && (call === 'send' || call === 'confirm')) return { ...state, call };
  return state;
}
