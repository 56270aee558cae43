import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { useMemo, useRef, useState } from 'react';
import { useArrivalFocus } from '../../../ui/page/arrival-focus.ts';
import { Disclaimer } from '../../analysis/disclaimer.tsx';
import { Again } from '../result/again.tsx';
import { MemberResult } from '../result/member-result.tsx';
import { toResultView } from '../result/result-view.ts';
import { useScrolledPast } from '../result/use-scrolled-past.ts';
import { CompactVerdict } from '../result/verdict/compact-verdict.tsx';
import type { FinishedAnalysis } from './finished-analysis.ts';
import styles from './result-panel.module.css';

interface Props extends FinishedAnalysis {
  /** Another analysis of the stock is being asked for. */
  busy: boolean;
  onAgain: () => void;
}

/** The result of an analysis that has just ended; the verdict stays in sight when its band has been scrolled away. */
export function ResultPanel({ combined, details, busy, onAgain }: Props) {
  const [shown, setShown] = useState<NewsSide>(newsSides[0]);
  const band = useRef<HTMLDivElement>(null);
  const title = useArrivalFocus<HTMLHeadingElement>();
  const isPast = useScrolledPast(band, true);
  const view = useMemo(() => toResultView(combined, details), [combined, details]);
  return (
    <div className={styles.panel}>
      {isPast && (
        <div className={styles.bar}>
          <div className={styles.verdict}>
            <CompactVerdict view={view} />
          </div>
        </div>
      )}
      <MemberResult
        view={view}
        shown={shown}
        onShow={setShown}
        band={band}
        title={title}
        again={<Again view={view} busy={busy} onStart={onAgain} />}
      />
      <Disclaimer />
    </div>
  );
}
