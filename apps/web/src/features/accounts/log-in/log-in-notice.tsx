import { CircleCheck, Clock } from 'lucide-react';
import { Notice } from '../../../ui/panel/notice.tsx';
import styles from './log-in-notice.module.css';
import { whyEnded } from './why-ended.ts';

/** Names of the screens that a log-in most often leads back to. */
const screenNames = new Map([
  ['/search', '분석 기록'],
  ['/analysis', '종목 분석'],
  ['/favorite', '관심 종목'],
  ['/mypage', '내 정보'],
  ['/mjb', '매집비 분석'],
  ['/mjb-search', '매집비 기록'],
  ['/mjb-favorite', '매집비 관심 종목'],
  ['/admin', '관리자'],
]);

interface Props {
  hasJoined: boolean;
  /** Where the log-in leads a member whose session has ended. */
  returnsTo: string | null;
}

/** Above the log-in's fields: that the sign-up succeeded, or that the session ended and where the log-in leads back to. */
export function LogInNotice({ hasJoined, returnsTo }: Props) {
  return (
    <Notice icon={hasJoined ? CircleCheck : Clock} role="status" good={hasJoined} className={styles.notice}>
      {hasJoined ? (
        <>
          <b>회원가입에 성공했습니다. 로그인 해주세요</b> 이메일은 채워 두었어요.
        </>
      ) : (
        <>
          <b>{whyEnded()}</b> 로그인하면 보던 화면{nameOf(returnsTo)}
          으로 돌아가요.
        </>
      )}
    </Notice>
  );
}

function nameOf(path: string | null): string {
  const name = path === null ? undefined : screenNames.get(new URL(path, location.origin).pathname);
  return name === undefined ? '' : `(${name})`;
}
