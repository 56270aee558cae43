import type { Coverage } from '@gaemi/contracts/news-analysis';
import { FEW_EVENTS } from '@gaemi/domain/scoring/few-events';
import { Info } from 'lucide-react';
import { cutText, lateStart, reachText, readCounts, sourceTexts } from '../coverage-texts.ts';
import styles from './coverage-note.module.css';

interface Props {
  coverage: Coverage;
  isThin: boolean;
  /** Leads to how the articles were chosen. */
  onShowChoice: () => void;
}

/** What the result really rests on: how far back, how many articles and events, and from where. */
export function CoverageNote({ coverage, isThin, onShowChoice }: Props) {
  const reach = reachText(coverage);
  const { articles, events } = readCounts(coverage);
  const { names, troubles } = sourceTexts(coverage);
  const late = lateStart(coverage);
  const cut = cutText(coverage);
  return (
    <div className={styles.note}>
      <Info className={styles.icon} size={16} aria-hidden />
      <p>
        {reach !== null && (
          <>
            <b className="nb">실제 {reach}</b> ·{' '}
          </>
        )}
        <span className="nb">
          기사 {coverage.found}건 중 {articles}건
        </span>{' '}
        · <span className="nb">소식 {events}개</span>
        {names.length > 0 && <span className={styles.more}> · {names.join(', ')}</span>}
        {late !== null && <span className={styles.why}> · {late} 이후 기사만 찾을 수 있었어요.</span>}
        {cut !== null && <span className={styles.why}> · {cut}</span>}
        {isThin && (
          <span className={styles.why}> · 점수에 쓸 소식이 {FEW_EVENTS}개 이상 모이면 방향을 보여 드려요.</span>
        )}
        {troubles.map((trouble) => (
          <span key={trouble} className={styles.trouble}>
            {' · '}
            {trouble}
          </span>
        ))}
      </p>
      <button type="button" className={styles.how} onClick={onShowChoice}>
        어떻게 골랐나요
      </button>
    </div>
  );
}
