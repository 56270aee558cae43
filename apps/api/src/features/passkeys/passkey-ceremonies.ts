import type { MadeCredential, PasskeyOptions, SecondStepOptions, UsedCredential } from '@gaemi/contracts/passkeys';
import type { Passkey } from '@gaemi/database/passkeys/passkey.repository';
import { PasskeyChallengeRepository } from '@gaemi/database/passkeys/passkey-challenge.repository';
import type { ChallengePurpose } from '@gaemi/database/passkeys/passkey-challenge.schema';
import type { Member } from '@gaemi/database/users/user.repository';
import { secondStepMinutes } from '@gaemi/domain/members/passkey';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import type { Request } from 'express';
import type { Environment } from '../../environment.ts';
import { AppError } from '../../http/app-error.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { CLOCK, ENVIRONMENT } from '../../providers.ts';
import { type RelyingParty, toRelyingParty } from './relying-party.ts';

/** The member, and the request whose session the challenge is for. */
interface Caller {
  member: Member;
  request: Request;
}

/** Kinds of keys that every browser and every runtime knows. */
const ALGORITHMS = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];
const ATTENTION_MS = 120_000;

/** Makes and verifies the messages of WebAuthn. Every challenge counts once, for the session that asked for it. */
@Injectable()
export class PasskeyCeremonies {
  private readonly site: RelyingParty;

  constructor(
    private readonly challenges: PasskeyChallengeRepository,
    private readonly sessions: Sessions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.site = toRelyingParty(environment.WEB_ORIGIN);
  }

  /** Options for making a passkey on a device that has none of the `existing` ones. */
  async optionsToRegister(caller: Caller, existing: readonly Passkey[]): Promise<PasskeyOptions> {
    const { email, name, _id } = caller.member;
    const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
      rpName: '개미렌즈',
      rpID: this.site.id,
      userName: email,
      userDisplayName: name,
      userID: new TextEncoder().encode(_id.toHexString()),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    await this.keep(caller, 'register', challenge);
    return {
      challenge,
      rp: { id: this.site.id, name: rp.name },
      user,
      pubKeyCredParams,
      timeout: ATTENTION_MS,
      excludeCredentials: existing.map(describe),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
    };
  }

  /** Returns what the store keeps of a made credential. Throws PASSKEY_REFUSED. */
  async verifyMade(caller: Caller, credential: MadeCredential) {
    const expected = await this.expect(caller, 'register');
    const { registrationInfo } = await verifying(() =>
      verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        ...expected,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (registrationInfo === undefined) throw new AppError('PASSKEY_REFUSED');
    const { id, publicKey, counter } = registrationInfo.credential;
    const { transports } = credential.response;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  }

  /** Options for using one of the passkeys. */
  async optionsToConfirm(caller: Caller, passkeys: readonly Passkey[]): Promise<SecondStepOptions> {
    const { challenge } = await generateAuthenticationOptions({ rpID: this.site.id });
    await this.keep(caller, 'confirm', challenge);
    return {
      challenge,
      rpId: this.site.id,
      timeout: ATTENTION_MS,
      allowCredentials: passkeys.map(describe),
      userVerification: 'required',
    };
  }

  /** Returns the new counter of a passkey that was used. Throws PASSKEY_REFUSED; without a passkey, too. */
  async verifyUsed(caller: Caller, credential: UsedCredential, passkey: Passkey | null): Promise<number> {
    // Taken in any case: whatever was tried with it, a challenge counts once.
    const expected = await this.expect(caller, 'confirm');
    if (passkey === null) throw new AppError('PASSKEY_REFUSED');
    const { credentialId: id, publicKey, counter } = passkey;
    const { verified, authenticationInfo } = await verifying(() =>
      verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} },
        ...expected,
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      }),
    );
    if (!verified) throw new AppError('PASSKEY_REFUSED');
    return authenticationInfo.newCounter;
  }

  /** Names the session that a step belongs to. */
  nameSession({ sessionID }: Request): string {
    return this.sessions.publicId(sessionID);
  }

  private async keep(caller: Caller, purpose: ChallengePurpose, challenge: string): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + secondStepMinutes.challenge * 60_000);
    await this.challenges.put(this.keyOf(caller, purpose), { challenge, expiresAt });
  }

  /** Uses up the session's challenge. Throws PASSKEY_REFUSED when there is none. */
  private async expect(caller: Caller, purpose: ChallengePurpose) {
    const expectedChallenge = await this.challenges.take(this.keyOf(caller, purpose), this.clock.now());
    if (expectedChallenge === null) throw new AppError('PASSKEY_REFUSED');
    const { id: expectedRPID, origin: expectedOrigin } = this.site;
    return { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  }

  private keyOf({ member, request }: Caller, purpose: ChallengePurpose) {
    return { userId: member._id, session: this.nameSession(request), purpose };
  }
}

const describe = ({ credentialId: id, transports }: Passkey) => ({ id, type: 'public-key' as const, transports });

/** The library throws for whatever is wrong with a message; the member reads the same sentence for all of it. */
async function verifying<Verified>(verify: () => Promise<Verified>): Promise<Verified> {
  try {
    return await verify();
  } catch (error) {
    throw new AppError('PASSKEY_REFUSED', { cause: error });
  }
}
