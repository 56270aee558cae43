import { Fragment, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { OFFLINE, UNEXPECTED_ERROR } from '../shared/api/api-error.ts';
import { lazyExtra } from '../shared/lazy-extra.ts';
import { reloadReplaced } from '../shared/replaced-page.ts';
import { useScreenPath } from '../shared/screen-path.ts';
import { useOtherTabs } from '../shared/session/member.ts';
import { useSelectedService } from '../shared/session/selected-service.ts';
import { classNames } from '../ui/class-names.ts';
import { ErrorPanel } from '../ui/panel/error-panel.tsx';
import { Toasts } from '../ui/toast/toasts.tsx';
import { useOnline } from '../ui/use-online.ts';
import { chooseColumn } from './column.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { InstallOffer } from './install-offer.tsx';
import styles from './layout.module.css';
import { accentOf, hasMenu } from './menu-paths.ts';
import { NetworkBanner } from './network-banner.tsx';
import { useNewScreenPlace } from './scroll-place.ts';
import { SessionEnd } from './session-end.tsx';

const LegalParts = lazyExtra(async () => (await import('../features/legal/legal-parts.tsx')).LegalParts);

/** The frame of every screen: header, content column, footer, toasts. */
export function Layout() {
  const path = useScreenPath();
  const column = chooseColumn(path, useLocation());
  const selected = useSelectedService();
  const main = useNewScreenPlace(path);
  const accent = accentOf(path, selected);
  useOtherTabs();

  useEffect(() => {
    document.documentElement.setAttribute('data-service', accent);
  }, [accent]);

  return (
    <div className={classNames(styles.frame, hasMenu(path) && styles.hasMenu, styles[column])}>
      <a className={styles.skip} href="#main">
        본문으로 건너뛰기
      </a>
      <Header />
      <NetworkBanner />
      <main id="main" className={styles.main} ref={main} tabIndex={-1}>
        {/* Another screen begins anew, also after one that broke. */}
        <ErrorBoundary key={path} fallback={<ScreenError />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Footer />
      <SessionEnd />
      <InstallOffer />
      <Toasts />
    </div>
  );
}

const footerLinks = [
  ['/scorecard', '채점표'],
  ['/terms', '이용약관'],
  ['/privacy', '개인정보 처리방침'],
] as const;

function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>
          <b>개미렌즈</b> · 판단은 개미렌즈에 맡기세요
        </p>
        <p>
          투자 판단의 책임은 본인에게 있어요
          {footerLinks.map(([to, name]) => (
            <Fragment key={to}>
              {' · '}
              <Link className={styles.more} to={to}>
                {name}
              </Link>
            </Fragment>
          ))}
        </p>
        {/* The gap above the operator is there before it is known. */}
        <Suspense fallback={<div />}>
          <LegalParts />
        </Suspense>
      </div>
    </footer>
  );
}

/** Stands for the whole frame where one of its own parts breaks. */
export function FrameError() {
  return (
    <div className={styles.frame}>
      <main id="main" className={styles.main}>
        <ScreenError />
      </main>
    </div>
  );
}

/**
 * Stands for a screen that breaks or whose script cannot be loaded; the header and menu stay usable. What failed for want of a
 * network is loaded again when it is back, and what an update has replaced at once.
 */
export function ScreenError({ reload = () => location.reload() }: { reload?: () => void }) {
  const online = useOnline();
  const wasOffline = useRef(!online);
  const onLine = useEffectEvent(() => void (wasOffline.current ? reload() : reloadReplaced(reload)));
  useEffect(() => {
    if (online) onLine();
  }, [online]);
  if (!online) return <ErrorPanel title={OFFLINE} hint="연결되면 다시 불러와요." />;
  return (
    <ErrorPanel title={UNEXPECTED_ERROR} hint="화면을 다시 불러와 주세요." action="다시 불러오기" onRetry={reload} />
  );
}
