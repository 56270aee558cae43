import { createHash, randomBytes } from 'node:crypto';
import {
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  readRecoveryCode,
  writeRecoveryCode,
} from '@gaemi/domain/members/passkey';

/** New recovery codes of a member, and what is stored of them. */
export function makeRecoveryCodes(userId: string): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => writeRecoveryCode(randomBytes(RECOVERY_CODE_BYTES)));
  return { codes, hashes: codes.map((code) => hashOfRecoveryCode(userId, code)) };
}

/**
 * What the store keeps of a typed code. A plain hash is enough for 80 random bits, and unlike a keyed one it outlives a
 * change of SESSION_SECRET.
 */
export function hashOfRecoveryCode(userId: string, typed: string): string {
  return createHash('sha256')
    .update(`${userId}\n${readRecoveryCode(typed) ?? ''}`)
    .digest('base64url');
}
