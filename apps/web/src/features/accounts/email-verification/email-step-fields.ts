import type { UseFormReturn } from 'react-hook-form';
import type { EmailStep } from './email-state.ts';

/** What a form around an e-mail check holds: the finished steps are fields of it, absent until done, then true. */
export interface EmailStepFields {
  user_email: string;
  user_email_check: true;
  user_email_verify: true;
  user_email_code: string;
  user_email_code_check: true;
}

const listFields = {
  unchecked: [],
  checked: ['user_email_check'],
  sent: ['user_email_check', 'user_email_verify'],
  confirmed: ['user_email_check', 'user_email_verify', 'user_email_code_check'],
} as const satisfies Record<EmailStep, readonly (keyof EmailStepFields)[]>;

/** Writes the finished steps into the form, so that its schema says which one is missing. */
export function writeSteps(form: UseFormReturn<EmailStepFields>, step: EmailStep): void {
  const done: readonly (typeof listFields)['confirmed'][number][] = listFields[step];
  for (const field of listFields.confirmed) {
    if (done.includes(field)) form.setValue(field, true);
    else form.unregister(field);
  }
}
