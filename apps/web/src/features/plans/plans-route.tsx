import { useState } from 'react';
import { gradeLabels } from '../../ui/badge/grades.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PlanCard } from './plan-card.tsx';
import { type Plan, plans } from './plans.ts';
import styles from './plans-route.module.css';

/** `/subscribe`: the plans, and how to ask the admin for one. Nothing is sent from here. */
export function PlansRoute() {
  useDocumentTitle('소개');
  const [chosen, setChosen] = useState<Plan | null>(null);
  const close = () => setChosen(null);
  return (
    <>
      <PageHead title="나에게 맞는 만큼만 구독하세요">등급이 높을수록 더 길게, 더 많은 기사를 살펴봐요.</PageHead>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.grade} plan={plan} onApply={() => setChosen(plan)} />
        ))}
      </div>
      <Card padded className={styles.how}>
        <h2>신청 방법</h2>
        <ol>
          <li>
            <span>
              <b>관리자에게 입금해 주세요.</b> 회원 이름과 같은 이름으로 보내 주세요.
            </span>
          </li>
          <li>
            <span>
              <b>관리자에게 신청해 주세요.</b> 원하는 등급과 가입한 이메일을 알려 주세요.
            </span>
          </li>
          <li>
            <span>
              <b>확인되면 등급이 바뀌어요.</b> 내 정보에서 만료일을 볼 수 있어요.
            </span>
          </li>
        </ol>
      </Card>
      {chosen !== null && (
        <Modal title={`${gradeLabels[chosen.grade].badge} 신청 안내`} onClose={close}>
          <p className={styles.notice}>
            관리자에게 <b>월 {chosen.price.toLocaleString('ko-KR')}원</b>을 입금하고 신청해 주세요. 입금이 확인되면
            관리자가 등급을 바꿔 드려요.
          </p>
          <Button look="accent" size="large" block onClick={close}>
            확인
          </Button>
        </Modal>
      )}
    </>
  );
}
