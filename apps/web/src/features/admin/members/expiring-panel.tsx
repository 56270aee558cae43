import type { AdminUser } from '@gaemi/contracts/admin';
import { EXPIRING_DAYS } from '@gaemi/domain/members/member-list';
import { daysBetween, seoulDay } from '@gaemi/domain/seoul-time';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeFailure } from '../../../shared/api/describe-failure.ts';
import { serverNow } from '../../../shared/server-clock.ts';
import { GradeBadge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { expiryText } from '../../../ui/table/table-cells.tsx';
import { asFetched, expiringQuery } from '../admin-queries.ts';
import styles from '../panel.module.css';
import { useExistingPage } from '../use-existing-page.ts';
import { EditUser } from './edit-user.tsx';
import { SuspendedTag } from './suspended-tag.tsx';

/** The plans that end soon, the next one first, each with the way to extend it. */
export function ExpiringPanel() {
  const titleId = useId();
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const { data, error, isFetching, refetch } = useQuery({ ...expiringQuery(page), ...asFetched });
  useExistingPage(data, page, setPage);
  // An open window stays.
  if (data === undefined && error !== null && edited === null) {
    return (
      <ErrorPanel
        title="곧 만료되는 요금제를 불러오지 못했어요."
        {...describeFailure({ error, isFetching, refetch })}
      />
    );
  }
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId}>곧 만료</h2>
          <span>{EXPIRING_DAYS}일 안</span>
        </div>
        {data === undefined && <Skeleton height={96} />}
        {data?.total === 0 && <p className={styles.none}>곧 만료되는 요금제가 없어요.</p>}
        <ul>
          {data?.items.map((user) => (
            <li key={user._id} className={styles.row}>
              <div className={styles.what}>
                <p className={styles.who}>
                  <b>{user.user_name}</b>
                  <GradeBadge grade={user.grade} />
                  <SuspendedTag user={user} />
                </p>
                <p className={styles.moment}>
                  {expiryText(user.expired_at)} · {daysLeftText(user.expired_at)} · {user.user_email}
                </p>
              </div>
              <Button onClick={() => setEdited(user)}>
                <span className="sr">{user.user_name} </span>연장
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <Pagination label="곧 만료 쪽 번호" page={page} pages={data?.pages ?? 0} onChange={setPage} />
      {edited && <EditUser user={edited} isExtension onClose={() => setEdited(null)} />}
    </section>
  );
}

function daysLeftText(expiredAt: string | null): string {
  if (expiredAt === null) return '';
  const days = daysBetween(seoulDay(serverNow()), seoulDay(new Date(expiredAt)));
  if (days <= 0) return '오늘';
  return days === 1 ? '내일' : `${days}일 남음`;
}
