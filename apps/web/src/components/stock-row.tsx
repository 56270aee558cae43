import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './class-names.ts';
import styles from './stock-row.module.css';

interface Props {
  name: string;
  /** Code, and what else is to be said of the stock. */
  note: string;
  /** What was searched for; marked in the name. */
  term?: string;
  heart?: ReactNode;
  /** What can be done with the stock: with a mouse on hover or focus, on phones always. */
  action?: ReactNode;
  /** Makes the whole row lead somewhere. */
  link?: Pick<LinkProps, 'to' | 'state' | 'onPointerEnter' | 'onFocus'>;
}

/** A company in a table of one column. */
export function StockRow({ name, note, term = '', heart, action, link }: Props) {
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
            <span className={styles.code}>{note}</span>
          </div>
          {action}
        </div>
      </td>
    </tr>
  );
}

/** Goes on the buttons of a row: they appear on hover. */
export const rowAction = styles.button;

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
