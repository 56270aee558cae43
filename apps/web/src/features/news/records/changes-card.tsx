import type { NewsChanges } from '@gaemi/contracts/news-history';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { dateText } from '../../../shared/seoul-date.ts';
import { TextButton } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './changes-card.module.css';

interface Props {
  changes: NewsChanges | undefined;
  isFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** What has changed since the last analysis of the same stock: both scores and how many reasons are new. */
export function ChangesCard({ changes, isFailed, isRetrying, onRetry }: Props) {
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>지난 분석과 비교</h2>
      {isFailed && (
        <p className={styles.line} role="alert">
          지난 분석과 비교하지 못했어요.
          <TextButton accent onClick={onRetry} aria-busy={isRetrying || undefined}>
            다시 시도
          </TextButton>
        </p>
      )}
      {!isFailed && changes === undefined && <Skeleton height={44} />}
      {changes !== undefined && <Changes changes={changes} />}
    </Card>
  );
}

function Changes({ changes }: { changes: NewsChanges }) {
  const { previous_created_at: previous, good_change: good, bad_change: bad } = changes;
  if (previous === null) {
    return <p className={styles.line}>이 종목의 첫 분석이에요. 다음 분석부터 달라진 점을 보여드려요.</p>;
  }
  if (good === null || bad === null) {
    return (
      <p className={styles.line}>
        지난 분석({dateText(previous)})과는 점수를 계산한 방식이 달라 비교하지 않아요. 다음 분석부터 달라진 점을
        보여드려요.
      </p>
    );
  }
  return (
    <>
      <span className={styles.since}>{dateText(previous)} 분석보다</span>
      <dl className={styles.changes}>
        <Change side="good" name="호재" change={good} fresh={changes.new_good_reasons.length} />
        <Change side="bad" name="악재" change={bad} fresh={changes.new_bad_reasons.length} />
      </dl>
    </>
  );
}

interface ChangeProps {
  side: 'good' | 'bad';
  name: string;
  /** Points more, or fewer. */
  change: number;
  /** New reasons. */
  fresh: number;
}

function Change({ side, name, change, fresh }: ChangeProps) {
  const Icon = change > 0 ? ArrowUp : change < 0 ? ArrowDown : Minus;
  return (
    <div>
      <dt className={styles[side]}>{name}</dt>
      <dd>
        <span className={styles.points}>
          <Icon size={16} aria-hidden />
          {change === 0 ? '변화 없음' : `${Math.abs(change)}점 ${change > 0 ? '올랐어요' : '내렸어요'}`}
        </span>
        <span className={styles.fresh}>{fresh === 0 ? '새 근거 없음' : `새 근거 ${fresh}개`}</span>
      </dd>
    </div>
  );
}
