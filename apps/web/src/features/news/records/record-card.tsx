import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';
import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { monthsOfPeriod } from '@gaemi/domain/seoul-time';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { Bar100 } from '../../../ui/score/bar-100.tsx';
import { DirectionMark } from '../../../ui/score/direction-mark.tsx';
import { RecordFrame, RecordName, RecordToggle } from '../../analysis/records/record-frame.tsx';
import { chooseLead } from '../choose-lead.ts';
import { DEFAULT_STOCK_NAME } from '../result/result-view.ts';
import { toScores, toVerdict } from '../to-scores.ts';
import styles from './record-card.module.css';

const [left, right] = newsSides;

interface Props {
  hasBadge: boolean;
  record: CombinedNews;
  /** What opens the card. */
  opening: { isOpen: boolean; onToggle: () => void; linkOf: (side: NewsSide) => Pick<LinkProps, 'to' | 'state'> };
  /** A summary is about to be chosen: it is under the mouse or has the focus. */
  onNear: () => void;
}

/** An analysis in the history: stock, scores, direction; opened, both summaries, which lead to the detail. */
export function RecordCard({ record, hasBadge, opening, onNear }: Props) {
  const named = { ...record, stock_name: record.stock_name || DEFAULT_STOCK_NAME };
  const bodyId = `record-${record._id}`;
  return (
    <RecordFrame record={named} what="분석" opens hasBadge={hasBadge}>
      <RecordToggle opening={opening} bodyId={bodyId} className={styles.figures}>
        <Figures record={named} />
      </RecordToggle>
      {opening.isOpen && (
        <div className={styles.body} id={bodyId}>
          {newsSides.map((side) => (
            <Summary
              key={side}
              side={side}
              text={writeAmounts(record[`${side}_summary`])}
              link={opening.linkOf(side)}
              onNear={onNear}
            />
          ))}
        </div>
      )}
    </RecordFrame>
  );
}

function Figures({ record }: { record: CombinedNews }) {
  const { reserve } = record;
  const scores = toScores(record);
  const lead = chooseLead({ ...record, isThin: record.thin });
  return (
    <>
      <RecordName record={record} inButton className={styles.name} />
      <DirectionMark verdict={toVerdict(record)} size="small" className={styles.direction} />
      <span className={styles.score}>
        <span className={styles.points}>
          <Points side={left} score={scores[left]} />
          <span className={styles.reserve}>유보 {reserve}</span>
          <Points side={right} score={scores[right]} />
        </span>
        <Bar100 decorative scores={scores} reserve={reserve} className={styles.bar} />
      </span>
      {lead.length > 0 && (
        <span className={styles.lead}>
          {lead.map((line) => (
            <span key={line}>{writeAmounts(line)}</span>
          ))}
        </span>
      )}
      <span className={styles.months}>{monthsOfPeriod(record.searching_period)}달치 검색 결과</span>
      <ChevronDown className={styles.chevron} size={20} aria-hidden />
    </>
  );
}

function Points({ side, score }: { side: NewsSide; score: number }) {
  return (
    <span className={styles[side]}>
      {labelNames[side]} {score}점
    </span>
  );
}

interface SummaryProps {
  side: NewsSide;
  text: string;
  link: Pick<LinkProps, 'to' | 'state'>;
  onNear: () => void;
}

function Summary({ side, text, link, onNear }: SummaryProps) {
  return (
    <Link {...link} className={styles.summary} onPointerEnter={onNear} onFocus={onNear}>
      <b className={styles[side]}>{labelNames[side]}</b>
      <span className={styles.text}>{text}</span>
      <ChevronRight size={20} aria-hidden />
      <span className="sr"> 자세히 보기</span>
    </Link>
  );
}
