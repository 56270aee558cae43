import { messages } from '@gaemi/contracts/messages';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../http/app-error.ts';

/** Typed on a Korean keyboard again and again, but missing in the international list. */
const KOREAN = ['qwer123456', 'qwer12345678', 'asdf123456', 'a1234567890', 'love123456', 'korea12345'];

const common = new Set([...dictionary['passwords-common'], ...KOREAN]);

/** Words of this service and its subject: with nothing but digits around them they are guessed first. docs/security.md lists them. */
const OWN_WORDS = [
  'gaemi',
  'gaemilens',
  'lens',
  'gaemilenz',
  'ant',
  'stock',
  'stocks',
  'jusik',
  'kospi',
  'kosdaq',
  'admin',
];
const ownWordAmongDigits = new RegExp(`^[0-9]*(?:(?:${OWN_WORDS.join('|')})[0-9]*)+$`);

/** Whether everybody tries it first. Letter case does not hide one. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || ownWordAmongDigits.test(lower);
}

/** Throws VALIDATION_FAILED, at the named field, for a common password. */
export function refuseCommonPassword(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  const detail = messages.passwordTooCommon;
  throw new AppError('VALIDATION_FAILED', { detail, fields: { [field]: detail } });
}
