import type { AdminUser } from '@gaemi/contracts/admin';
import { useEndMemberApiKeys, useEndMemberSessions, useRemoveMemberPasskeys } from '../changes/change-member.ts';
import { AskedChange, doneText } from './asked-change.tsx';

/** Help for a lost device or an account in wrong hands. Says here what came of it: a toast would stand behind the window. */
export function AccountHelp({ user }: { user: AdminUser }) {
  return (
    <>
      <EndSessions user={user} />
      <EndApiKeys user={user} />
      <RemovePasskeys user={user} />
    </>
  );
}

/** Logs the member out everywhere, and stops the push messages of all browsers. */
function EndSessions({ user }: { user: AdminUser }) {
  const end = useEndMemberSessions(user._id);
  return (
    <AskedChange
      name="모든 기기에서 로그아웃"
      question="모든 기기에서 로그아웃할까요?"
      action="로그아웃하기"
      change={end}
      done={({ ended, mailed }) => doneText(`기기 ${ended}대를 로그아웃`, mailed)}
    >
      {user.user_name} 님이 모든 기기에서 다시 로그인해야 하고, 푸시 알림도 끊겨요. 로그아웃한 사실은 메일로 알려드려요.
    </AskedChange>
  );
}

/** Stops every program that acts for the member. */
function EndApiKeys({ user }: { user: AdminUser }) {
  const end = useEndMemberApiKeys(user._id);
  return (
    <AskedChange
      name="API 키 모두 폐기"
      question="API 키를 모두 폐기할까요?"
      action="폐기하기"
      change={end}
      done={({ ended, mailed }) => doneText(`API 키 ${ended}개를 폐기`, mailed)}
    >
      {user.user_name} 님의 키를 쓰는 프로그램이 바로 멈추고, 되돌릴 수 없어요. 폐기한 사실은 메일로 알려드려요.
    </AskedChange>
  );
}

/** Lets a member who has lost passkeys and recovery codes in by the password again. */
function RemovePasskeys({ user }: { user: AdminUser }) {
  const remove = useRemoveMemberPasskeys(user._id);
  return (
    <AskedChange
      name="패스키 모두 삭제"
      question="패스키를 모두 삭제할까요?"
      action="삭제하기"
      change={remove}
      done={({ removed, mailed }) => doneText(`패스키 ${removed}개를 삭제`, mailed)}
    >
      본인인지 먼저 확인해주세요. {user.user_name} 님은 비밀번호만으로 로그인하게 되고, 삭제한 사실은 메일로 알려드려요.
    </AskedChange>
  );
}
