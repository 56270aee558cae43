import { changePasswordRequest } from '@gaemi/contracts/account';
import { newPassword, verificationCode } from '@gaemi/contracts/fields';
import { messages } from '@gaemi/contracts/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod';

/** The request with the steps of the e-mail check made compulsory, in the order of the screen. */
const resetForm = z
  .object({
    user_email: changePasswordRequest.shape.user_email,
    user_email_check: z.literal(true, messages.emailCheckRequired),
    user_email_verify: z.literal(true, messages.codeSendRequired),
    user_email_code: verificationCode,
    user_email_code_check: z.literal(true, messages.codeConfirmRequired),
    new_password: newPassword,
    new_password_confirm: z.string(messages.passwordMismatch),
  })
  .refine((form) => form.new_password === form.new_password_confirm, {
    path: ['new_password_confirm'],
    message: messages.passwordMismatch,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export type ResetFields = z.input<typeof resetForm>;
export type ResetForm = UseFormReturn<ResetFields, unknown, z.output<typeof resetForm>>;

export function useResetForm(): ResetForm {
  return useForm({
    resolver: zodResolver(resetForm),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { user_email: '', user_email_code: '', new_password: '', new_password_confirm: '' },
  });
}
