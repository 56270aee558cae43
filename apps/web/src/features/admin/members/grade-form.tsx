import { type AdminUser, type GradeChange, gradeChange, grantableGrade } from '@gaemi/contracts/admin';
import { expiryDay, renewedLastDay } from '@gaemi/domain/members/expiry-day';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { serverNow } from '../../../shared/server-clock.ts';
import { gradeLabels } from '../../../ui/badge/grades.ts';
import { ChoiceField } from '../../../ui/field/choice-field.tsx';
import { AmountField, gradeChoices, LastDayField, planHint } from '../changes/change-fields.tsx';
import { ChangeForm } from '../changes/change-form.tsx';
import { useChangeGrade } from '../changes/change-member.ts';

interface Props {
  user: AdminUser;
  /** Opened to extend the plan: filled in with a month more. */
  isExtension: boolean;
  /** A change of this member is under way, from this form or the other one. */
  busy: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Grade, its last day and what was paid for it. */
export function GradeForm({ user, isExtension, busy, onDone, onCancel }: Props) {
  const today = seoulDay(serverNow());
  const fill = useCallback(() => toFormValues(user, { today, isExtension }), [user, today, isExtension]);
  const form = useForm({ resolver: zodResolver(gradeChange), defaultValues: fill(), shouldFocusError: false });
  const { reset } = form;
  // The member is loaded as the window opens: what the admin has chosen by then stays.
  useEffect(() => reset(fill(), { keepDirtyValues: true, keepErrors: true }), [reset, fill]);
  const chosen = useWatch({ control: form.control, name: 'grade' });
  const changeGrade = useChangeGrade(user._id);
  return (
    <ChangeForm
      label="등급 수정"
      form={form}
      press={changeGrade}
      busy={busy}
      done="등급 변경에 성공했습니다."
      describe={changeText}
      outcome="표에서 지금 등급을 볼 수 있어요."
      another={{ action: '새로 수정', onAnother: () => form.reset(fill()) }}
      onDone={onDone}
      onCancel={onCancel}
    >
      <ChoiceField
        label="등급"
        choices={gradeChoices}
        error={form.formState.errors.grade?.message}
        {...form.register('grade')}
      />
      <LastDayField
        control={form.control}
        name="expired_at"
        today={today}
        hint={(lastDay) => planHint(user, { grade: chosen, lastDay }, '수정')}
      />
      <AmountField control={form.control} name="subscription_paid" label="구독 결제 금액" unit="원" />
    </ChangeForm>
  );
}

const changeText = ({ grade, expired_at, subscription_paid = 0 }: GradeChange) =>
  `${gradeLabels[grade].badge}, ${expired_at}까지, 구독 결제 금액 ${subscription_paid.toLocaleString('ko-KR')}원`;

/** What the member has, as far as it can be granted again: a grade of the three, a last day not yet over. An extension is a month. */
function toFormValues(user: AdminUser, { today, isExtension }: { today: string; isExtension: boolean }) {
  const grade = grantableGrade.safeParse(user.grade);
  const lastDay = user.expired_at === null ? '' : expiryDay(user.expired_at);
  return {
    ...(grade.success ? { grade: grade.data } : {}),
    expired_at: lastDay < today ? '' : isExtension ? renewedLastDay(lastDay) : lastDay,
    subscription_paid: 0,
  };
}
