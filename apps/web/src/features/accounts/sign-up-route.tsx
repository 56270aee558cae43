import { SIGN_UP_BONUS } from '@gaemi/domain/members/credits';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import styles from './account-page.module.css';
import { SignUpForm } from './sign-up/sign-up-form.tsx';

/** `/signup` */
export function SignUpRoute() {
  useDocumentTitle('회원가입');
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <div className={styles.page}>
      <PageHead title="회원가입">가입하면 {SIGN_UP_BONUS} 크레딧을 드려요.</PageHead>
      <SignUpForm onDone={(joined) => navigate({ pathname: '/login', search }, { state: { joined } })} />
    </div>
  );
}
