import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useShorterFocus } from '../../../ui/page/shorter-focus.ts';
import styles from './card-rows.module.css';

// The parts of a card that lists what the member has: devices, passkeys, API keys.

/** What the card is about, below its title. */
export function CardAbout({ children }: { children: ReactNode }) {
  return <p className={styles.about}>{children}</p>;
}

interface ListProps {
  label: string;
  /** Undefined until they are known. */
  total: number | undefined;
  className?: string | undefined;
  /** Rows. */
  children: ReactNode;
}

/** What the member has, one row each. It gets the focus where the row of the pressed button goes. */
export function CardList({ label, total, className, children }: ListProps) {
  const place = useShorterFocus<HTMLUListElement>(total);
  return (
    <ul
      ref={place}
      tabIndex={-1}
      className={classNames(styles.list, className)}
      aria-label={label}
      aria-busy={total === undefined}
    >
      {children}
    </ul>
  );
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
