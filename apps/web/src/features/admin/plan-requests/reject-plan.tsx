import { type AdminPlanRequest, planRejection } from '@gaemi/contracts/plans';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useHeldOpen } from '../../../ui/dialog/held-open.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { errorMessage, Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { ChangeForm } from '../changes/change-form.tsx';
import { useRejectPlan } from '../changes/change-member.ts';

/** The window to decline a request; the member reads the reason. */
export function RejectPlan({ request, onClose }: { request: AdminPlanRequest; onClose: () => void }) {
  const reject = useRejectPlan(request._id);
  const busy = reject.isPending || reject.settleEarlier.isPending;
  const cancel = useHeldOpen(busy, onClose);
  const form = useForm({
    resolver: zodResolver(planRejection),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  });
  return (
    <Modal title={`${request.user.user_name} 신청 반려`} onClose={cancel}>
      <ChangeForm
        label="신청 반려"
        form={form}
        press={reject}
        busy={busy}
        done="신청을 반려했습니다."
        describe={({ reason }) => `반려 사유: ${reason}`}
        outcome="신청을 반려했어요."
        onDone={onClose}
        onCancel={cancel}
      >
        <Field
          label="반려 사유"
          message={
            errorMessage(form.formState.errors.reason?.message) ?? { kind: 'hint', text: '회원에게 그대로 보여요.' }
          }
        >
          {(input) => <TextInput {...input} {...form.register('reason')} maxLength={200} />}
        </Field>
      </ChangeForm>
    </Modal>
  );
}
