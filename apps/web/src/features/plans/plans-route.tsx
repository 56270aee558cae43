import type { PlanList } from '@gaemi/contracts/plans';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { describeFailure } from '../../shared/api/describe-failure.ts';
import { useMember } from '../../shared/session/member.ts';
import { gradeLabels } from '../../ui/badge/grades.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { useLostFocus } from '../../ui/page/lost-focus.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { ApplyForm } from './apply-form.tsx';
import { GradeTable } from './grade-table.tsx';
import { NowCard } from './now-card.tsx';
import { contactLine, PaymentLines } from './payment-lines.tsx';
import { PlanCard } from './plan-card.tsx';
import { planRequestQuery, planSettingsQuery } from './plan-queries.ts';
import { type Plan, plans } from './plans.ts';
import styles from './plans-route.module.css';
import { RequestCard } from './request-card.tsx';

/** Until the operator's settings are here, and where they cannot be had, the plans stand without them. */
const nothingSet: PlanList = { plans: [], payment: { account: null, hours: null, contact: null } };

/** `/subscribe`: the plans, what the member has, and the request for another one. */
export function PlansRoute() {
  useDocumentTitle('소개');
  const [chosen, setChosen] = useState<Plan | null>(null);
  const { data: member, isPending } = useMember();
  const ofSettings = useQuery(planSettingsQuery);
  const ofRequest = useQuery({ ...planRequestQuery, enabled: member != null });
  const { data: settings = nothingSet } = ofSettings;
  const { data: request } = ofRequest;
  const open = request?.state === 'open' ? request.grade : null;
  const again = plans.find(({ grade }) => grade === request?.grade) ?? null;
  const reached = plans.findIndex(({ grade }) => grade === member?.grade);
  const close = () => setChosen(null);
  // What a member has stands above the plans: put there later, it would push them down under the reader's eyes.
  if (isPending || (ofRequest.isLoading && !ofRequest.isFetched)) return <PageSkeleton />;
  return (
    <>
      <PageHead title="필요한 만큼만 구독해요">등급이 높을수록 더 길게, 더 많은 기사를 살펴봐요.</PageHead>
      <Failed title="요금제 정보를 불러오지 못했어요." query={ofSettings} />
      <Failed title="신청 내역을 불러오지 못했어요." query={ofRequest} />
      <OwnPart>
        {request != null && <RequestCard request={request} settings={settings} onAgain={() => setChosen(again)} />}
        {member != null && <NowCard member={member} />}
      </OwnPart>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.grade}
            plan={plan}
            credits={settings.plans.find(({ grade }) => grade === plan.grade)?.credits ?? null}
            waits={open === null ? null : open === plan.grade ? 'this' : 'other'}
            isOwn={member?.grade === plan.grade}
            isReached={reached >= plans.indexOf(plan)}
            onApply={() => setChosen(plan)}
          />
        ))}
      </div>
      <GradeTable own={member?.grade ?? null} settings={settings} />
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
              <b>관리자에게 신청해 주세요.</b> 신청하기를 누르면 관리자에게 전달돼요.
            </span>
          </li>
          <li>
            <span>
              <b>확인되면 등급이 바뀌어요.</b> 내 정보에서 만료일을 볼 수 있어요.
            </span>
          </li>
        </ol>
        <div className={styles.payment}>
          <PaymentLines payment={settings.payment} />
          <p>{contactLine(settings.payment)}</p>
        </div>
      </Card>
      {chosen !== null && member != null && (
        <ApplyForm plan={chosen} payment={settings.payment} member={member} onClose={close} />
      )}
      {chosen !== null && member == null && <VisitorNotice plan={chosen} onClose={close} />}
    </>
  );
}

/** What the member has and has asked for; the focus goes here where sending or taking back took a button away. */
function OwnPart({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLostFocus(place);
  return (
    <div className={styles.place} ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

interface FailedProps {
  title: string;
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
}

/** What could not be loaded, with the way to try again. */
function Failed({ title, query: { data, error, isFetching, refetch } }: FailedProps) {
  if (data !== undefined || error === null) return null;
  return <ErrorPanel title={title} {...describeFailure({ error, isFetching, refetch })} />;
}

/** A visitor has to log in before a request can be sent. */
function VisitorNotice({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  return (
    <Modal title={`${gradeLabels[plan.grade].badge} 신청 안내`} onClose={onClose}>
      <p className={styles.notice}>
        관리자에게 <b>월 {plan.price.toLocaleString('ko-KR')}원</b>을 입금하고 신청해 주세요. 로그인하면 이 화면에서
        신청할 수 있어요.
      </p>
      <div className={styles.choice}>
        <Button size="large" onClick={onClose}>
          확인
        </Button>
        <ButtonLink look="accent" size="large" to={`/login?next=${encodeURIComponent('/subscribe')}`}>
          로그인하기
        </ButtonLink>
      </div>
    </Modal>
  );
}
