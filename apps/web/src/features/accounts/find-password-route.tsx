import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../shared/session/member.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './account-page.module.css';
import { FindPasswordForm } from './find-password/find-password-form.tsx';

/** `/find-password` */
export function FindPasswordRoute() {
  useDocumentTitle('비밀번호 찾기');
  const navigate = useNavigate();
  const client = useQueryClient();
  const done = () => {
    // The server has ended every session of the member, the one in this browser with them.
    signOut(client);
    navigate('/login');
  };
  return (
    <div className={styles.page}>
      <PageHead title="비밀번호 찾기">이메일을 인증하고 새 비밀번호를 정해요.</PageHead>
      <FindPasswordForm onDone={done} />
      <AccountLinks
        links={[
          { to: '/login', text: '로그인' },
          { to: '/find-email', text: '이메일 찾기' },
        ]}
      />
    </div>
  );
}
