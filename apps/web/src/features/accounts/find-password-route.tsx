import { useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './account-page.module.css';
import { FindPasswordForm } from './find-password/find-password-form.tsx';

/** `/find-password` */
export function FindPasswordRoute() {
  useDocumentTitle('비밀번호 찾기');
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <PageHead title="비밀번호 찾기">이메일을 인증하고 새 비밀번호를 정해요.</PageHead>
      <FindPasswordForm onDone={() => navigate('/login')} />
      <AccountLinks
        links={[
          { to: '/login', text: '로그인' },
          { to: '/find-email', text: '이메일 찾기' },
        ]}
      />
    </div>
  );
}
