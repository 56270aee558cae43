/**
 * Makes what a first start needs and nobody should have to think of: the secret that signs sessions and the first admin's
 * password, each in a file of KEYS_DIR. What is there stays. Tells where the product will be, and how to get in.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.KEYS_DIR ?? '/keys';
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Letters and digits, as a member's password must be: 16 of 32, and one of each kind at the end. */
const password = () =>
  `${Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}${LETTERS[randomInt(24)]}${randomInt(2, 10)}`;

function keep(name: string, make: () => string): string {
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, `${make()}\n`, { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

keep('session-secret', () => randomBytes(32).toString('base64url'));
const kept = keep('admin-password', password);
const chosen = process.env.ADMIN_PASSWORD ?? '';
process.stdout.write(
  [
    `개미렌즈: ${process.env.WEB_ORIGIN ?? ''}`,
    `mailbox:  ${process.env.MAILBOX_ORIGIN ?? ''}`,
    `admin:    ${process.env.ADMIN_EMAIL ?? ''} / ${chosen === '' ? kept : '(ADMIN_PASSWORD of .env)'}`,
    '',
  ].join('\n'),
);
