import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../components/document-title.ts';
import { PageHead } from '../components/page-head.tsx';
import { FindPasswordForm } from '../features/find-password/components/find-password-form.tsx';
import { signOut } from '../session/member.ts';
import { AccountLinks } from './account-links.tsx';
import styles from './signup.module.css';

/** `/find-password` */
export function FindPassword() {
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
