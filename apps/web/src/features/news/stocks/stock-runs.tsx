import type { NewsStock } from '@gaemi/contracts/news-list';
import { ownLines } from '@gaemi/domain/judge/reasons/summaries';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dateText, momentText } from '../../../shared/seoul-date.ts';
import { DirectionMark } from '../../../ui/score/direction-mark.tsx';
import { MiniBar } from '../../../ui/score/mini-bar.tsx';
import type { ListPlace } from '../../analysis/records/use-list-place.ts';
import styles from './stock-runs.module.css';

/** Analyses shown at first. */
const FIRST = 3;

/** The analyses of a stock, newest first, each with the way to its result. */
export function StockRuns({ stock: { latest, runs, run_count }, place }: { stock: NewsStock; place: ListPlace }) {
  const [showsAll, setShowsAll] = useState(false);
  const { stock_code: code } = latest;
  const days = runs.map(({ created_at }) => dateText(created_at));
  /** With the time where the stock was analysed more than once that day. */
  const whenText = (moment: string) => {
    const day = dateText(moment);
    return days.indexOf(day) === days.lastIndexOf(day) ? day : momentText(moment);
  };
  const hidden = showsAll ? 0 : runs.length - FIRST;
  const hasFirstFormula = runs.some(({ score_version }) => score_version !== latest.score_version);
  return (
    <div className={styles.runs} id={`record-${code}`}>
      {hasFirstFormula && <p className={styles.note}>예전 방식으로 계산한 점수는 지금 점수와 비교하지 않아요.</p>}
      <ol>
        {runs.slice(0, showsAll ? undefined : FIRST).map((run) => (
          <li key={run._id}>
            <time dateTime={run.created_at}>{whenText(run.created_at)}</time>
            <MiniBar scores={run} reserve={run.reserve} />
            <DirectionMark
              verdict={{ scores: run, reserve: run.reserve, percentage: run.percentage_value, isThin: run.thin }}
              size="small"
              className={styles.direction}
            />
            <span className={styles.lead}>{ownLines(run.lead)[0]}</span>
            <Link {...place.detailLink(run._id, { card: code })} className={styles.link}>
              <span className={styles.result}>결과 </span>보기
              <span className="sr"> {whenText(run.created_at)}</span>
              <ChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
          나머지 {hidden}번 보기
        </button>
      )}
      {hidden <= 0 && run_count > runs.length && (
        <p className={styles.note}>
          최근 {runs.length}번까지 보여요. 나머지는{' '}
          <Link to={{ search: `?${new URLSearchParams({ q: latest.stock_name })}` }}>시간순 기록</Link>에 있어요.
        </p>
      )}
    </div>
  );
}
