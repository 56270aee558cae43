import { NavLink } from 'react-router-dom';
import styles from './screen-tabs.module.css';

export interface ScreenTab {
  to: string;
  text: string;
}

/** Links between screens that belong together. */
export function ScreenTabs({ label, tabs }: { label: string; tabs: readonly ScreenTab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, text }) => (
        <NavLink key={to} to={to} end>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
