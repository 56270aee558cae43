import { logInForm } from '@gaemi/contracts/users';
import type * as z from 'zod';

type LogInFields = z.output<typeof logInForm>;

/** What the form holds, or its first wrong field. Loaded when the form is first used: the validator is large. */
export function checkLogIn(typed: object): { fields: LogInFields } | { wrong: { field: string; text: string } } {
  const checked = logInForm.safeParse(typed);
  if (checked.success) return { fields: checked.data };
  const [issue] = checked.error.issues;
  return { wrong: { field: String(issue?.path[0]), text: issue?.message ?? '' } };
}
