import type { Preload } from '../../shared/preload.ts';
import { memberQuery } from '../../shared/session/member.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { AuditTrail, auditTrailQuery } from './audit-trail.tsx';
import { PlanRequestsPanel } from './plan-requests-panel.tsx';
import { adminUsersQuery, UsersPanel } from './users-panel.tsx';

/** `/admin` */
export function AdminRoute() {
  useDocumentTitle('사용자 관리');
  return (
    <>
      <PageHead title="사용자 관리">등급과 크레딧을 바꿀 수 있어요.</PageHead>
      <PlanRequestsPanel />
      <UsersPanel />
      <AuditTrail />
    </>
  );
}

/** Nothing for others: what they may not see would be refused. */
export const preloadAdmin: Preload = (client) =>
  client.getQueryData(memberQuery.queryKey)?.is_admin === true
    ? [client.ensureQueryData(adminUsersQuery('', 1)), client.ensureQueryData(auditTrailQuery(1))]
    : [];
