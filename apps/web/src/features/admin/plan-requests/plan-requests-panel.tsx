import type { AdminPlanRequest } from '@gaemi/contracts/plans';
import { planPrices } from '@gaemi/domain/members/plans';
import { foldedName } from '@gaemi/domain/text/folded-name';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeFailure } from '../../../shared/api/describe-failure.ts';
import { momentText } from '../../../shared/seoul-date.ts';
import { GradeBadge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { asFetched, openRequestsQuery } from '../admin-queries.ts';
import { SuspendedTag } from '../members/suspended-tag.tsx';
import styles from '../panel.module.css';
import { useExistingPage } from '../use-existing-page.ts';
import { ApprovePlan } from './approve-plan.tsx';
import { RejectPlan } from './reject-plan.tsx';

interface Decided {
  request: AdminPlanRequest;
  as: 'approve' | 'reject';
}

/** The requests for plans that wait for a decision. Nothing where none does. */
export function PlanRequestsPanel() {
  const [decided, setDecided] = useState<Decided | null>(null);
  const close = () => setDecided(null);
  return (
    <>
      <OpenRequests onDecide={setDecided} />
      {/* Apart from the list: a request that was approved without an answer leaves it, and its window says what became of it. */}
      {decided?.as === 'approve' && <ApprovePlan request={decided.request} onClose={close} />}
      {decided?.as === 'reject' && <RejectPlan request={decided.request} onClose={close} />}
    </>
  );
}

function OpenRequests({ onDecide }: { onDecide: (decided: Decided) => void }) {
  const titleId = useId();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery({ ...openRequestsQuery(page), ...asFetched });
  useExistingPage(data, page, setPage);
  if (data === undefined && error !== null) {
    return <ErrorPanel title="요금제 신청을 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />;
  }
  if (data === undefined || data.total === 0) return null;
  const sum = data.items.reduce((total, { grade }) => total + planPrices[grade], 0);
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId}>요금제 신청</h2>
          <span>{data.total.toLocaleString('ko-KR')}건</span>
          <span className={styles.sum}>
            {data.total > data.items.length &&
              `${data.page === 1 ? '먼저 온' : '이 쪽'} ${data.items.length.toLocaleString('ko-KR')}건 `}
            합계 {sum.toLocaleString('ko-KR')}원
          </span>
        </div>
        <ul>
          {data.items.map((request) => (
            <Row key={request._id} request={request} onDecide={(as) => onDecide({ request, as })} />
          ))}
        </ul>
      </Card>
      <Pagination label="요금제 신청 쪽 번호" page={page} pages={data.pages} onChange={setPage} />
    </section>
  );
}

function Row({ request, onDecide }: { request: AdminPlanRequest; onDecide: (as: Decided['as']) => void }) {
  const { user, grade, payer, paid, created_at } = request;
  // Banks write 나 한솔 as 나한솔.
  const isOther = foldedName(payer) !== foldedName(user.user_name);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.who}>
          <b>{user.user_name}</b>
          <GradeBadge grade={user.grade} />
          <span aria-hidden="true">→</span>
          <span className="sr">에서</span>
          <GradeBadge grade={grade} />
          <SuspendedTag user={user} />
        </p>
        <p>
          <b>{planPrices[grade].toLocaleString('ko-KR')}원</b> · 보내는 사람 {payer}
          {isOther && <strong className={styles.other}> 이름이 달라요</strong>} ·{' '}
          {paid ? '이미 보냈어요' : '곧 보낼게요'}
        </p>
        <p className={styles.moment}>
          <time dateTime={created_at}>{momentText(created_at)}</time> · {user.user_email}
        </p>
      </div>
      <div className={styles.actions}>
        <Button look="ghost" onClick={() => onDecide('reject')}>
          <span className="sr">{user.user_name} </span>반려
        </Button>
        <Button look="accent" onClick={() => onDecide('approve')}>
          <span className="sr">{user.user_name} </span>승인
        </Button>
      </div>
    </li>
  );
}
