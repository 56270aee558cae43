import { sharedMoment, sharedSentences } from '@gaemi/contracts/shared-texts';
import type { SharedNews } from '@gaemi/contracts/shares';
import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { Clock } from 'lucide-react';
import { type RefObject, useMemo, useState } from 'react';
import { AiLabel } from '../result/ai-label.tsx';
import { Result } from '../result/result.tsx';
import { toSharedView } from '../result/result-view.ts';
import styles from './shared-view.module.css';

interface Props {
  shared: SharedNews;
  /** How the score is read, for those who ask. */
  reading: RefObject<HTMLHeadingElement | null>;
}

/** A shared result for everybody, and when it was judged. */
export function SharedView({ shared, reading }: Props) {
  const view = useMemo(() => toSharedView(shared), [shared]);
  // A stranger who sees one side at a time begins with one that has a reason.
  const [shown, setShown] = useState<NewsSide>(
    () => newsSides.find((side) => view.sides[side]?.reasons.length) ?? newsSides[0],
  );
  return (
    <div className={styles.shared}>
      <div className={styles.moment}>
        <Clock className={styles.icon} size={17} aria-hidden />
        <div>
          <p>
            <b>{sharedMoment(shared)}</b> 그 뒤의 소식은 들어 있지 않아요.
          </p>
          {view.isByModel && (view.isThin || view.lead.length === 0) && (
            <AiLabel>{sharedSentences.judgedByModel}</AiLabel>
          )}
        </div>
      </div>
      <Result
        view={view}
        shown={shown}
        onShow={setShown}
        onShowChoice={() => {
          reading.current?.scrollIntoView({ block: 'start' });
          reading.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
