import type { PlanList, PlanRequest } from '@gaemi/contracts/plans';
import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../shared/seoul-date.ts';
import { gradeLabels } from '../../ui/badge/grades.ts';
import { Button, TextButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { contactLine, PaymentLines } from './payment-lines.tsx';
import { useCancelPlanRequest } from './plan-queries.ts';
import { plans } from './plans.ts';
import styles from './request-card.module.css';

interface Props {
  request: PlanRequest;
  settings: PlanList;
  onAgain: () => void;
}

/** What became of the member's latest request. Nothing to say of one that was approved or taken back. */
export function RequestCard({ request, settings, onAgain }: Props) {
  if (request.state === 'open') return <OpenRequest request={request} settings={settings} />;
  if (request.state !== 'rejected') return null;
  const name = gradeLabels[request.grade].badge;
  return (
    <Card padded className={styles.request} role="status">
      <h2>{name} 신청을 확인하지 못했어요</h2>
      <p className={styles.reason}>
        {request.reason}
        {request.decided_at !== null && (
          <time dateTime={request.decided_at}>{momentText(request.decided_at)}에 답했어요</time>
        )}
      </p>
      <Button onClick={onAgain}>다시 신청하기</Button>
    </Card>
  );
}

function OpenRequest({ request, settings }: Omit<Props, 'onAgain'>) {
  const [shown, setShown] = useState<'payment' | 'cancel' | null>(null);
  const cancel = useCancelPlanRequest();
  const close = () => setShown(null);
  const name = gradeLabels[request.grade].badge;
  const price = plans.find(({ grade }) => grade === request.grade)?.price ?? 0;
  const credits = settings.plans.find(({ grade }) => grade === request.grade)?.credits ?? null;
  const { payment } = settings;
  const hasPayment = payment.account !== null || contactLine(payment) !== null;
  return (
    <Card padded className={styles.request}>
      <div className={styles.head}>
        <h2>신청했어요 · 확인을 기다려요</h2>
        <div className={styles.actions}>
          {hasPayment && <Button onClick={() => setShown('payment')}>입금 정보 보기</Button>}
          <TextButton onClick={() => setShown('cancel')}>신청 취소</TextButton>
        </div>
      </div>
      <ol className={styles.steps}>
        <li className={styles.done}>
          <Mark done />
          <b>{name} 등급을 신청했어요</b>
          <span>
            {price.toLocaleString('ko-KR')}원 · 보내는 사람 {request.payer}
          </span>
          <time dateTime={request.created_at}>{momentText(request.created_at)}</time>
        </li>
        <li aria-current="step">
          <Mark />
          <b>관리자가 입금을 확인해요</b>
          <span>{request.paid ? '이미 보냈다고 알려 주셨어요' : '곧 보낸다고 알려 주셨어요'}</span>
          {payment.hours !== null && <span>{payment.hours}</span>}
        </li>
        <li className={styles.next}>
          <Mark next />
          <b>
            {name} 등급으로 바뀌{credits === null ? '어요' : '고'}
            {credits !== null && ` ${credits.toLocaleString('ko-KR')} 크레딧이 들어와요`}
          </b>
          <span>내 정보에서 볼 수 있어요</span>
        </li>
      </ol>
      {shown === 'payment' && (
        <Modal title="입금 정보" onClose={close}>
          <PaymentLines payment={payment} price={price} />
          <p className={styles.contact}>{contactLine(payment)}</p>
        </Modal>
      )}
      {shown === 'cancel' && (
        <ConfirmDialog
          title="신청을 취소할까요?"
          action="신청 취소"
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate(request._id, { onSettled: close })}
          onCancel={close}
        >
          이미 입금했다면 취소하지 말고 확인을 기다려 주세요.
        </ConfirmDialog>
      )}
    </Card>
  );
}

function Mark({ done = false, next = false }: { done?: boolean; next?: boolean }) {
  return (
    <span className={classNames(styles.mark, done && styles.markDone, next && styles.markNext)} aria-hidden="true">
      {done && <Check size={14} />}
      {!done && !next && <Clock size={14} />}
    </span>
  );
}
