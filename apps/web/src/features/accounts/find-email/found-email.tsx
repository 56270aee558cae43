import { MailCheck } from 'lucide-react';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { useArrivalFocus } from '../../../ui/page/arrival-focus.ts';
import styles from './found-email.module.css';

/** The address that was found, as far as it may be shown, and where to go with it. */
export function FoundEmail({ email }: { email: string }) {
  const card = useArrivalFocus<HTMLDivElement>();
  return (
    <Card padded className={styles.found} ref={card} tabIndex={-1}>
      <span className={styles.icon}>
        <MailCheck size={24} aria-hidden />
      </span>
      <p>가입할 때 쓴 이메일이에요.</p>
      <p className={styles.email}>{email}</p>
      <p className={styles.note}>개인정보를 지키려고 일부를 가렸어요.</p>
      <div className={styles.actions}>
        <ButtonLink look="accent" size="large" block to="/login">
          로그인하기
        </ButtonLink>
        <ButtonLink size="large" block to="/find-password">
          비밀번호 찾기
        </ButtonLink>
      </div>
    </Card>
  );
}
