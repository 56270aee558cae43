import type { AdminUser } from '@gaemi/contracts/admin';
import { useState } from 'react';
import { writeSentence } from '../../../shared/api/api-error.ts';
import { momentText } from '../../../shared/seoul-date.ts';
import { TextButton } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { isConfirmationRequired } from '../../second-step/confirmation.ts';
import { AskedChange, ConfirmAdmin, doneText } from './asked-change.tsx';
import { useChangeAccess, type useDeleteMember, useExportMember, useSuspend } from './change-access.ts';
import styles from './edit-user.module.css';

interface Props {
  user: AdminUser;
  deletion: ReturnType<typeof useDeleteMember>;
}

/** Who may use the service and how, and what is held on the member. Of an erased one only that it is so. */
export function MemberAccess({ user, deletion }: Props) {
  return (
    <>
      {!deletion.isSuccess && (
        <>
          <AdminRights user={user} />
          {user.suspension !== undefined && (
            <p className={styles.sessions}>
              {momentText(user.suspension.at)}에 정지했어요. 이유: {user.suspension.reason}
            </p>
          )}
          <Suspension user={user} />
          <Export user={user} />
        </>
      )}
      <AskedChange
        name="회원 삭제"
        question="회원을 삭제할까요?"
        action="삭제하기"
        once
        change={deletion}
        foundDone="회원을 삭제했어요."
        done={({ mailed }) => doneText('회원을 삭제', mailed)}
      >
        본인의 요청인지 먼저 확인해주세요. {user.user_name} 님의 개인정보, 분석 기록, 남은 크레딧이 바로 지워지고 되돌릴
        수 없어요.
      </AskedChange>
    </>
  );
}

// Each change and its opposite are one element: it keeps the focus, and what it says when the other one takes its place.

function AdminRights({ user }: { user: AdminUser }) {
  const grant = useChangeAccess('admin-grant', user._id);
  const revoke = useChangeAccess('admin-revoke', user._id);
  return user.is_admin ? (
    <AskedChange
      name="관리자 권한 해제"
      question="관리자 권한을 해제할까요?"
      action="해제하기"
      change={revoke}
      done={({ mailed }) => doneText('관리자 권한을 해제', mailed)}
    >
      {user.user_name} 님은 관리자 화면을 볼 수 없게 되고, 다른 기능은 그대로 이용해요. 해제한 사실은 메일로 알려드려요.
    </AskedChange>
  ) : (
    <AskedChange
      name="관리자로 지정"
      question="관리자로 지정할까요?"
      action="지정하기"
      change={grant}
      done={({ mailed }) => doneText('관리자로 지정', mailed)}
    >
      {user.user_name} 님이 모든 회원의 등급, 크레딧, 이용을 바꿀 수 있게 돼요. 지정한 사실은 메일로 알려드려요.
    </AskedChange>
  );
}

function Suspension({ user }: { user: AdminUser }) {
  const [reason, setReason] = useState('');
  const suspend = useSuspend(user._id, reason);
  const resume = useChangeAccess('suspension-end', user._id);
  return user.is_suspended === true ? (
    <AskedChange
      name="이용 정지 풀기"
      question="이용 정지를 풀까요?"
      action="풀기"
      change={resume}
      done={({ mailed }) => doneText('이용 정지를 해제', mailed)}
    >
      {user.user_name} 님이 다시 로그인할 수 있어요. 푼 사실은 메일로 알려드려요.
    </AskedChange>
  ) : (
    <AskedChange
      name="이용 정지"
      question="이용을 정지할까요?"
      action="정지하기"
      change={suspend}
      done={({ mailed }) => doneText('이용을 정지', mailed)}
      extra={
        <Field label="이유">
          {(input) => (
            <TextInput {...input} value={reason} onChange={({ target }) => setReason(target.value)} maxLength={200} />
          )}
        </Field>
      }
    >
      {user.user_name} 님의 로그인, 세션, API 키가 모두 막히고 알림도 멈춰요. 이유는 메일로 알려드려요.
    </AskedChange>
  );
}

/** Saves what is held on the member, on their demand. It is noted in the trail. */
function Export({ user }: { user: AdminUser }) {
  const save = useExportMember(user._id);
  const mustConfirm = isConfirmationRequired(save.error);
  return (
    <div className={styles.sessions}>
      <TextButton locked={save.isPending} onClick={() => save.mutate()}>
        개인정보 내려받기
      </TextButton>
      <span role="status">
        {save.isSuccess && '파일로 저장했고, 변경 기록에 남겼어요.'}
        {save.isError && !mustConfirm && writeSentence(save.error)}
      </span>
      {mustConfirm && <ConfirmAdmin onDone={() => save.mutate()} onClose={save.reset} />}
    </div>
  );
}
