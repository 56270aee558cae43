import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { PlanRequestsPanel } from './plan-requests-panel.tsx';
import { UsersPanel } from './users-panel.tsx';

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
