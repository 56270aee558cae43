import type { ReactNode } from 'react';
import styles from './card-rows.module.css';

// The parts of a card that lists what the member has: devices, passkeys, API keys.

/** What the card is about, below its title. */
export function CardAbout({ children }: { children: ReactNode }) {
  return <p className={styles.about}>{children}</p>;
}

/** One thing of the list: its name and the facts about it, and at the end what can be done with it. */
export function CardRow({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.facts}>{children}</span>
      {action}
    </li>
  );
}

/** What can be done with the whole list, below it. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
