import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useScreenPath } from '../../shared/screen-path.ts';
import { useMember } from '../../shared/session/member.ts';
import { returnPath } from '../../shared/session/return-path.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { Hero } from './log-in/hero.tsx';
import { LogInForm } from './log-in/log-in-form.tsx';
import styles from './log-in-route.module.css';

/** `/login`, and every address that does not exist. */
export function LogInRoute() {
  useDocumentTitle('로그인');
  const navigate = useNavigate();
  const path = useScreenPath();
  const { search, state } = useLocation();
  const { data: member } = useMember();
  const next = returnPath(search) ?? '/select-service';
  if (member && path === '/login') return <Navigate to={next} replace />;
  return (
    <div className={styles.page}>
      <Hero />
      <LogInForm joined={joinedIn(state)} onDone={() => navigate(next, { replace: true })} />
    </div>
  );
}

/** The e-mail of who has just signed up, left by the sign-up in the state of the address and not in the address itself. */
function joinedIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'joined' in state && typeof state.joined === 'string'
    ? state.joined
    : null;
}
