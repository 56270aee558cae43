import { Link } from 'react-router-dom';
import { useScreenPath } from '../../shared/screen-path.ts';
import styles from './screen-tabs.module.css';

export interface ScreenTab {
  to: string;
  text: string;
}

/** Links between screens that belong together. */
export function ScreenTabs({ label, tabs }: { label: string; tabs: readonly ScreenTab[] }) {
  const path = useScreenPath();
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, text }) => (
        <Link key={to} to={to} aria-current={to === path ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
