import { type AdminPlanRequest, planRejection } from '@gaemi/contracts/plans';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../shared/form-refusal.ts';
import { useHeldOpen } from '../../ui/dialog/held-open.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { ModalFormEnd } from '../../ui/dialog/modal-form-end.tsx';
import { errorMessage, Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useRejectPlan } from './change-member.ts';

/** The window to decline a request; the member reads the reason. */
export function RejectPlan({ request, onClose }: { request: AdminPlanRequest; onClose: () => void }) {
  const reject = useRejectPlan(request._id);
  const cancel = useHeldOpen(reject.isPending, onClose);
  const form = useForm({ resolver: zodResolver(planRejection), defaultValues: { reason: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((rejection) =>
    reject.mutate(rejection, {
      onSuccess: () => {
        showToast('success', '신청을 반려했습니다.');
        onClose();
      },
      onError: (error) => showRefusal(form, error),
    }),
  );
  return (
    <Modal title={`${request.user.user_name} 신청 반려`} onClose={cancel}>
      <form
        aria-label="신청 반려"
        noValidate
        onSubmit={(event) => {
          if (reject.isPending) event.preventDefault();
          else void submit(event);
        }}
      >
        <Field
          label="반려 사유"
          message={errorMessage(errors.reason?.message) ?? { kind: 'hint', text: '회원에게 그대로 보여요.' }}
        >
          {(input) => <TextInput {...input} {...form.register('reason')} maxLength={200} />}
        </Field>
        <ModalFormEnd error={errors.root?.message} action="확인" busy={reject.isPending} onCancel={cancel} />
      </form>
    </Modal>
  );
}
