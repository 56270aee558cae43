import { roundToSum } from '../../../../shared/round-to-sum.ts';
import { shortDate } from '../../../../shared/seoul-date.ts';
import { WebLink } from '../../../../ui/link/web-link.tsx';
import type { SideView } from '../result-view.ts';
import styles from './contribution-list.module.css';

/** An account of the score: a bar per article, the other articles, a rule, the sum and what it is rounded to. */
export function ContributionList({ side }: { side: SideView }) {
  const { contributions, rest, exactScore: exact, score } = side;
  const points = roundToSum([...contributions.map((article) => article.points), rest.points], exact, 10);
  const restPoints = points.at(-1) ?? 0;
  const largest = Math.max(...contributions.map((article) => article.points));
  return (
    <div className={styles[side.side]}>
      <ol>
        {contributions.map((article, index) => (
          <li key={article.link} className={styles.row}>
            <div className={styles.article}>
              <WebLink href={article.link}>
                {article.title}
                <span className="sr"> 새 창</span>
              </WebLink>
              <span className={styles.source}>
                {article.publisher} · {shortDate(article.published_at)}
              </span>
            </div>
            <div className={styles.track} aria-hidden="true">
              <i style={{ width: `${largest > 0 ? (100 * article.points) / largest : 0}%` }} />
            </div>
            <span className={styles.points}>{signed(points[index] ?? 0)}</span>
          </li>
        ))}
        {restPoints > 0 && (
          <li className={`${styles.row} ${styles.rest}`}>
            <div className={styles.article}>
              나머지 기사
              <span className={styles.source}>소식 {rest.count}건</span>
            </div>
            <span className={styles.points}>{signed(restPoints)}</span>
          </li>
        )}
      </ol>
      <p className={styles.sum}>
        <span>기여도를 모두 더한 점수</span>
        <b>
          {exact.toFixed(1)} → {score}점
        </b>
      </p>
    </div>
  );
}

function signed(points: number): string {
  return `+${points.toFixed(1)}`;
}
