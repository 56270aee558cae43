import type { NewsSide } from '@gaemi/domain/news-side';
import { useRef, useState } from 'react';
import { useArrivalFocus } from '../../../ui/page/arrival-focus.ts';
import { Disclaimer } from '../../analysis/disclaimer.tsx';
import { AgainButton } from '../result/again.tsx';
import { CompactVerdict } from '../result/compact-verdict.tsx';
import { ResultView } from '../result/result-view.tsx';
import type { SideState } from '../result/side-part.tsx';
import { useScrolledPast } from '../result/use-scrolled-past.ts';
import { useAnalysisCost } from '../use-analysis-cost.ts';
import type { FinishedAnalysis } from './finished-analysis.ts';
import styles from './result-panel.module.css';

interface Props extends FinishedAnalysis {
  /** Another analysis of the stock is being asked for. */
  busy: boolean;
  onAgain: () => void;
}

/** The result of an analysis that has just ended; the verdict stays in sight when its band has been scrolled away. */
export function ResultPanel({ combined, details, busy, onAgain }: Props) {
  const [shown, setShown] = useState<NewsSide>('good');
  const cost = useAnalysisCost();
  const band = useRef<HTMLDivElement>(null);
  const title = useArrivalFocus<HTMLHeadingElement>();
  const isPast = useScrolledPast(band, true);
  const readState = (side: NewsSide): SideState => ({
    detail: details.find((detail) => detail.side === side),
    isFailed: false,
    isRetrying: false,
    onRetry: () => undefined,
  });
  return (
    <div className={styles.panel}>
      {isPast && (
        <div className={styles.bar}>
          <div className={styles.verdict}>
            <CompactVerdict record={combined} />
          </div>
        </div>
      )}
      <ResultView
        record={combined}
        sides={{ good: readState('good'), bad: readState('bad') }}
        shown={shown}
        onShow={setShown}
        panels="columns"
        band={band}
        title={title}
        again={<AgainButton cost={cost} busy={busy} onStart={onAgain} />}
      />
      <Disclaimer />
    </div>
  );
}
