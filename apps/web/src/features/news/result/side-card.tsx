import type { NewsDetail } from '@gaemi/contracts/news-detail';
import type { NewsTier } from '@gaemi/domain/members/grades';
import { labelNames } from '@gaemi/domain/news-side';
import { isMetered } from '@gaemi/domain/sources';
import { ArrowDown, ArrowUp, Newspaper } from 'lucide-react';
import { useId } from 'react';
import { GradeBadge } from '../../../ui/badge/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { AiLabel } from './ai-label.tsx';
import { ContributionList } from './contribution-list.tsx';
import { Fold } from './fold.tsx';
import { ReasonList } from './reason-list.tsx';
import styles from './side-card.module.css';
import { SourceLinks } from './source-links.tsx';
import { isRemoved, type Story } from './story-texts.ts';
import { ThemeWaterfall } from './theme-waterfall.tsx';
import type { WholeSide } from './whole-points.ts';

/** Reasons on a page for everybody before the others are asked for. */
const PUBLIC_REASONS = 4;

export interface SideCardProps {
  /** The analysis that the side is of. */
  analysisId: string | null;
  detail: NewsDetail;
  tier: NewsTier;
  whole: WholeSide;
  stories: ReadonlyMap<string, Story>;
  /** Points that fill the width of the themes; the same on both sides. */
  scale: number;
  /** Too few events for a direction. */
  isThin: boolean;
  /** Reasons that the analysis before had not. */
  newReasons: readonly string[];
  /** The event that is pointed at. */
  active: string | null;
  /** The event that was asked for. */
  picked: string | null;
  onPick: (id: string) => void;
  /** For everybody: without the grade of the member, and fewer reasons at first. */
  isPublic?: boolean;
}

/** One side of a result: its score, in short, from which themes it comes, and why. */
export function SideCard({
  detail,
  tier,
  whole,
  stories,
  scale,
  isThin,
  onPick,
  isPublic = false,
  ...shown
}: SideCardProps) {
  const { side, total_score: score } = detail;
  const title = useId();
  const Arrow = side === 'good' ? ArrowUp : ArrowDown;
  const isEmpty = detail.reasons.length === 0;
  return (
    <section className={classNames(styles.card, styles[side], isEmpty && styles.short)} aria-labelledby={title}>
      <div className={styles.head}>
        <span className={styles.arrow} aria-hidden="true">
          <Arrow size={19} strokeWidth={2.6} />
        </span>
        <h2 id={title}>
          {labelNames[side]} <b>{score}</b>점
        </h2>
        <EventCount detail={detail} />
      </div>
      {isEmpty ? (
        <div className={styles.none}>
          <p>근거가 없습니다</p>
          <p>{emptyText(detail)}</p>
        </div>
      ) : (
        <>
          <div className={styles.lead}>
            <p className={classNames(styles.summary, isRemoved(detail.summary) && styles.removed)}>{detail.summary}</p>
            {isMetered(detail.judged_by) && <AiLabel className={styles.ai} />}
            {!isPublic && <Meta detail={detail} />}
          </div>
          {!isThin && whole.themes.length > 0 && (
            <div className={styles.themes}>
              <div className={styles.sectionHead}>
                <h3>점수를 만든 주제</h3>
                <span>누르면 소식이 보여요</span>
              </div>
              <ThemeWaterfall side={side} score={score} whole={whole} stories={stories} scale={scale} onPick={onPick} />
            </div>
          )}
          <div className={styles.reasons}>
            <div className={styles.sectionHead}>
              <h3>근거</h3>
              {detail.reasons.length > 1 && <span>점수가 큰 순서</span>}
            </div>
            <ReasonList detail={detail} whole={whole} {...shown} {...(isPublic && { firstShown: PUBLIC_REASONS })} />
          </div>
        </>
      )}
      {isEmpty && !isPublic && <Meta detail={detail} className={styles.only} />}
      <div className={styles.folds}>
        {tier === 'premium' && detail.contributions.length > 0 && (
          <Fold
            title={
              <>
                <h3>기사별 기여도</h3>
                <GradeBadge grade="premium" />
              </>
            }
          >
            <ContributionList detail={detail} />
          </Fold>
        )}
        {detail.citations.length > 0 && (
          <Fold
            title={
              <>
                <Newspaper size={16} aria-hidden />
                <h3>참조 링크</h3>
                <b>{detail.citations.length}</b>
              </>
            }
          >
            <SourceLinks detail={detail} />
          </Fold>
        )}
      </div>
    </section>
  );
}

function Meta({ detail, className }: { detail: NewsDetail; className?: string | undefined }) {
  return (
    <p className={classNames(styles.meta, className)}>
      <GradeBadge grade={detail.model_tier} />
      <span>검색 기간 {detail.searching_period}</span>
    </p>
  );
}

function EventCount({ detail: { events, side } }: { detail: NewsDetail }) {
  return <span className={styles.count}>소식 {events.filter((event) => event.side === side).length}개</span>;
}

/** What it means that a side has no reason, and what it does not mean. */
function emptyText({ side, total_score: score }: NewsDetail): string {
  if (score > 0) return '보여 드릴 수 있는 근거가 남아 있지 않아요.';
  const unsaid = side === 'good' ? '좋은 일이 없다는 뜻은 아니에요.' : '나쁜 일이 없다는 뜻은 아니에요.';
  return `이 기간에 ${labelNames[side]}로 본 소식이 없었어요. ${unsaid} 찾은 기사에 없었을 뿐이에요.`;
}
