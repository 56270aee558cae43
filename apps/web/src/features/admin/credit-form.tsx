import { type AdminUser, creditGrant } from '@gaemi/contracts/admin';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { showRefusal } from '../../shared/form-refusal.ts';
import { ModalFormEnd } from '../../ui/dialog/modal-form-end.tsx';
import { AmountInput } from '../../ui/field/amount-input.tsx';
import { errorMessage, Field } from '../../ui/field/field.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useGrantCredit } from './change-member.ts';

interface Props {
  user: AdminUser;
  /** A change of this member is under way, from this form or the other one. */
  busy: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Credit to add, and what was paid for it. */
export function CreditForm({ user, busy, onDone, onCancel }: Props) {
  const form = useForm({ resolver: zodResolver(creditGrant), defaultValues: { paid: 0, credit: 0 } });
  const grantCredit = useGrantCredit(user._id);
  const submit = form.handleSubmit((grant) =>
    grantCredit.mutate(grant, {
      onSuccess: () => {
        showToast('success', '크레딧 변경에 성공했습니다.');
        onDone();
      },
      onError: (error) => showRefusal(form, error),
    }),
  );
  const sumText = (added: number) =>
    `지금 ${user.credit.toLocaleString('ko-KR')} → 추가 후 ${(user.credit + added).toLocaleString('ko-KR')}`;
  return (
    <form
      aria-label="크레딧 추가"
      noValidate
      onSubmit={(event) => {
        if (busy) event.preventDefault();
        else void submit(event);
      }}
    >
      <Controller
        control={form.control}
        name="paid"
        render={({ field, fieldState }) => (
          <Field label="결제 금액" message={errorMessage(fieldState.error?.message)}>
            {(input) => (
              <AmountInput {...input} value={field.value} onChange={field.onChange} onBlur={field.onBlur} unit="원" />
            )}
          </Field>
        )}
      />
      <Controller
        control={form.control}
        name="credit"
        render={({ field, fieldState }) => (
          <Field
            label="추가할 크레딧"
            message={errorMessage(fieldState.error?.message) ?? { kind: 'hint', text: sumText(field.value) }}
          >
            {(input) => (
              <AmountInput
                {...input}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                unit="크레딧"
              />
            )}
          </Field>
        )}
      />
      <ModalFormEnd error={form.formState.errors.root?.message} action="확인" busy={busy} onCancel={onCancel} />
    </form>
  );
}
