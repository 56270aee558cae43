import type { NewsStock } from '@gaemi/contracts/news-list';
import { monthsOfPeriod } from '@gaemi/domain/seoul-time';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dateText } from '../../../shared/seoul-date.ts';
import { GradeBadge, SampleBadge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { HeartButton } from '../../../ui/heart-button/heart-button.tsx';
import { DirectionMark } from '../../../ui/score/direction-mark.tsx';
import { MiniBar } from '../../../ui/score/mini-bar.tsx';
import { RecordName } from '../../analysis/records/record-frame.tsx';
import type { ListPlace } from '../../analysis/records/use-list-place.ts';
import { useWatchlistStock } from '../../stocks/watchlist-stock.ts';
import { toScores, toVerdict } from '../to-scores.ts';
import { ChangeNote } from './change-note.tsx';
import { SparkLine } from './spark-line.tsx';
import styles from './stock-card.module.css';
import { StockRuns } from './stock-runs.tsx';
import { TopEvents } from './top-events.tsx';

interface Props {
  stock: NewsStock;
  place: ListPlace;
  /** Shows the earlier analyses. */
  isOpen: boolean;
  /** Marks it as resting on sample data. */
  hasBadge: boolean;
  onToggle: () => void;
}

/** A stock of the history: its latest analysis, what changed, and the earlier ones. */
export function StockCard({ stock, place, isOpen, hasBadge, onToggle }: Props) {
  const { latest, runs, run_count } = stock;
  const { stock_code: code, stock_name: name } = latest;
  const { busy, watch } = useWatchlistStock({ code, name });
  return (
    <article className={styles.article} aria-label={`${name} 분석 기록`}>
      <Card className={styles.card}>
        <div className={styles.top}>
          <RecordName record={latest} inButton={false} />
          <HeartButton
            name={name}
            liked={latest.like}
            busy={busy}
            onToggle={() => watch(!latest.like)}
            className={styles.heart}
          />
          <p className={styles.facts}>
            <GradeBadge grade={latest.model_tier} />
            <time dateTime={latest.created_at}>{dateText(latest.created_at)}</time>
            <span>{monthsOfPeriod(latest.searching_period)}달치 검색 결과</span>
            {hasBadge && <SampleBadge />}
          </p>
        </div>
        <div className={styles.verdict}>
          <div className={styles.scores}>
            <DirectionMark verdict={toVerdict(latest)} size="small" />
            <MiniBar scores={toScores(latest)} reserve={latest.reserve} />
          </div>
          <div className={styles.course}>
            <SparkLine name={name} runs={runs} />
            <ChangeNote stock={stock} />
          </div>
        </div>
        <TopEvents latest={latest} className={styles.events} />
        <div className={styles.foot}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={`record-${code}`}
            onClick={onToggle}
          >
            지난 기록 {run_count}번
            <ChevronDown size={16} aria-hidden />
          </button>
          <Link {...place.detailLink(latest._id, { card: code })} className={styles.link}>
            결과 보기
            <span className="sr"> {name}</span>
            <ChevronRight size={16} aria-hidden />
          </Link>
        </div>
        {isOpen && <StockRuns stock={stock} place={place} />}
      </Card>
    </article>
  );
}
