import { type AdminUser, type CreditGrant, creditGrant } from '@gaemi/contracts/admin';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { showRefusal } from '../../shared/form-refusal.ts';
import { ModalFormEnd } from '../../ui/dialog/modal-form-end.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { AmountField, creditHint } from './change-fields.tsx';
import { useGrantCredit } from './change-member.ts';
import { EarlierChange } from './earlier-change.tsx';

interface Props {
  user: AdminUser;
  /** A change of this member is under way, from this form or the other one. */
  busy: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Credit to add, and what was paid for it. */
export function CreditForm({ user, busy, onDone, onCancel }: Props) {
  const form = useForm({ resolver: zodResolver(creditGrant), defaultValues: nothing });
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
  return (
    <EarlierChange
      press={grantCredit}
      describe={grantText}
      outcome={`지금 잔액은 ${credits(grantCredit.settleEarlier.data?.credit ?? user.credit)} 크레딧이에요.`}
      action="새로 추가"
      onAnother={() => form.reset(nothing)}
      onCancel={onCancel}
    >
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
            <AmountField label="결제 금액" unit="원" field={field} error={fieldState.error?.message} />
          )}
        />
        <Controller
          control={form.control}
          name="credit"
          render={({ field, fieldState }) => (
            <AmountField
              label="추가할 크레딧"
              unit="크레딧"
              field={field}
              error={fieldState.error?.message}
              hint={creditHint(user.credit, field.value, '추가')}
            />
          )}
        />
        <ModalFormEnd
          error={form.formState.errors.root?.message}
          action="확인"
          busy={busy}
          isLooking={grantCredit.isLooking}
          onCancel={onCancel}
        />
      </form>
    </EarlierChange>
  );
}

const nothing = { paid: 0, credit: 0 };

const credits = (amount: number) => amount.toLocaleString('ko-KR');

const grantText = ({ credit, paid }: CreditGrant) => `크레딧 ${credits(credit)}개 추가, 결제 금액 ${credits(paid)}원`;
