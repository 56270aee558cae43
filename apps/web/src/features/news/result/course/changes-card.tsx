import type { NewsChanges } from '@gaemi/contracts/news-history';
import { type NewsTier, newsTierLimits } from '@gaemi/domain/members/grades';
import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import type { CSSProperties, ReactNode } from 'react';
import { dateText, shortDate } from '../../../../shared/seoul-date.ts';
import { TextButton } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import type { ResultView } from '../result-view.ts';
import styles from './changes-card.module.css';

/** New or dropped reasons of a side that are named. */
const NAMED_REASONS = 3;

interface Props {
  view: ResultView;
  changes: NewsChanges | undefined;
  isFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  /** The course of the scores, where the band has no room for it. */
  course: ReactNode;
}

/** What has changed since the last analysis of the same stock: the scores, and the reasons that are new or gone. */
export function ChangesCard({ view, changes, isFailed, isRetrying, onRetry, course }: Props) {
  return (
    <Card padded>
      <div className={styles.head}>
        <h2>지난 분석과 달라진 점</h2>
        {changes !== undefined && changes.previous_created_at !== null && (
          <span aria-hidden="true">
            {shortDate(changes.previous_created_at, view.createdAt)} → {shortDate(view.createdAt)}
          </span>
        )}
      </div>
      {isFailed && (
        <p className={styles.line} role="alert">
          지난 분석과 비교하지 못했어요.
          <TextButton accent onClick={onRetry} aria-busy={isRetrying || undefined}>
            다시 시도
          </TextButton>
        </p>
      )}
      {!isFailed && changes === undefined && <Skeleton height={120} />}
      {changes !== undefined && <Changes view={view} changes={changes} course={course} />}
    </Card>
  );
}

function Changes({ view, changes, course }: Pick<Props, 'view' | 'course'> & { changes: NewsChanges }) {
  const { previous_created_at: previous, previous_tier: tier } = changes;
  const moves = newsSides.map((side) => ({ side, change: changes[`${side}_change`] }));
  if (previous === null) {
    return <p className={styles.line}>이 종목의 첫 분석이에요. 다음 분석부터 달라진 점을 보여드려요.</p>;
  }
  if (moves.some(({ change }) => change === null)) {
    return (
      <p className={styles.line}>
        지난 분석({dateText(previous)})과는 점수를 계산한 방식이나 자료가 달라 비교하지 않아요. 다음 분석부터 달라진
        점을 보여드려요.
      </p>
    );
  }
  return (
    <>
      <p className="sr">{dateText(previous)} 분석보다</p>
      {tier !== null && tier !== view.tier && (
        <p className={styles.note}>
          지난 분석은 {readText(tier)}, 이번은 {readText(view.tier)} 읽었어요. 그래서 달라진 점도 섞여 있어요.
        </p>
      )}
      <ul className={styles.changes}>
        {moves.map(({ side, change }) => (
          <Change key={side} name={labelNames[side]} part={side} now={view.scores[side]} change={change ?? 0} />
        ))}
        <Change
          name="판단 유보"
          part="reserve"
          now={view.reserve}
          change={-moves.reduce((sum, { change }) => sum + (change ?? 0), 0)}
        />
      </ul>
      <div className={styles.course}>{course}</div>
      <Reasons changes={changes} name="new" title="새로 들어온 근거" none="새로 들어온 근거는 없어요." />
      <Reasons changes={changes} name="gone" title="이번에 빠진 근거" />
    </>
  );
}

function readText(tier: NewsTier): string {
  const { lookBackMonths, maxEvents } = newsTierLimits[tier];
  return `${lookBackMonths}개월 안에서 소식 ${maxEvents}개까지`;
}

interface ReasonsProps {
  changes: NewsChanges;
  name: 'new' | 'gone';
  title: string;
  /** Said where there are none. */
  none?: string;
}

/** The weightiest reasons of both sides that only one of the two analyses has, and how many there are. */
function Reasons({ changes, name, title, none }: ReasonsProps) {
  const reasons = newsSides.flatMap((side) =>
    changes[`${name}_${side}_reasons`].map((text, place) => ({ side, text, isShown: place < NAMED_REASONS })),
  );
  if (reasons.length === 0) return none === undefined ? null : <p className={styles.note}>{none}</p>;
  return (
    <>
      <p className={styles.sub}>
        {title} {reasons.length}개
      </p>
      <ul className={styles.fresh}>
        {reasons.map(
          ({ side, text, isShown }) =>
            isShown && (
              <li key={`${side}${text}`}>
                <b className={styles[`${side}Text`]}>{labelNames[side]}</b>
                <span>{text}</span>
              </li>
            ),
        )}
      </ul>
    </>
  );
}

interface ChangeProps {
  name: string;
  part: NewsSide | 'reserve';
  now: number;
  change: number;
}

/** One part of 100: where it was (hollow) and where it is. */
function Change({ name, part, now, change }: ChangeProps) {
  const before = Math.min(100, Math.max(0, now - change));
  const line: CSSProperties = { left: `${Math.min(before, now)}%`, width: `${Math.abs(now - before)}%` };
  return (
    <li className={styles[part]}>
      <span className={styles.name}>{name}</span>
      <span className={styles.track} role="img" aria-label={`${name} ${before}점에서 ${now}점으로`}>
        <i className={styles.way} style={line} />
        <i className={styles.before} style={{ left: `${before}%` }} />
        <i className={styles.now} style={{ left: `${now}%` }} />
      </span>
      <span className={styles.values} aria-hidden="true">
        {before} → <b>{now}</b> <em>{change === 0 ? '–' : `${change > 0 ? '▲' : '▼'}${Math.abs(change)}`}</em>
      </span>
    </li>
  );
}
