import { type AdminPlanRequest, planApproval } from '@gaemi/contracts/plans';
import { expiryDay } from '@gaemi/domain/members/expiry-day';
import { planPrices } from '@gaemi/domain/members/plans';
import { addMonths, seoulDay } from '@gaemi/domain/seoul-time';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { sentenceOf } from '../../shared/api/api-error.ts';
import { showRefusal } from '../../shared/form-refusal.ts';
import { useHeldOpen } from '../../ui/dialog/held-open.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { ModalFormEnd } from '../../ui/dialog/modal-form-end.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { planSettingsQuery } from '../plans/plan-queries.ts';
import { AmountField, creditHint, gradeChoices, LastDayField } from './change-fields.tsx';
import { useApprovePlan } from './change-member.ts';

/** The window to approve a request, filled with what was asked for. */
export function ApprovePlan({ request, onClose }: { request: AdminPlanRequest; onClose: () => void }) {
  const { data: settings, error, isFetching, refetch } = useQuery(planSettingsQuery);
  if (settings === undefined && error !== null) {
    return (
      <Modal title={`${request.user.user_name} 신청 승인`} onClose={onClose}>
        <ErrorPanel
          title="요금제 정보를 불러오지 못했어요."
          hint={sentenceOf(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </Modal>
    );
  }
  if (settings === undefined) return null;
  const credits = settings.plans.find(({ grade }) => grade === request.grade)?.credits ?? 0;
  return <ApproveForm request={request} credits={credits} onClose={onClose} />;
}

interface Props {
  request: AdminPlanRequest;
  /** Credits that the plan includes. */
  credits: number;
  onClose: () => void;
}

function ApproveForm({ request, credits, onClose }: Props) {
  const { user, grade } = request;
  const today = seoulDay(new Date());
  const approve = useApprovePlan(request._id);
  const cancel = useHeldOpen(approve.isPending, onClose);
  const form = useForm({
    resolver: zodResolver(planApproval),
    defaultValues: { grade, expired_at: monthAfter(user, today), credit: credits, paid: planPrices[grade] },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((approval) =>
    approve.mutate(approval, {
      onSuccess: () => {
        showToast('success', '신청을 승인했습니다.');
        onClose();
      },
      onError: (error) => showRefusal(form, error),
    }),
  );
  return (
    <Modal title={`${user.user_name} 신청 승인`} onClose={cancel}>
      <form
        aria-label="신청 승인"
        noValidate
        onSubmit={(event) => {
          if (approve.isPending) event.preventDefault();
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
          name="credit"
          render={({ field, fieldState }) => (
            <AmountField
              label="주는 크레딧"
              unit="크레딧"
              field={field}
              error={fieldState.error?.message}
              hint={creditHint(user.credit, field.value, '승인')}
            />
          )}
        />
        <Controller
          control={form.control}
          name="paid"
          render={({ field, fieldState }) => (
            <AmountField label="받은 금액" unit="원" field={field} error={fieldState.error?.message} />
          )}
        />
        <ModalFormEnd
          error={errors.root?.message}
          action="확인"
          busy={approve.isPending}
          isLooking={approve.isLooking}
          onCancel={cancel}
        />
      </form>
    </Modal>
  );
}

/** A month from today, or from the end of the plan that the member has already. */
function monthAfter({ grade, expired_at }: AdminPlanRequest['user'], today: string): string {
  const last = expired_at === null || grade === 'new' || grade === 'basic' ? today : expiryDay(expired_at);
  return addMonths(last > today ? last : today, 1);
}
