import { SIGN_UP_BONUS } from '@gaemi/domain/members/credits';
import { useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../components/document-title.ts';
import { PageHead } from '../components/page-head.tsx';
import { SignUpForm } from '../features/sign-up/components/sign-up-form.tsx';
import styles from './signup.module.css';

/** `/signup` */
export function Signup() {
  useDocumentTitle('회원가입');
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <PageHead title="회원가입">가입하면 {SIGN_UP_BONUS} 크레딧을 드려요.</PageHead>
      <SignUpForm onDone={() => navigate('/login')} />
    </div>
  );
}
