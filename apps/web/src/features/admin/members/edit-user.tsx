import type { AdminUser } from '@gaemi/contracts/admin';
import { useQuery } from '@tanstack/react-query';
import { GradeBadge } from '../../../ui/badge/badge.tsx';
import { useHeldOpen } from '../../../ui/dialog/held-open.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { SegmentedTabs } from '../../../ui/tabs/segmented-tabs.tsx';
import { editedUserQuery } from '../admin-queries.ts';
import { useHasOpenGrant, useIsChanging } from '../changes/change-member.ts';
import { AccountHelp } from './account-help.tsx';
import { useDeleteMember } from './change-access.ts';
import { CreditForm } from './credit-form.tsx';
import styles from './edit-user.module.css';
import { GradeForm } from './grade-form.tsx';
import { MemberAccess } from './member-access.tsx';
import { MemberAnalyses } from './member-analyses.tsx';
import { MemberChanges, MemberRequests } from './member-history.tsx';

interface Props {
  /** The row that was opened. */
  user: AdminUser;
  /** Opened to extend the member's plan. */
  isExtension?: boolean;
  onClose: () => void;
}

/** The window to change one member's grade or to add credit. */
export function EditUser({ user: opened, isExtension = false, onClose }: Props) {
  const { data: user } = useQuery(editedUserQuery(opened));
  const busy = useIsChanging(user._id);
  const deletion = useDeleteMember(user._id);
  const hasOpenGrant = useHasOpenGrant(user._id);
  const cancel = useHeldOpen(busy, onClose);
  const form = { user, busy, onDone: onClose, onCancel: cancel };
  return (
    <Modal title="사용자 정보 수정" onClose={cancel}>
      <div className={styles.user}>
        <span className={styles.initial} aria-hidden="true">
          {Array.from(user.user_name)[0]}
        </span>
        <div className={styles.who}>
          <b>{user.user_name}</b>
          <span>{user.user_email}</span>
        </div>
        <GradeBadge grade={user.grade} />
      </div>
      {!deletion.isSuccess && (
        <>
          <SegmentedTabs
            label="수정할 내용"
            initial={hasOpenGrant ? 'credit' : 'grade'}
            keepsPanels
            className={styles.tabs}
            tabs={[
              { value: 'grade', label: '등급 수정', panel: <GradeForm {...form} isExtension={isExtension} /> },
              { value: 'credit', label: '크레딧 추가', panel: <CreditForm {...form} /> },
            ]}
          />
          <AccountHelp user={user} />
        </>
      )}
      <MemberAccess user={user} deletion={deletion} />
      {!deletion.isSuccess && (
        <>
          <MemberAnalyses userId={user._id} />
          <MemberRequests userId={user._id} />
          <MemberChanges userId={user._id} />
        </>
      )}
    </Modal>
  );
}
