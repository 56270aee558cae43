import type { MadeCredential, PasskeyOptions, SecondStepOptions, UsedCredential } from '@gaemi/contracts/passkeys';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Why the browser gave no passkey, as a sentence for the member. */
export class PasskeyFailure extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'PasskeyFailure';
  }
}

/** False over plain HTTP and in old browsers. */
export const supportsPasskeys = (): boolean => browserSupportsWebAuthn();

/** Lets the member use a passkey. Throws PasskeyFailure. */
export async function askForPasskey(options: SecondStepOptions): Promise<UsedCredential> {
  const { id, rawId, type, response } = await asked(() => startAuthentication({ optionsJSON: options }));
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** Lets the member make a passkey. Throws PasskeyFailure. */
export async function makePasskey(options: PasskeyOptions): Promise<MadeCredential> {
  const { id, rawId, type, response } = await asked(() => startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyFailure(writeSentence(error), { cause: error });
  }
}

/** By the names that WebAuthn gives its errors; the library keeps them. */
const sentences = new Map([
  ['NotAllowedError', '패스키 확인이 취소되었거나 시간이 지났어요. 다시 시도해주세요.'],
  ['AbortError', '패스키 확인이 취소되었거나 시간이 지났어요. 다시 시도해주세요.'],
  ['InvalidStateError', '이 기기에는 이미 등록한 패스키가 있어요.'],
  ['SecurityError', '이 주소에서는 패스키를 쓸 수 없어요.'],
  ['ConstraintError', '이 기기에서는 지문, 얼굴이나 PIN으로 확인할 수 없어서 패스키를 쓸 수 없어요.'],
]);

function writeSentence(error: unknown): string {
  const known = error instanceof Error ? sentences.get(error.name) : undefined;
  return known ?? '패스키를 쓰지 못했어요. 다시 시도해주세요.';
}
