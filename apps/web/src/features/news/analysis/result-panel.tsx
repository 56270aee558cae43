import { labelNames, type NewsSide } from '@gaemi/domain/news-side';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { momentText } from '../../../shared/seoul-date.ts';
import { Card } from '../../../ui/card/card.tsx';
import { SegmentedTabs } from '../../../ui/tabs/segmented-tabs.tsx';
import { Disclaimer } from '../../analysis/disclaimer.tsx';
import { ResultHead } from '../../analysis/records/result-head.tsx';
import { CoverageLine } from '../detail/coverage-line.tsx';
import { NewsDetailView } from '../detail/news-detail-view.tsx';
import { LeadLines } from '../lead-lines.tsx';
import type { FinishedAnalysis } from './finished-analysis.ts';
import styles from './result-panel.module.css';
import { ScoreBoard } from './score-board.tsx';

/** A finished analysis: which stock, which way, how strongly, what it rests on, why. */
export function ResultPanel({ combined, details }: FinishedAnalysis) {
  return (
    <>
      <Card>
        <div className={styles.head}>
          <ResultHead record={combined}>
            <span>{momentText(combined.created_at)} 분석</span>
            <span>검색 기간 {combined.searching_period}</span>
          </ResultHead>
          <LeadLines lines={combined.lead} />
          <ScoreBoard record={combined} />
        </div>
        <CoverageLine coverage={combined.coverage} />
      </Card>
      <SegmentedTabs
        label="호재와 악재"
        initial="good"
        className={styles.sides}
        tabs={details.map((detail) => ({
          value: detail.side,
          tone: detail.side,
          label: (
            <>
              <SideArrow side={detail.side} />
              {labelNames[detail.side]} {detail.total_score}점
            </>
          ),
          panel: <NewsDetailView detail={detail} tier={combined.news_tier} />,
        }))}
      />
      <Disclaimer />
    </>
  );
}

function SideArrow({ side }: { side: NewsSide }) {
  const Arrow = side === 'bad' ? ArrowDown : ArrowUp;
  return <Arrow size={16} aria-hidden />;
}
