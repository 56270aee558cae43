import { type AdminPlanRequest, type PlanApproval, type PlanList, planApproval } from '@gaemi/contracts/plans';
import { lastDayInForce, renewedLastDay } from '@gaemi/domain/members/expiry-day';
import { planPrices } from '@gaemi/domain/members/plans';
import { addMonths, seoulDay } from '@gaemi/domain/seoul-time';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { describeFailure } from '../../../shared/api/describe-failure.ts';
import { serverNow } from '../../../shared/server-clock.ts';
import { gradeLabels } from '../../../ui/badge/grades.ts';
import { useHeldOpen } from '../../../ui/dialog/held-open.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { ChoiceField } from '../../../ui/field/choice-field.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { planSettingsQuery } from '../../plans/plan-queries.ts';
import { requestingUserQuery } from '../admin-queries.ts';
import { AmountField, creditHint, gradeChoices, LastDayField, planHint } from '../changes/change-fields.tsx';
import { ChangeForm } from '../changes/change-form.tsx';
import { useApprovePlan } from '../changes/change-member.ts';

/** The window to approve a request, filled with what was asked for. */
export function ApprovePlan({ request, onClose }: { request: AdminPlanRequest; onClose: () => void }) {
  const { data: settings, error, isFetching, refetch } = useQuery(planSettingsQuery);
  if (settings === undefined && error !== null) {
    return (
      <Modal title={`${request.user.user_name} 신청 승인`} onClose={onClose}>
        <ErrorPanel title="요금제 정보를 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />
      </Modal>
    );
  }
  if (settings === undefined) return null;
  return <ApproveForm request={request} plans={settings.plans} onClose={onClose} />;
}

interface Props {
  request: AdminPlanRequest;
  plans: PlanList['plans'];
  onClose: () => void;
}

function ApproveForm({ request, plans, onClose }: Props) {
  const { grade } = request;
  const { data: user } = useQuery(requestingUserQuery(request.user));
  const today = seoulDay(serverNow());
  const approve = useApprovePlan(request._id);
  const busy = approve.isPending || approve.settleEarlier.isPending;
  const cancel = useHeldOpen(busy, onClose);
  /** Credits that a plan includes. */
  const includedIn = (chosen: string) => plans.find((plan) => plan.grade === chosen)?.credits ?? 0;
  const form = useForm({
    resolver: zodResolver(planApproval),
    shouldFocusError: false,
    defaultValues: {
      grade,
      expired_at: monthAfter(request.user, today),
      credit: includedIn(grade),
      paid: planPrices[grade],
    },
  });
  const chosen = useWatch({ control: form.control, name: 'grade' });
  const lastDay = monthAfter(user, today);
  // The list may be old: another admin may have extended the plan meanwhile.
  useEffect(() => {
    if (!form.getFieldState('expired_at').isDirty) form.setValue('expired_at', lastDay);
  }, [form, lastDay]);
  const followGrade = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // What the admin has typed stays.
    if (!form.getFieldState('credit').isDirty) form.setValue('credit', includedIn(target.value));
  };
  return (
    <Modal title={`${user.user_name} 신청 승인`} onClose={cancel}>
      <ChangeForm
        label="신청 승인"
        form={form}
        press={approve}
        busy={busy}
        done="신청을 승인했습니다."
        describe={approvalText}
        outcome="신청을 승인했어요."
        onDone={onClose}
        onCancel={cancel}
      >
        <ChoiceField
          label="등급"
          choices={gradeChoices}
          error={form.formState.errors.grade?.message}
          {...form.register('grade', { onChange: followGrade })}
        />
        <LastDayField
          control={form.control}
          name="expired_at"
          today={today}
          hint={(lastDay) => planHint(user, { grade: chosen, lastDay }, '승인')}
        />
        <AmountField
          control={form.control}
          name="credit"
          label="주는 크레딧"
          unit="크레딧"
          hint={(added) => creditHint(user.credit, added, '승인')}
        />
        <AmountField control={form.control} name="paid" label="받은 금액" unit="원" />
      </ChangeForm>
    </Modal>
  );
}

const approvalText = ({ grade, expired_at, credit, paid }: PlanApproval) =>
  [
    ...(grade === undefined ? [] : [gradeLabels[grade].badge]),
    `${expired_at}까지`,
    `크레딧 ${credit.toLocaleString('ko-KR')}개`,
    `받은 금액 ${paid.toLocaleString('ko-KR')}원`,
  ].join(', ');

/** A month from today, or from the last day of the plan that the member has, which may be today. */
function monthAfter(user: AdminPlanRequest['user'], today: string): string {
  const last = user.grade === 'new' ? null : lastDayInForce(user, serverNow());
  return last === null ? addMonths(today, 1) : renewedLastDay(last);
}
