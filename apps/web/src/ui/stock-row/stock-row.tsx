import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { SpendingButton } from '../button/spending-button.tsx';
import { classNames } from '../class-names.ts';
import { CodeBadge } from '../table/table-cells.tsx';
import styles from './stock-row.module.css';

interface Props {
  name: string;
  code: string;
  /** What else is to be said of the stock. */
  note?: string;
  /** What was searched for; marked in the name. */
  term?: string;
  heart?: ReactNode;
  /** What can be done with the stock: with a mouse on hover or focus, on phones always. */
  action?: ReactNode;
  /** Makes the whole row lead somewhere. */
  link?: Pick<LinkProps, 'to' | 'state' | 'onPointerEnter' | 'onFocus'>;
}

/** A company in a table of one column. */
export function StockRow({ name, code, note, term = '', heart, action, link }: Props) {
  const title = <MarkedName name={name} term={term} />;
  return (
    <tr className={styles.row}>
      <td className={styles.cell}>
        <div className={classNames(styles.line, heart !== undefined && styles.hasHeart)}>
          {heart}
          <div className={styles.name}>
            {link === undefined ? (
              title
            ) : (
              <Link {...link} className={styles.link}>
                {title}
              </Link>
            )}
            <span className={styles.meta}>
              <CodeBadge code={code} />
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </span>
          </div>
          {action}
        </div>
      </td>
    </tr>
  );
}

interface ActionProps {
  /** Name of the stock. */
  name: string;
  label: string;
  /** Credits. */
  cost: number;
  onPress: () => void;
}

/** The button of a row and what pressing it costs: appears on hover and focus, on phones always there. */
export function StockRowAction({ name, label, cost, onPress }: ActionProps) {
  return (
    <SpendingButton
      look="accent"
      className={styles.button}
      cost={cost}
      onClick={onPress}
      aria-label={`${name} ${label}`}
    >
      {label}
    </SpendingButton>
  );
}

function MarkedName({ name, term }: { name: string; term: string }) {
  const at = term === '' ? -1 : name.toLowerCase().indexOf(term.toLowerCase());
  if (at < 0) return <span>{name}</span>;
  return (
    <span>
      {name.slice(0, at)}
      <mark>{name.slice(at, at + term.length)}</mark>
      {name.slice(at + term.length)}
    </span>
  );
}
