import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { classNames } from '../components/class-names.ts';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { useScreenPath } from '../components/screen-path.ts';
import { Toasts } from '../components/toasts.tsx';
import { useMember, useOtherTabs } from '../session/member.ts';
import { useSelectedService } from '../session/selected-service.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { accentOf, hasMenu, isWide } from './menu.ts';

const GivenPasswordChange = lazy(async () => ({
  default: (await import('../features/my-page/components/given-password-change.tsx')).GivenPasswordChange,
}));

/** The frame of every screen: header, content column, footer, toasts. */
export function Layout() {
  const path = useScreenPath();
  const selected = useSelectedService();
  const main = useNewScreenFocus(path);
  const accent = accentOf(path, selected);
  const { data: member } = useMember();
  useOtherTabs();

  useEffect(() => {
    document.documentElement.setAttribute('data-service', accent);
  }, [accent]);

  return (
    <div className={classNames(styles.frame, hasMenu(path) && styles.hasMenu, isWide(path) && styles.wide)}>
      <a className={styles.skip} href="#main">
        본문으로 건너뛰기
      </a>
      <Header />
      <main id="main" className={styles.main} ref={main} tabIndex={-1}>
        <ErrorBoundary key={path}>
          <Suspense fallback={<PageSkeleton />}>
            {member?.must_change_password === true ? <GivenPasswordChange /> : <Outlet />}
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <Toasts />
    </div>
  );
}

/** On every change of screen: back to the top, and the focus into the content so that it is read from its beginning. */
function useNewScreenFocus(path: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
