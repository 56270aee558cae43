import * as z from 'zod';

/** Fields of environment variables that are numbers. Blanks alone are refused: as a number they are 0. */

/** A number within a rule; `problem` is the message for what is no number. */
export const numberField = (problem: string, rule: z.ZodNumber) =>
  z.string(problem).regex(/\S/, problem).transform(Number).pipe(rule);

/** A whole number from `min` to `max`; `problem` is the message for everything else. */
export const wholeNumberField = (
  { min, max }: { min: number; max: number },
  problem = `must be a whole number from ${min} to ${max}`,
) => numberField(problem, z.number(problem).int(problem).min(min, problem).max(max, problem));
