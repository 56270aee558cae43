import { randomInt } from 'node:crypto';
import type { Purpose } from '@gaemi/database/verification/verification.repository';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { createKeyedHash, equalHashes, type KeyedHash } from '../../keyed-hash.ts';
import { ENVIRONMENT } from '../../providers.ts';

const DIGITS = 6;
/** Digits of a code for an address that many ask codes for: nobody guesses one, however many were asked for. */
const LONG_DIGITS = 12;
/** Codes a day that strangers get for one address before they become long. */
const SHORT_CODES = 20;

/** Makes codes and compares them. Only the keyed hash of a code, bound to its address and purpose, is ever kept. */
@Injectable()
export class VerificationCodes {
  private readonly hash: KeyedHash;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.hash = createKeyedHash(environment.SESSION_SECRET, 'verification-code');
  }

  /** A new code. `strangersCodes`: how many codes strangers asked for at the address today, this one included. */
  make(strangersCodes: number): string {
    const digits = strangersCodes > SHORT_CODES ? LONG_DIGITS : DIGITS;
    return String(randomInt(10 ** digits)).padStart(digits, '0');
  }

  hashOf({ email, type }: Purpose, code: string): string {
    return this.hash(`${type}\n${email}\n${code}`);
  }

  /** Whether the code is the one behind the hash; takes the same time for every wrong code. */
  matches(key: Purpose, code: string, codeHash: string): boolean {
    return equalHashes(this.hashOf(key, code), codeHash);
  }
}
