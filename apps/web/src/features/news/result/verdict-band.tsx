import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { monthsOfPeriod } from '@gaemi/domain/seoul-time';
import { isMetered, isSynthetic } from '@gaemi/domain/sources';
import type { ReactNode, Ref } from 'react';
import { dateText, momentText } from '../../../shared/seoul-date.ts';
import { GradeBadge, SampleBadge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { HeartButton } from '../../../ui/heart-button/heart-button.tsx';
import { DirectionMark } from '../../../ui/score/direction-mark.tsx';
import { CodeBadge } from '../../../ui/table/table-cells.tsx';
import { useWatchlistStock } from '../../stocks/watchlist-stock.ts';
import { AiLabel } from './ai-label.tsx';
import { BandScores } from './band-scores.tsx';
import { CoverageNote } from './coverage-note.tsx';
import styles from './verdict-band.module.css';

/** Shown where a record has no name. */
const DEFAULT_STOCK_NAME = '삼성전자';
/** Above it the scores leave more open than they say. */
const MUCH_RESERVE = 60;

interface Props {
  record: CombinedNews;
  /** It cannot be watched. */
  isExample: boolean;
  /** For everybody: without heart and grade of the member. */
  isPublic?: boolean;
  /** The name of the stock takes the focus. */
  title?: Ref<HTMLHeadingElement>;
  /** The last close, beside the name. */
  price: ReactNode;
  /** What can be done with the result. */
  actions: ReactNode;
  /** The course of the scores, beside the lead. */
  course: ReactNode;
  onShowChoice: () => void;
}

/** The answer of an analysis: which stock, which way, how strongly, and what it rests on. */
export function VerdictBand({
  record,
  isExample,
  isPublic = false,
  title,
  price,
  actions,
  course,
  onShowChoice,
}: Props) {
  const { stock_code: code, reserve, thin } = record;
  const name = record.stock_name || DEFAULT_STOCK_NAME;
  const { busy, watch } = useWatchlistStock({ code, name });
  const lead = writeLead(record);
  return (
    <article aria-label={`${name} ${dateText(record.created_at)} 분석`}>
      <Card className={styles.band}>
        <div className={styles.top}>
          <div className={styles.stock}>
            <h2 className={styles.name} ref={title} tabIndex={title === undefined ? undefined : -1}>
              {name}
            </h2>
            <CodeBadge code={code} />
            {record.present_name !== null && <span className={styles.present}>현재 {record.present_name}</span>}
            {!isExample && !isPublic && (
              <HeartButton
                className={styles.heart}
                name={name}
                liked={record.like}
                busy={busy}
                onToggle={() => watch(!record.like)}
              />
            )}
          </div>
          <div className={styles.price}>{price}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
        <p className={styles.meta}>
          {!isPublic && <GradeBadge grade={record.model_tier} />}
          {isSynthetic(record.data_source) && <SampleBadge />}
          <time className="nb" dateTime={record.created_at}>
            {momentText(record.created_at)} 분석
          </time>
          <span className={styles.period}>검색 기간 {record.searching_period}</span>
          <span className={styles.period}>{monthsOfPeriod(record.searching_period)}달치 검색 결과</span>
        </p>
        <div className={styles.middle}>
          <div>
            <p className={styles.verdict}>
              <DirectionMark percentage={record.percentage_value} isThin={thin}>
                {!thin && reserve > MUCH_RESERVE && <small>근거가 아직 적어요</small>}
              </DirectionMark>
            </p>
            {lead.length > 0 && (
              <p className={styles.lead}>
                {lead.map((line) => (
                  <span key={line}>{line} </span>
                ))}
              </p>
            )}
            {!thin && lead.length > 0 && isMetered(record.judged_by) && <AiLabel className={styles.ai} />}
          </div>
          <div className={styles.course}>{course}</div>
        </div>
        <BandScores record={record} />
        <CoverageNote coverage={record.coverage} isThin={thin} onShowChoice={onShowChoice} />
      </Card>
    </article>
  );
}

/** Two lines at most. A thin result says why it claims no direction, and on how many events it rests. */
function writeLead({ lead, thin, coverage: { events, neutral, price_events: price } }: CombinedNews): string[] {
  if (!thin) return lead.slice(0, 2);
  const [reason = '근거가 적어 방향을 말하지 않아요.', ...rest] = lead;
  if (rest.length > 0) return [reason, ...rest].slice(0, 2);
  const scored = events - neutral - price;
  return [reason, scored === 0 ? '점수에 쓸 소식이 없어요.' : `점수에 쓸 소식이 ${scored}개뿐이에요.`];
}
