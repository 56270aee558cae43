import { ArrowDown, ArrowUp } from 'lucide-react';
import { useArrivalFocus } from '../../../components/arrival-focus.ts';
import { GradeBadge, SampleBadge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { HeartButton } from '../../../components/heart-button.tsx';
import { CoverageLine } from '../../../components/news-detail/coverage-line.tsx';
import { NewsDetailView } from '../../../components/news-detail/news-detail-view.tsx';
import { SegmentedTabs } from '../../../components/segmented-tabs.tsx';
import { momentText } from '../../../components/seoul-date.ts';
import { useWatchedStock } from '../../../session/watched-stock.ts';
import type { FinishedAnalysis } from '../api/finished-analysis.ts';
import styles from './result-panel.module.css';
import { ScoreBoard } from './score-board.tsx';

/** A finished analysis: which stock, which way, how strongly, what it rests on, why. */
export function ResultPanel({ combined, good, bad }: FinishedAnalysis) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  const { busy, watch } = useWatchedStock({ code: combined.stock_code, name: combined.stock_name });
  return (
    <>
      <Card>
        <div className={styles.head}>
          <div className={styles.name}>
            <h2 ref={title} tabIndex={-1}>
              {combined.stock_name}
            </h2>
            <span className={styles.code}>{combined.stock_code}</span>
            <HeartButton
              className={styles.heart}
              name={combined.stock_name}
              liked={combined.like}
              busy={busy}
              onToggle={() => watch(!combined.like)}
            />
          </div>
          <p className={styles.meta}>
            <GradeBadge grade={combined.model_tier} />
            {combined.data_source === 'sample' && <SampleBadge />}
            <span>{momentText(combined.created_at)} 분석</span>
            <span>검색 기간 {combined.searching_period}</span>
          </p>
          <ScoreBoard
            good={combined.good_news_score}
            bad={combined.bad_news_score}
            percentage={combined.percentage_value}
          />
        </div>
        <CoverageLine coverage={combined.coverage} />
      </Card>
      <SegmentedTabs
        label="호재와 악재"
        initial="good"
        className={styles.sides}
        tabs={[
          {
            value: 'good',
            tone: 'good',
            label: (
              <>
                <ArrowUp size={16} aria-hidden />
                호재 {good.total_score}점
              </>
            ),
            panel: <NewsDetailView detail={good} tier={combined.news_tier} />,
          },
          {
            value: 'bad',
            tone: 'bad',
            label: (
              <>
                <ArrowDown size={16} aria-hidden />
                악재 {bad.total_score}점
              </>
            ),
            panel: <NewsDetailView detail={bad} tier={combined.news_tier} />,
          },
        ]}
      />
      <p className={styles.note}>투자 판단의 책임은 본인에게 있어요</p>
    </>
  );
}
