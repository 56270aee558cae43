import { labelNames } from '@gaemi/domain/news-side';
import { Newspaper } from 'lucide-react';
import { useId } from 'react';
import { GradeBadge } from '../../../../ui/badge/badge.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { sideIcons } from '../../../../ui/score/side-looks.ts';
import { AiLabel } from '../ai-label.tsx';
import { isRemoved } from '../event-texts.ts';
import { ReasonList } from '../reasons/reason-list.tsx';
import { SourceLinks } from '../reasons/source-links.tsx';
import type { ResultView, SideView } from '../result-view.ts';
import { ContributionList } from './contribution-list.tsx';
import { Fold } from './fold.tsx';
import styles from './side-card.module.css';
import { ThemeWaterfall } from './theme-waterfall.tsx';
import { UnsureList } from './unsure-list.tsx';

export interface SideCardProps {
  view: ResultView;
  side: SideView;
  /** Reasons that the analysis before had not. */
  newReasons: readonly string[];
  /** The event that is pointed at. */
  active: string | null;
  /** The event that was asked for. */
  picked: string | null;
  onPick: (id: string) => void;
}

/** One side of a result: its score, in short, from which themes it comes, and why. */
export function SideCard({ view, side, onPick, ...shown }: SideCardProps) {
  const { score, summary, reasons, events, citations, contributions } = side;
  const title = useId();
  const Arrow = sideIcons[side.side];
  const isEmpty = reasons.length === 0;
  return (
    <section className={classNames(styles.card, styles[side.side], isEmpty && styles.short)} aria-labelledby={title}>
      <div className={styles.head}>
        <span className={styles.arrow} aria-hidden="true">
          <Arrow size={19} strokeWidth={2.6} />
        </span>
        <h2 id={title}>
          {labelNames[side.side]} <b>{score}</b>점
        </h2>
        <span className={styles.count}>소식 {events.length}개</span>
      </div>
      {isEmpty ? (
        <div className={styles.none}>
          <p>근거가 없습니다</p>
          <p>{writeEmptyText(side, view.read)}</p>
          {score === 0 && <Merged coverage={view.coverage} />}
        </div>
      ) : (
        <>
          <div className={styles.lead}>
            <p className={classNames(styles.summary, isRemoved(summary) && styles.removed)}>{summary}</p>
            {side.isByModel && <AiLabel className={styles.ai} />}
            <Meta side={side} />
          </div>
          {side.themes.length > 0 && (
            <div className={styles.themes}>
              <div className={styles.sectionHead}>
                <h3>점수를 만든 주제</h3>
                <span data-print="never">누르면 소식이 보여요</span>
              </div>
              <ThemeWaterfall side={side} eventTexts={view.eventTexts} scale={view.scale} onPick={onPick} />
            </div>
          )}
          <div className={styles.reasons}>
            <div className={styles.sectionHead}>
              <h3>근거</h3>
              {reasons.length > 1 && <span>점수가 큰 순서</span>}
            </div>
            <ReasonList analysisId={view.isOwn ? view.id : null} side={side} {...shown} />
          </div>
        </>
      )}
      <UnsureList side={side} read={view.read} />
      {isEmpty && <Meta side={side} className={styles.only} />}
      <div className={styles.folds}>
        {contributions.length > 0 && (
          <Fold
            title={
              <>
                <h3>기사별 기여도</h3>
                <GradeBadge grade="premium" />
              </>
            }
          >
            <ContributionList side={side} />
          </Fold>
        )}
        {citations.length > 0 && (
          <Fold
            title={
              <>
                <Newspaper size={16} aria-hidden />
                <h3>참조 링크</h3>
                <b>{citations.length}</b>
              </>
            }
          >
            <SourceLinks side={side} />
          </Fold>
        )}
      </div>
    </section>
  );
}

function Meta({ side: { grade, period }, className }: { side: SideView; className?: string | undefined }) {
  if (grade === null) return null;
  return (
    <p className={classNames(styles.meta, className)}>
      <GradeBadge grade={grade} />
      <span>검색 기간 {period}</span>
    </p>
  );
}

/** What was done on a side without a reason, without a claim that nothing happened. */
function writeEmptyText({ side, score }: SideView, read: number): string {
  if (score > 0) return '보여 드릴 수 있는 근거가 남아 있지 않아요.';
  return read === 0
    ? '이 회사를 다룬 기사를 찾지 못했어요.'
    : `기사 ${read}건을 읽었지만 확실한 ${labelNames[side]}는 찾지 못했어요.`;
}

/** Where the other articles about the company are that the head and the funnel count. */
function Merged({ coverage: { merged } }: Pick<ResultView, 'coverage'>) {
  return merged > 0 && <p>같은 소식을 다룬 기사 {merged}건은 이 기사들에 묶었어요.</p>;
}
