import type { NewsDetail } from '@gaemi/contracts/news-detail';
import { ChevronDown } from 'lucide-react';
import { Card } from '../../../../ui/card/card.tsx';
import { shortDay } from '../timeline/day-scale.ts';
import styles from './price-reactions-card.module.css';

/** Articles that only report the price, by day: no reasons, so they are counted apart. */
export function PriceReactionsCard({ reactions }: { reactions: NewsDetail['price_reactions'] }) {
  if (reactions.length === 0) return null;
  const total = reactions.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card>
      <details className={styles.reactions}>
        <summary>
          <span>
            <h2>
              주가 반응 <span>{total}</span>
            </h2>
            <span className={styles.what}>
              주가가 움직였다는 소식이에요. 까닭이 아니라 결과라서 점수에는 넣지 않아요.
            </span>
          </span>
          <ChevronDown size={20} aria-hidden />
        </summary>
        <ul>
          {reactions.toReversed().map(({ day, count }) => (
            <li key={day}>
              <time dateTime={day}>{shortDay(day)}</time> 기사 {count}건
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
