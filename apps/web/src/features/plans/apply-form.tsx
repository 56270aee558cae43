import { type PlanList, type PlanRequestPost, planRequestPost } from '@gaemi/contracts/plans';
import type { UserInfo } from '@gaemi/contracts/users';
import { lastDayInForce } from '@gaemi/domain/members/expiry-day';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../shared/form-refusal.ts';
import { schemaRule } from '../../shared/schema-rule.ts';
import { dottedDay } from '../../shared/seoul-date.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { gradeLabels } from '../../ui/badge/grades.ts';
import { useHeldOpen } from '../../ui/dialog/held-open.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { ModalFormEnd } from '../../ui/dialog/modal-form-end.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { errorMessage, Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import styles from './apply-form.module.css';
import { contactLine, PaymentLines } from './payment-lines.tsx';
import { useAskForPlan } from './plan-queries.ts';
import type { Plan } from './plans.ts';

interface Props {
  plan: Plan;
  payment: PlanList['payment'];
  member: UserInfo;
  onClose: () => void;
}

const sent = { yes: true, soon: false } as const;
const choices = [
  { value: 'yes', text: '이미 보냈어요' },
  { value: 'soon', text: '곧 보낼게요' },
] as const;

/** The window in which a member asks for a plan: account, payer, whether the money was sent. */
export function ApplyForm({ plan, payment, member, onClose }: Props) {
  const ask = useAskForPlan();
  const cancel = useHeldOpen(ask.isPending, onClose);
  const form = useForm<{ payer: string; paid: keyof typeof sent }>({
    defaultValues: { payer: member.user_name, paid: 'soon' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ payer, paid }) => {
    const post: PlanRequestPost = { grade: plan.grade, payer, paid: sent[paid] };
    ask.mutate(post, {
      onSuccess: () => {
        showToast('success', '신청했어요. 확인되면 등급이 바뀌어요.');
        onClose();
      },
      onError: (error) => showRefusal(form, error),
    });
  });
  const contact = contactLine(payment);
  const ended = endedPlan(member, plan.grade);
  const payer = form.register('payer', { validate: schemaRule(planRequestPost.shape.payer) });
  return (
    <Modal title={`${gradeLabels[plan.grade].badge} 신청`} onClose={cancel}>
      <p className={styles.text}>입금하고 신청하면 관리자가 확인하고 등급을 바꿔요.</p>
      {ended !== null && (
        <p className={styles.text}>
          승인되면 지금의 {ended} 대신 <b>{gradeLabels[plan.grade].badge} 등급</b>이 돼요.
        </p>
      )}
      <PaymentLines payment={payment} price={plan.price} />
      <form
        aria-label="요금제 신청"
        noValidate
        onSubmit={(event) => {
          if (ask.isPending) event.preventDefault();
          else void submit(event);
        }}
      >
        <Field
          label="보내는 사람 이름"
          message={
            errorMessage(errors.payer?.message) ?? { kind: 'hint', text: '통장에 찍히는 이름과 같아야 빨리 확인돼요.' }
          }
        >
          {(input) => <TextInput {...input} {...payer} autoComplete="name" />}
        </Field>
        <ChoiceField label="입금했나요?" choices={choices} error={errors.paid?.message} {...form.register('paid')} />
        <ModalFormEnd error={errors.root?.message} action="신청하기" busy={ask.isPending} onCancel={cancel} />
      </form>
      {contact !== null && <p className={styles.contact}>{contact}</p>}
    </Modal>
  );
}

/** The plan of another grade that the member has, which ends with the approval; null for none. */
function endedPlan(member: UserInfo, asked: Plan['grade']): string | null {
  const { grade, expired_at: end } = member;
  const lastDay = lastDayInForce(member, serverNow());
  if (grade === asked || grade === 'new' || (lastDay === null && end !== null)) return null;
  return `${gradeLabels[grade].badge}${lastDay === null ? '' : `(${dottedDay(lastDay)}까지)`}`;
}
