import type { AdminUser } from '@gaemi/contracts/admin';
import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { writeSentence } from '../../shared/api/api-error.ts';
import { TextButton } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx';
import { ConfirmWho } from '../second-step/confirm-who.tsx';
import { isConfirmationRequired, passkeysQuery } from '../second-step/confirmation.ts';
import { useEndMemberApiKeys, useEndMemberSessions, useRemoveMemberPasskeys } from './change-member.ts';
import styles from './edit-user.module.css';

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

interface AskedChangeProps<T> {
  name: string;
  question: string;
  action: string;
  change: UseMutationResult<T, Error, void>;
  /** What came of it, in a sentence. */
  done: (answer: T) => string;
  /** What the change means. */
  children: ReactNode;
}

/**
 * A button for a change that cannot be taken back: asks first, then says what came of it. Where the server wants to know who
 * is there, it asks that, too, and repeats the change.
 */
function AskedChange<T>({ name, question, action, change, done, children }: AskedChangeProps<T>) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const send = () =>
    change.mutate(undefined, {
      onSettled: (_answer, error) => {
        if (!isConfirmationRequired(error)) close();
      },
    });
  const mustConfirm = asking && isConfirmationRequired(change.error);
  return (
    <div className={styles.sessions}>
      <TextButton disabled={change.isPending} onClick={() => setAsking(true)}>
        {name}
      </TextButton>
      <span role="status">
        {change.isSuccess && done(change.data)}
        {change.isError && !mustConfirm && writeSentence(change.error)}
      </span>
      {mustConfirm && <ConfirmAdmin onDone={send} onClose={close} />}
      {asking && !mustConfirm && (
        <ConfirmDialog title={question} action={action} busy={change.isPending} onCancel={close} onConfirm={send}>
          <p>{children}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Asks the admin for the passkey, without one for the password. */
function ConfirmAdmin({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { data, isError } = useQuery(passkeysQuery);
  // The password step asks for the passkey by itself where there is one.
  const hasPasskeys = data !== undefined && data.items.length > 0;
  return data === undefined && !isError ? null : (
    <ConfirmWho hasPasskeys={hasPasskeys} onDone={onDone} onClose={onClose} />
  );
}

const doneText = (what: string, mailed: boolean) =>
  mailed ? `${what}하고 메일로 알렸어요.` : `${what}했어요. 메일은 보내지 못했으니 직접 알려주세요.`;
