import { changeOwnPasswordRequest } from '@gaemi/contracts/account';
import { messages } from '@gaemi/contracts/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { errorMessage, Field } from '../../../components/field.tsx';
import { showRefusal } from '../../../components/form-refusal.ts';
import { useHeldOpen } from '../../../components/held-open.ts';
import { Modal } from '../../../components/modal.tsx';
import { ModalFormEnd } from '../../../components/modal-form-end.tsx';
import { NewPasswordFields } from '../../../components/new-password-fields.tsx';
import { PasswordInput } from '../../../components/text-input.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useChangeOwnPassword } from '../api/change-own-password.ts';

const passwordForm = z
  .object({ ...changeOwnPasswordRequest.shape, new_password_confirm: z.string(messages.passwordMismatch) })
  .refine((form) => form.new_password === form.new_password_confirm, {
    path: ['new_password_confirm'],
    message: messages.passwordMismatch,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
type Fields = z.infer<typeof passwordForm>;

/** A window to change the password with the current one. */
export function PasswordChange({ onClose }: { onClose: () => void }) {
  const form = useForm<Fields>({
    resolver: zodResolver(passwordForm),
    mode: 'onTouched',
    defaultValues: { current_password: '', new_password: '', new_password_confirm: '' },
  });
  const change = useChangeOwnPassword();
  const close = useHeldOpen(change.isPending, onClose);
  const submit = form.handleSubmit(({ current_password, new_password }) =>
    change.mutate(
      { current_password, new_password },
      {
        onSuccess: () => {
          showToast('success', '비밀번호 변경을 완료했습니다.');
          onClose();
        },
        onError: (error) => showRefusal(form, error, '비밀번호 변경에 실패했습니다.'),
      },
    ),
  );
  const { errors } = form.formState;
  return (
    <Modal title="비밀번호 변경" onClose={close}>
      <form
        noValidate
        onSubmit={(event) => {
          if (change.isPending) event.preventDefault();
          else void submit(event);
        }}
      >
        <Field label="현재 비밀번호" message={errorMessage(errors.current_password?.message)}>
          {(input) => (
            <PasswordInput {...input} {...form.register('current_password')} autoComplete="current-password" />
          )}
        </Field>
        <NewPasswordFields
          label="새 비밀번호"
          password={form.register('new_password', { deps: ['new_password_confirm'] })}
          confirm={form.register('new_password_confirm')}
          passwordError={errors.new_password?.message}
          confirmError={errors.new_password_confirm?.message}
        />
        <ModalFormEnd error={errors.root?.message} action="변경하기" busy={change.isPending} onCancel={close} />
      </form>
    </Modal>
  );
}
