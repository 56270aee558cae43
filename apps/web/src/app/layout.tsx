import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useScreenPath } from '../shared/screen-path.ts';
import { useMember, useOtherTabs } from '../shared/session/member.ts';
import { useSelectedService } from '../shared/session/selected-service.ts';
import { classNames } from '../ui/class-names.ts';
import { PageSkeleton } from '../ui/page/page-skeleton.tsx';
import { Toasts } from '../ui/toast/toasts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { accentOf, hasMenu, isWide } from './menu.ts';

const GivenPasswordChange = lazy(async () => ({
  default: (await import('../features/accounts/my-page/given-password-change.tsx')).GivenPasswordChange,
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

function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>
          <b>개미렌즈</b> · 판단은 개미렌즈에 맡기세요
        </p>
        <p>투자 판단의 책임은 본인에게 있어요</p>
      </div>
    </footer>
  );
}
