import { grades, newsTiers } from '@gaemi/domain/members/grades';
import { PASSWORD_MAX, PASSWORD_MIN } from '@gaemi/domain/members/limits';
import { newsSides } from '@gaemi/domain/news-side';
import { STOCK_CODE } from '@gaemi/domain/stock-master/listed-company';
import * as z from 'zod';
import { messages } from './messages.ts';

/**
 * Fields that several requests share. They trim texts, and refuse an object or number in place of a text. Names and search texts are composed
 * (NFC): some systems send Hangul in parts, which look the same and match nothing.
 */

export const email = z
  .string(messages.emailInvalid)
  .trim()
  .toLowerCase()
  .min(1, messages.emailRequired)
  .max(254, messages.emailInvalid)
  .meta({ format: 'email' })
  .pipe(z.email(messages.emailInvalid));

/** E-mail address in an answer. It is not checked again, since it comes from the store. */
export const storedEmail = z.string().meta({ format: 'email' });

/** New password, exactly as typed: never trimmed or truncated. */
export const newPassword = z
  .string(messages.passwordTooShort)
  .min(PASSWORD_MIN, messages.passwordTooShort)
  // Letters up to the first digit, or digits up to the first letter. Generators cannot read look-aheads.
  .regex(/^(?:[A-Za-z]+[0-9]|[0-9]+[A-Za-z])[A-Za-z0-9]*$/, messages.passwordComposition)
  .max(PASSWORD_MAX, messages.passwordTooLong);

/** Control characters, lone surrogates, and characters that change the direction of the text after them. */
const DISTURBING = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** A visible character: no blank, no combining mark, and no Hangul filler, which Unicode counts as a letter. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/u;

interface NameRules {
  max: number;
  missing: string;
  tooLong: string;
  invalid: string;
}

/** A name that people read: with a visible character, and without any that disturbs the text around it. */
export const visibleName = ({ max, missing, tooLong, invalid }: NameRules) =>
  z
    .string(missing)
    .trim()
    .normalize('NFC')
    .min(1, missing)
    .max(max, tooLong)
    .refine((name) => !DISTURBING.test(name), invalid)
    .refine((name) => VISIBLE.test(name), missing);

export const userName = visibleName({
  max: 30,
  missing: messages.nameTooShort,
  tooLong: messages.nameTooLong,
  invalid: messages.nameInvalid,
});

/** Three groups of digits joined by hyphens, 13 characters. */
export const mobile = z
  .string(messages.mobileTooShort)
  .trim()
  .regex(/^[0-9]{3}-[0-9]{4}-[0-9]{4}$/, messages.mobileTooShort);

/** Lengths of the three input boxes of a phone number. */
export const MOBILE_GROUPS = [3, 4, 4] as const;

/** As mailed, also where a phone writes it wide or somebody with blanks: it costs no try then. */
export const verificationCode = z
  .string(messages.codeTooShort)
  .overwrite((typed) => typed.normalize('NFKC').replace(/\s/g, ''))
  .min(6, messages.codeTooShort)
  .max(12, messages.codeTooShort);

/** The member's own id of an analysis, made by the client; the idempotency key of its posts. */
export const requestId = z.string(messages.requestIdInvalid).regex(/^[A-Za-z0-9_-]{8,64}$/, messages.requestIdInvalid);

/** 24 hex digits. */
export const objectId = z.string(messages.idInvalid).regex(/^[0-9a-f]{24}$/, messages.idInvalid);

export const grade = z.enum(grades).meta({ id: 'Grade' });
export const newsTier = z.enum(newsTiers).meta({ id: 'NewsTier' });
export const newsSide = z.enum(newsSides).meta({ id: 'NewsSide' });

/** Six characters; newer codes contain capital letters ("0126Z0"). */
export const stockCode = z.string(messages.stockCodeInvalid).regex(STOCK_CODE, messages.stockCodeInvalid);

/** A day in Seoul, `yyyy-MM-dd`, from 1900 on. */
export const day = z.iso.date(messages.dayInvalid).refine((text) => text >= '1900-01-01', messages.dayInvalid);

/** Equals `[\P{Cc}\t]`, for generators without Unicode properties. */
const NO_CONTROL_CHARACTERS = String.raw`^[^\x00-\x08\x0a-\x1f\x7f-\x9f]*$`;

/** Copied from pages and tables come characters without a width and, between cells, tabs. The joiner of emoji stays. */
const asTyped = (text: string): string =>
  text.replaceAll(/[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff]/g, '').replaceAll('\t', ' ');

/** Search text, matched literally. Other control characters are refused, since a pattern cannot contain NUL. */
export const searchText = (maxLength: number) =>
  z
    .string(messages.searchInvalid)
    .overwrite(asTyped)
    .trim()
    .normalize('NFC')
    .max(maxLength, `검색어는 ${maxLength}자 이하여야 합니다.`)
    .regex(/^\P{Cc}*$/u, messages.searchInvalid)
    .meta({ pattern: NO_CONTROL_CHARACTERS });

/** A moment, ISO 8601 in UTC with milliseconds. */
export const timestamp = z.iso.datetime({ precision: 3 });

/** Strength of a reason, from weak to strong. */
export const strength = z.literal([1, 2, 3]);

/** Version of the formula behind a score. Scores of different versions are not comparable. */
export const scoreVersion = z.number().int().min(1);
