import * as z from 'zod';
import { malformed } from '../../kiwoom/kiwoom-answer.ts';
import { isSaturated, readFigure } from '../../kiwoom/kiwoom-numbers.ts';

const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');
const basicInformation = z.object({ flo_stk: text, dstr_stk: text, dstr_rt: text });

/** Tolerance between the floating shares and their percentage of the listed shares, which has one decimal. */
const TOLERANCE = 0.02;

/**
 * Reads the floating shares of a ka10001 answer; null when it has none.
 * Listed shares (`flo_stk`) come in thousands. Floating shares (`dstr_stk`) come in thousands or in single shares: the
 * unit is the one that fits their percentage of the listed shares (`dstr_rt`). When neither fits, the percentage itself
 * is used. @throws ProviderError `malformed`
 */
export function readFloatingShares(answer: unknown): number | null {
  const read = basicInformation.safeParse(answer);
  if (!read.success) throw malformed('answer is no basic information');
  const [thousands, floating, ratio] = [
    readSize(read.data.flo_stk),
    readSize(read.data.dstr_stk),
    readSize(read.data.dstr_rt),
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

/** Reads a figure without its sign, which has no meaning. */
function readSize(figure: string): number | null {
  const value = readFigure(figure);
  if (value === undefined) throw malformed('a figure is no number');
  return value === null || isSaturated(figure) ? null : Math.abs(value);
}
