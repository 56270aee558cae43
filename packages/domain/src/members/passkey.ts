/** Maximum number of passkeys of a member. */
export const MAX_PASSKEYS = 10;

/** Maximum length of the name that a member gives a passkey, in characters. */
export const PASSKEY_NAME_MAX = 40;

/** Lifetimes in minutes: of the wait for the second step of a log-in, of a challenge, and of a confirmation. */
export const secondStepMinutes = { wait: 5, challenge: 5, confirmation: 5 } as const;

/** Number of recovery codes that are made together. */
export const RECOVERY_CODES = 10;

/** Crockford's digits: none looks like another one. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes of a recovery code: 80 bits. */
export const RECOVERY_CODE_BYTES = 10;

/** Writes random bytes as a recovery code: sixteen digits in groups of four, `7QK2-M0XA-…`. */
export function writeRecoveryCode(random: Uint8Array): string {
  const bits = [...random].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const digits = (bits.match(/.{5}/g) ?? []).map((five) => DIGITS[Number.parseInt(five, 2)]).join('');
  return digits.replace(/(.{4})(?=.)/g, '$1-');
}

/** What stands between digits: blanks, also those of no width, and every hyphen or minus that an app may put in place of ours. */
const BETWEEN_DIGITS = /[\s\p{Cf}\p{Pd}\u2212]/gu;

/**
 * Returns the sixteen digits of a typed recovery code, whatever its letter case and width, blanks and hyphens; null for
 * none.
 */
export function readRecoveryCode(typed: string): string | null {
  const narrow = typed.normalize('NFKC').toUpperCase().replace(BETWEEN_DIGITS, '');
  const digits = narrow.replaceAll('O', '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(digits) ? digits : null;
}
