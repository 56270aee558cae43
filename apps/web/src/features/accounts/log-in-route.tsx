import { Navigate, useNavigate } from 'react-router-dom';
import { useScreenPath } from '../../shared/screen-path.ts';
import { useMember } from '../../shared/session/member.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { Hero } from './log-in/hero.tsx';
import { LogInForm } from './log-in/log-in-form.tsx';
import styles from './log-in-route.module.css';

/** `/login`, and every address that does not exist. */
export function LogInRoute() {
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
