import type { Transaction } from '@gaemi/database/transactions';
import {
  type Proof,
  type VerificationKey,
  VerificationRepository,
} from '@gaemi/database/verification/verification.repository';
import { AppError } from '@gaemi/runtime/app-error';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from './environment.ts';
import { networkOf } from './http/throttle/network-address.ts';
import { createKeyedHash, type KeyedHash } from './keyed-hash.ts';
import { CLOCK, ENVIRONMENT } from './providers.ts';

/**
 * Proofs that somebody owns an e-mail address. A proof counts for the network from which the code was confirmed: whoever asks for the
 * same address from elsewhere, waiting for its owner to confirm, gets nothing. Addresses of networks are kept as keyed hashes.
 */
@Injectable()
export class EmailProofs {
  private readonly hash: KeyedHash;

  constructor(
    private readonly verifications: VerificationRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.hash = createKeyedHash(environment.SESSION_SECRET, 'email-proof');
  }

  /** Turns a confirmed code into the proof. False when the code was used meanwhile. */
  give(key: VerificationKey, codeHash: string, address: string): Promise<boolean> {
    return this.verifications.prove(key, codeHash, this.proofAt(address));
  }

  /** Throws EMAIL_NOT_VERIFIED without a proof; looked up before costly work, used up after it. */
  async ensure(key: VerificationKey, address: string): Promise<void> {
    const proven = await this.verifications.hasProof(key, this.proofAt(address));
    if (!proven) throw new AppError('EMAIL_NOT_VERIFIED');
  }

  /** Uses up the proof, in the transaction of what it permits. Throws EMAIL_NOT_VERIFIED without one. */
  async use(key: VerificationKey, address: string, transaction: Transaction): Promise<void> {
    const proven = await this.verifications.consumeProof(key, this.proofAt(address), transaction);
    if (!proven) throw new AppError('EMAIL_NOT_VERIFIED');
  }

  private proofAt(address: string): Proof {
    return { prover: this.hash(networkOf(address)), now: this.clock.now() };
  }
}
