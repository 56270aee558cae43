import { useDocumentTitle } from '../components/document-title.ts';
import { PageHead } from '../components/page-head.tsx';
import { AuditTrail } from '../features/admin/components/audit-trail.tsx';
import { UsersPanel } from '../features/admin/components/users-panel.tsx';

/** `/admin` */
export function Admin() {
  useDocumentTitle('사용자 관리');
  return (
    <>
      <PageHead title="사용자 관리">등급과 크레딧을 바꿀 수 있어요.</PageHead>
      <UsersPanel />
      <AuditTrail />
    </>
  );
}
