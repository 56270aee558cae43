import * as z from 'zod';
import { malformed } from './kiwoom-answer.ts';
import { readFigure } from './kiwoom-numbers.ts';

const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');
const basicInformation = z.object({ flo_stk: text, dstr_stk: text, dstr_rt: text });

/** How far the floating shares may be from what their share of the listed ones gives, which is told to one decimal. */
const TOLERANCE = 0.02;

/**
 * Floating shares of a ka10001 answer, null where it does not tell. Listed shares (`flo_stk`) come in thousands; floating shares (`dstr_stk`) in
 * thousands or single ones, so that unit is taken in which they fit their share of the listed ones (`dstr_rt`, percent), and that share itself where neither does.
 * @throws ProviderError `malformed`
 */
export function readFloatingShares(answer: unknown): number | null {
  const read = basicInformation.safeParse(answer);
  if (!read.success) throw malformed('answer is no basic information');
  const [thousands, floating, ratio] = [
    sizeOf(read.data.flo_stk),
    sizeOf(read.data.dstr_stk),
    sizeOf(read.data.dstr_rt),
  ];
  if (!thousands || !ratio || ratio > 100) return null;
  const listed = thousands * 1_000;
  const expected = (listed * ratio) / 100;
  const fitting = [(floating ?? 0) * 1_000, floating ?? 0].find(
    (shares) => Math.abs(shares - expected) <= expected * TOLERANCE,
  );
  const shares = Math.round(fitting ?? expected);
  return shares > 0 ? Math.min(shares, listed) : null;
}

/** The sign of these figures says nothing. */
function sizeOf(figure: string): number | null {
  const value = readFigure(figure);
  if (value === undefined) throw malformed('a figure is no number');
  return value === null ? null : Math.abs(value);
}
