import { changeOwnPasswordRequest } from '@gaemi/contracts/account';
import { messages } from '@gaemi/contracts/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { useFirstWrongField } from '../../../shared/first-wrong-field.ts';
import { showRefusal } from '../../../shared/form-refusal.ts';
import { OutcomeUnknown } from '../../../shared/press/settle-press.ts';
import { useSignedInMember } from '../../../shared/session/signed-in-member.ts';
import { errorMessage, Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/text-input.tsx';
import { AccountName } from '../../second-step/account-name.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { notifyPasswordChanged } from '../password-changed.ts';
import type { useChangeOwnPassword } from './change-own-password.ts';

const passwordForm = z
  .object({ ...changeOwnPasswordRequest.shape, new_password_confirm: z.string(messages.passwordMismatch) })
  .refine((form) => form.new_password === form.new_password_confirm, {
    path: ['new_password_confirm'],
    message: messages.passwordMismatch,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
type Fields = z.infer<typeof passwordForm>;

interface Props {
  change: ReturnType<typeof useChangeOwnPassword>;
  onDone: () => void;
  /** What ends the form: its refusal and its buttons. */
  end: (error: string | undefined) => ReactNode;
}

/** The fields that change the own password with the current one. */
export function PasswordForm({ change, onDone, end }: Props) {
  const { user_email: email } = useSignedInMember();
  const form = useForm<Fields>({
    resolver: zodResolver(passwordForm),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { current_password: '', new_password: '', new_password_confirm: '' },
  });
  const element = useFirstWrongField(form);
  const submit = form.handleSubmit(({ current_password, new_password }) =>
    change.mutate(
      { current_password, new_password },
      {
        onSuccess: (changed) => {
          notifyPasswordChanged(changed);
          onDone();
        },
        onError: (error) => {
          if (error instanceof OutcomeUnknown) form.setError('root', { message: messages.passwordUnknown });
          else showRefusal(form, error, '비밀번호 변경에 실패했습니다.');
        },
      },
    ),
  );
  const { errors, touchedFields } = form.formState;
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        if (change.isPending) event.preventDefault();
        else void submit(event);
      }}
    >
      <AccountName email={email} />
      <Field label="현재 비밀번호" message={errorMessage(errors.current_password?.message)}>
        {(input) => <PasswordInput {...input} {...form.register('current_password')} autoComplete="current-password" />}
      </Field>
      <NewPasswordFields
        label="새 비밀번호"
        password={form.register('new_password', {
          deps: touchedFields.new_password_confirm ? ['new_password_confirm'] : [],
        })}
        confirm={form.register('new_password_confirm')}
        passwordError={errors.new_password?.message}
        confirmError={errors.new_password_confirm?.message}
      />
      {end(errors.root?.message)}
    </form>
  );
}
