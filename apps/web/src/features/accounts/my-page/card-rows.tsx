import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useShorterFocus } from '../../../ui/page/shorter-focus.ts';
import { useSteadyRows } from '../../../ui/page/steady-rows.ts';
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
  /** The buttons of its rows do what they say without a question. */
  actsAtOnce?: boolean;
  /** Rows. */
  children: ReactNode;
}

/** What the member has, one row each. It gets the focus where the row of the pressed button goes. */
export function CardList({ label, total, className, actsAtOnce = false, children }: ListProps) {
  const place = useShorterFocus<HTMLUListElement>(total);
  useSteadyRows(place, actsAtOnce);
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
      {action && <span className={styles.actions}>{action}</span>}
    </li>
  );
}

/** What can be done with the whole list, below it. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

interface AddProps {
  /** Why there cannot be one more. */
  refusal: string | undefined;
  onAdd: () => void;
  /** What the button says. */
  children: ReactNode;
}

/** The way to one more, below the list. Not disabled without one: the window that made the last one gives the focus back to it. */
export function CardAdd({ refusal, onAdd, children }: AddProps) {
  const refusalId = useId();
  const isRefused = refusal !== undefined;
  return (
    <CardFoot>
      <Button
        aria-disabled={isRefused || undefined}
        aria-describedby={isRefused ? refusalId : undefined}
        onClick={isRefused ? undefined : onAdd}
      >
        {children}
      </Button>
      {isRefused && <small id={refusalId}>{refusal}</small>}
    </CardFoot>
  );
}
