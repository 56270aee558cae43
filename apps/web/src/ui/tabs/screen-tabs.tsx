import { Link, matchPath, useLocation } from 'react-router-dom';
import styles from './screen-tabs.module.css';

export interface ScreenTab {
  to: string;
  text: string;
}

/** Links between screens that belong together. */
export function ScreenTabs({ label, tabs }: { label: string; tabs: readonly ScreenTab[] }) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, text }) => (
        <Link key={to} to={to} aria-current={matchPath(to, pathname) ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
