import { signUpForm } from '@gaemi/contracts/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod';

/** The steps of the e-mail check are fields of the form: absent until done, then true. */
export type SignUpFields = z.input<typeof signUpForm>;
export type SignUpForm = UseFormReturn<SignUpFields, unknown, z.output<typeof signUpForm>>;

export function useSignUpForm(): SignUpForm {
  return useForm({
    resolver: zodResolver(signUpForm),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      user_email: '',
      user_email_code: '',
      user_name: '',
      user_pw: '',
      user_pw_confirm: '',
      user_mobile: '',
    },
  });
}
