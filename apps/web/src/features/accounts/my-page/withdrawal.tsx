import { WITHDRAWN_EMAIL_DAYS } from '@gaemi/domain/members/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { browserStorage, tabStorage } from '../../../shared/browser-storage.ts';
import { usePress } from '../../../shared/press/use-press.ts';
import { leave } from '../../../shared/session/return-path.ts';
import { TextButton } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import styles from './withdrawal.module.css';

/** The way out for good, with the question before it. */
export function Withdrawal() {
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdraw();
  return (
    <div className={styles.withdrawal}>
      <TextButton onClick={() => setAsking(true)}>회원 탈퇴</TextButton>
      {asking && (
        <ConfirmDialog
          title="회원 탈퇴하시겠습니까?"
          action="탈퇴하기"
          busy={withdraw.isPending}
          isLooking={withdraw.isLooking}
          onCancel={() => setAsking(false)}
          onConfirm={() => withdraw.mutate(undefined, { onError: () => setAsking(false) })}
        >
          <p>이름, 전화번호, 관심 종목, 분석 기록과 남은 크레딧이 바로 지워지고 되돌릴 수 없어요.</p>
          <p>중복 가입을 막기 위해 이메일은 {WITHDRAWN_EMAIL_DAYS}일 동안 보관되며, 그동안 다시 가입할 수 없어요.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Ends the membership and leaves nothing of it in this browser; the guard then leads to /login. */
function useWithdraw() {
  const client = useQueryClient();
  return usePress({
    kind: 'withdrawal',
    target: 'member',
    send: async (_, { isRepeat }) => {
      await callApi('withdraw', { waitsForLogIn: !isRepeat });
      return 'withdrawn' as const;
    },
    // The withdrawal ends the session, but so does a log-out elsewhere: a repeat that finds none proves nothing.
    isDone: ({ isLoggedOut }, lost) => lost > 0 && isLoggedOut,
    onSuccess: (answer) => {
      browserStorage.clear();
      tabStorage.clear();
      leave(client);
      if (answer === null) showToast('error', '탈퇴됐는지 확인하지 못했어요. 로그인해 보면 알 수 있어요.');
      else showToast('success', '회원 탈퇴가 완료되었습니다.');
    },
  });
}
