import { Navigate, useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../components/document-title.ts';
import { useScreenPath } from '../components/screen-path.ts';
import { Hero } from '../features/log-in/components/hero.tsx';
import { LogInForm } from '../features/log-in/components/log-in-form.tsx';
import { useMember } from '../session/member.ts';
import styles from './login.module.css';

/** `/login`, and every address that does not exist. */
export function Login() {
  useDocumentTitle('로그인');
  const navigate = useNavigate();
  const path = useScreenPath();
  const { data: member } = useMember();
  if (member && path === '/login') return <Navigate to="/select-service" replace />;
  return (
    <div className={styles.page}>
      <Hero />
      <LogInForm onDone={() => navigate('/select-service')} />
    </div>
  );
}
