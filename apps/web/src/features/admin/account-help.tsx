import type { AdminUser } from '@gaemi/contracts/admin';
import { useState } from 'react';
import { sentenceOf } from '../../shared/api/api-error.ts';
import { TextButton } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx';
import { useEndMemberSessions, useRemoveMemberPasskeys } from './change-member.ts';
import styles from './edit-user.module.css';

/** Help for a lost device or an account in wrong hands. Says here what came of it: a toast would stand behind the window. */
export function AccountHelp({ user }: { user: AdminUser }) {
  return (
    <>
      <EndSessions user={user} />
      <RemovePasskeys user={user} />
    </>
  );
}

/** Logs the member out everywhere. */
function EndSessions({ user }: { user: AdminUser }) {
  const end = useEndMemberSessions(user._id);
  return (
    <div className={styles.sessions}>
      <TextButton disabled={end.isPending} onClick={() => end.mutate()}>
        모든 기기에서 로그아웃
      </TextButton>
      <span role="status">
        {end.isSuccess && `기기 ${end.data.ended}대를 로그아웃했어요.`}
        {end.isError && sentenceOf(end.error)}
      </span>
    </div>
  );
}

/** Lets a member who has lost passkeys and recovery codes in by the password again. */
function RemovePasskeys({ user }: { user: AdminUser }) {
  const remove = useRemoveMemberPasskeys(user._id);
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.sessions}>
      <TextButton disabled={remove.isPending} onClick={() => setAsking(true)}>
        패스키 모두 삭제
      </TextButton>
      <span role="status">
        {remove.isSuccess && doneText(remove.data)}
        {remove.isError && sentenceOf(remove.error)}
      </span>
      {asking && (
        <ConfirmDialog
          title="패스키를 모두 삭제할까요?"
          action="삭제하기"
          busy={remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
        >
          <p>
            본인인지 먼저 확인해주세요. {user.user_name} 님은 비밀번호만으로 로그인하게 되고, 삭제한 사실은 메일로
            알려드려요.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

const doneText = ({ removed, mailed }: { removed: number; mailed: boolean }) =>
  mailed
    ? `패스키 ${removed}개를 삭제하고 메일로 알렸어요.`
    : `패스키 ${removed}개를 삭제했어요. 메일은 보내지 못했으니 직접 알려주세요.`;
