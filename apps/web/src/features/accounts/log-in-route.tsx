import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { lazyExtra } from '../../shared/lazy-extra.ts';
import { useScreenPath } from '../../shared/screen-path.ts';
import { useMember } from '../../shared/session/member.ts';
import { returnPath } from '../../shared/session/return-path.ts';
import { hasSessionEnded } from '../../shared/session/session-end.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { Hero } from './log-in/hero.tsx';
import { LogInForm } from './log-in/log-in-form.tsx';
import styles from './log-in-route.module.css';

// After the form, which does not wait for it.
const Steps = lazyExtra(async () => (await import('./log-in/steps.tsx')).Steps);

/** `/login`, and every address that does not exist. `sample` is an example of a result; its place is kept until it comes. */
export function LogInRoute({ sample }: { sample: ReactNode }) {
  useDocumentTitle('로그인');
  const navigate = useNavigate();
  const client = useQueryClient();
  const path = useScreenPath();
  const { search, state } = useLocation();
  const { data: member } = useMember();
  const asked = returnPath(search);
  const next = asked ?? '/select-service';
  if (member && path === '/login') return <Navigate to={next} replace />;
  return (
    <div className={styles.frame}>
      <div className={styles.page}>
        <Hero className={styles.hero} />
        <LogInForm
          className={styles.form}
          joined={joinedIn(state)}
          returnsTo={hasSessionEnded(client) ? asked : null}
          onDone={() => navigate(next, { replace: true })}
        />
        <div className={styles.sample}>{sample}</div>
        <div className={styles.steps}>
          <Suspense>
            <Steps />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** The e-mail of who has just signed up, left by the sign-up in the state of the address and not in the address itself. */
function joinedIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'joined' in state && typeof state.joined === 'string'
    ? state.joined
    : null;
}
