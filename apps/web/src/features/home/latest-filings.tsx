import type { Home } from '@gaemi/contracts/home';
import { ageText } from '../../shared/seoul-date.ts';
import { Card } from '../../ui/card/card.tsx';
import { WebLink } from '../../ui/link/web-link.tsx';
import styles from './latest-filings.module.css';

/** Filings of all companies that came in last. Left out where no filings are read. */
export function LatestFilings({ filings }: { filings: Home['latest_filings'] }) {
  if (filings.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h2>
        새 공시 <small>모든 종목</small>
      </h2>
      <ul>
        {filings.map(({ stock_name: name, title, link, at }) => (
          <li key={link} className={styles.line}>
            <p>
              <b>{name}</b> <time dateTime={at}>{ageText(at)}</time>
            </p>
            <WebLink href={link}>{title}</WebLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
