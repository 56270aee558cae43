import { type AdminUser, type GradeChange, gradeChange, grantableGrade } from '@gaemi/contracts/admin';
import { expiryDay } from '@gaemi/domain/members/expiry-day';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { showRefusal } from '../../shared/form-refusal.ts';
import { gradeLabels } from '../../ui/badge/grades.ts';
import { ModalFormEnd } from '../../ui/dialog/modal-form-end.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { AmountField, gradeChoices, LastDayField } from './change-fields.tsx';
import { useChangeGrade } from './change-member.ts';
import { EarlierChange } from './earlier-change.tsx';

interface Props {
  user: AdminUser;
  /** A change of this member is under way, from this form or the other one. */
  busy: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Grade, its last day and what was paid for it. */
export function GradeForm({ user, busy, onDone, onCancel }: Props) {
  const today = seoulDay(new Date());
  const form = useForm({ resolver: zodResolver(gradeChange), defaultValues: valuesOf(user, today) });
  const changeGrade = useChangeGrade(user._id);
  const { errors } = form.formState;
  const submit = form.handleSubmit((change) =>
    changeGrade.mutate(change, {
      onSuccess: () => {
        showToast('success', '등급 변경에 성공했습니다.');
        onDone();
      },
      onError: (error) => showRefusal(form, error),
    }),
  );
  return (
    <EarlierChange
      press={changeGrade}
      describe={changeText}
      outcome="표에서 지금 등급을 볼 수 있어요."
      action="새로 수정"
      onAnother={() => form.reset(valuesOf(user, today))}
      onCancel={onCancel}
    >
      <form
        aria-label="등급 수정"
        noValidate
        onSubmit={(event) => {
          if (busy) event.preventDefault();
          else void submit(event);
        }}
      >
        <ChoiceField label="등급" choices={gradeChoices} error={errors.grade?.message} {...form.register('grade')} />
        <Controller
          control={form.control}
          name="expired_at"
          render={({ field, fieldState }) => (
            <LastDayField field={field} today={today} error={fieldState.error?.message} />
          )}
        />
        <Controller
          control={form.control}
          name="subscription_paid"
          render={({ field: { value = 0, ...field }, fieldState }) => (
            <AmountField
              label="구독 결제 금액"
              unit="원"
              field={{ value, ...field }}
              error={fieldState.error?.message}
            />
          )}
        />
        <ModalFormEnd
          error={errors.root?.message}
          action="확인"
          busy={busy}
          isLooking={changeGrade.isLooking}
          onCancel={onCancel}
        />
      </form>
    </EarlierChange>
  );
}

const changeText = ({ grade, expired_at, subscription_paid = 0 }: GradeChange) =>
  `${gradeLabels[grade].badge}, ${expired_at}까지, 구독 결제 금액 ${subscription_paid.toLocaleString('ko-KR')}원`;

/** What the member has, as far as it can be granted again: a grade of the three, a last day not yet over. */
function valuesOf(user: AdminUser, today: string) {
  const grade = grantableGrade.safeParse(user.grade);
  const lastDay = user.expired_at === null ? '' : expiryDay(user.expired_at);
  return {
    ...(grade.success ? { grade: grade.data } : {}),
    expired_at: lastDay >= today ? lastDay : '',
    subscription_paid: 0,
  };
}
