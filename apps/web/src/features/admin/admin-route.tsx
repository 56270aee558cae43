import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Preload } from '../../shared/preload.ts';
import { memberQuery } from '../../shared/session/member.ts';
import { classNames } from '../../ui/class-names.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { adminSummaryQuery, expiringQuery, openRequestsQuery } from './admin-queries.ts';
import styles from './admin-route.module.css';
import { AdminTabs } from './admin-tabs.tsx';
import { AuditTrail } from './audit/audit-trail.tsx';
import { ExpiringPanel } from './members/expiring-panel.tsx';
import { UsersPanel, usersQueryAt } from './members/users-panel.tsx';
import { ObjectionsPanel } from './objections-panel.tsx';
import { PlanRequestsPanel } from './plan-requests/plan-requests-panel.tsx';
import { BrowserErrors } from './state/browser-errors.tsx';
import { JudgeVersions } from './state/judge-versions.tsx';
import { LoadPanel } from './state/load-panel.tsx';
import { SourceChecks } from './state/source-checks.tsx';
import { SourcesCard } from './state/sources-card.tsx';
import { SummaryFigures } from './state/summary-figures.tsx';

/** `/admin` */
export function AdminRoute() {
  useDocumentTitle('사용자 관리');
  return (
    <>
      <PageHead title="사용자 관리">등급과 크레딧을 바꿀 수 있어요.</PageHead>
      <SummaryFigures />
      <AdminTabs
        panels={{
          members: <MembersPart />,
          objections: <ObjectionsPanel />,
          sources: (
            <>
              <SourceChecks />
              <SourcesCard />
            </>
          ),
          errors: (
            <>
              <BrowserErrors />
              <LoadPanel />
            </>
          ),
          judge: <JudgeVersions />,
          changes: <AuditTrail />,
        }}
      />
    </>
  );
}

/** What an admin is here for on most days. */
function MembersPart() {
  const { isFetched: hasExpiring } = useQuery(expiringQuery(1));
  const { isFetched: hasRequests } = useQuery(openRequestsQuery(1));
  const isShown = hasExpiring && hasRequests;
  useNamedPart(isShown);
  // They stand above the members: what came later would push the search away under the hand.
  if (!isShown) return <Skeleton height={420} />;
  return (
    <>
      <div className={styles.pair}>
        <div id="requests" tabIndex={-1} className={classNames(styles.anchor, styles.wide)}>
          <PlanRequestsPanel />
        </div>
        <div id="expiring" tabIndex={-1} className={styles.anchor}>
          <ExpiringPanel />
        </div>
      </div>
      <div id="members" tabIndex={-1} className={styles.anchor}>
        <UsersPanel />
      </div>
    </>
  );
}

/** Leads to the part that the address names, at each press of a figure of the head, from whatever tab. */
function useNamedPart(isShown: boolean): void {
  const location = useLocation();
  useEffect(() => {
    const part = isShown ? document.getElementById(location.hash.slice(1)) : null;
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [isShown, location]);
}

/** Nothing for others: what they may not see would be refused. */
export const preloadAdmin: Preload = (client, { searchParams }) =>
  client.getQueryData(memberQuery.queryKey)?.is_admin === true
    ? [
        client.ensureQueryData(adminSummaryQuery),
        client.ensureQueryData(openRequestsQuery(1)),
        client.ensureQueryData(expiringQuery(1)),
        client.ensureQueryData(usersQueryAt(searchParams)),
      ]
    : [];
