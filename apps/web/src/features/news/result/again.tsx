import { RefreshCw } from 'lucide-react';
import { NewsAgainButton } from '../../analysis/again/news-again-button.tsx';
import type { ResultView } from './result-view.ts';

interface Props {
  view: Pick<ResultView, 'id' | 'code' | 'name'>;
  busy?: boolean;
  /** Starts it on this screen. */
  onStart?: () => void;
}

/** Analyses the stock of a result once more. */
export function Again({ view: { id, code, name }, busy = false, onStart }: Props) {
  return (
    <NewsAgainButton look="soft" stock={{ code, name }} shownId={id} busy={busy} onStart={onStart}>
      <RefreshCw size={16} aria-hidden />
      다시 분석
    </NewsAgainButton>
  );
}
