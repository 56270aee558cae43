/**
 * Makes what a first start needs and nobody should have to think of: the secret that signs sessions and the first admin's
 * password, each in a file of KEYS_DIR. What is there stays. Tells where the product will be, and how to get in.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.KEYS_DIR ?? '/keys';
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Letters and digits, as a member's password must be: 16 of 32, and one of each kind at the end. */
const password = () =>
  `${Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}${LETTERS[randomInt(24)]}${randomInt(2, 10)}`;

/** Makes a secret unless it is there. Answers what was made, null for one that was there. */
function keep(name: string, make: () => string): string | null {
  const file = join(folder, name);
  if (existsSync(file)) return null;
  const made = make();
  // Under its own name it is whole: what a full disk or a kill leaves of it is no secret.
  const part = `${file}.part`;
  writeFileSync(part, `${made}\n`, { mode: 0o600, flush: true });
  renameSync(part, file);
  return made;
}

/** A generated password is printed once; the first log-in asks for another one. */
function passwordLine(made: string | null): string {
  if ((process.env.ADMIN_PASSWORD ?? '') !== '') return '(ADMIN_PASSWORD of .env)';
  return made ?? '(printed at the first start, to be changed at the first log-in)';
}

keep('session-secret', () => randomBytes(32).toString('base64url'));
const made = keep('admin-password', password);
process.stdout.write(
  [
    `개미렌즈: ${process.env.WEB_ORIGIN ?? ''}`,
    `mailbox:  ${process.env.MAILBOX_ORIGIN ?? ''}`,
    `admin:    ${process.env.ADMIN_EMAIL ?? ''} / ${passwordLine(made)}`,
    '',
  ].join('\n'),
);
