import { randomInt, timingSafeEqual } from 'node:crypto';
import type { VerificationKey } from '@gaemi/database/verification/verification.repository';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { createKeyedHash, type KeyedHash } from '../../keyed-hash.ts';
import { ENVIRONMENT } from '../../providers.ts';

const DIGITS = 6;

/** Makes codes and compares them. Only the keyed hash of a code, bound to its address and purpose, is ever kept. */
@Injectable()
export class VerificationCodes {
  private readonly hash: KeyedHash;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.hash = createKeyedHash(environment.SESSION_SECRET, 'verification-code');
  }

  make(): string {
    return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  }

  hashOf({ email, type }: VerificationKey, code: string): string {
    return this.hash(`${type}\n${email}\n${code}`);
  }

  /** Whether the code is the one behind the hash; takes the same time for every wrong code. */
  matches(key: VerificationKey, code: string, codeHash: string): boolean {
    const [given, kept] = [Buffer.from(this.hashOf(key, code)), Buffer.from(codeHash)];
    return given.length === kept.length && timingSafeEqual(given, kept);
  }
}
