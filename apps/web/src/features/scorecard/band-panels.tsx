import { useId } from 'react';
import { Card } from '../../ui/card/card.tsx';
import styles from './band-panels.module.css';
import { BandPlot } from './band-plot.tsx';
import { BandTable } from './band-table.tsx';
import { type BandPanel, countText, type Metric, NOT_COUNTED, periodAnswer, periods } from './figures.ts';

interface Props {
  panels: readonly BandPanel[] | null;
  metrics: readonly Metric[] | null;
}

/** Later returns by band of the score, one panel for each period. */
export function BandPanels({ panels, metrics }: Props) {
  const titleId = useId();
  const [first] = panels ?? [];
  return (
    <Card padded role="region" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId}>점수대마다 그 뒤 주가는 어땠나요</h2>
      {panels === null || first === undefined ? (
        <p className={styles.say}>
          {NOT_COUNTED}. 점수가 나온 뒤의 종가가 20거래일(5일 수익률은 120거래일) 이상 쌓이면 점수대마다 평균과 구간을
          그려요.
        </p>
      ) : (
        <>
          <p className={styles.say}>
            종목·날짜 {countText(first.n)}개({countText(first.days)}거래일)를 점수대로 나누고, 같은 날 시장 평균을 뺀
            수익률의 평균을 점으로, 95% 구간을 선으로 그렸어요. 시장은 종가를 아는 같은 시장 종목의 평균이에요(
            {marketSize(panels)}).
          </p>
          <ul className={styles.legend}>
            <li>
              <i className={styles.full} />
              기준선과 다른 점수대
            </li>
            <li>
              <i className={styles.hollow} />
              기준선과 다르다고 말할 수 없는 점수대
            </li>
            <li>
              <i className={styles.base} />
              모든 종목의 평균(기준선)
            </li>
          </ul>
          <div className={styles.panels}>
            {panels.map((panel) => (
              <Panel key={panel.horizon} panel={panel} panels={panels} metrics={metrics} />
            ))}
          </div>
          <details className={styles.fold}>
            <summary>숫자를 표로 보기</summary>
            <BandTable panels={panels} />
          </details>
        </>
      )}
    </Card>
  );
}

function Panel({
  panel,
  panels,
  metrics,
}: {
  panel: BandPanel;
  panels: readonly BandPanel[];
  metrics: Props['metrics'];
}) {
  const { title, metric } = periods[panel.horizon];
  const found = metrics?.find(({ id }) => id === metric);
  return (
    <section aria-label={`${title} 시장 평균을 뺀 수익률`}>
      <h3>
        {title} <small>시장 평균을 뺀 수익률</small>
      </h3>
      <p className={styles.answer}>{periodAnswer(panel.horizon, found?.verdict)}</p>
      <BandPlot panel={panel} panels={panels} />
    </section>
  );
}

function marketSize(panels: readonly BandPanel[]): string {
  const min = Math.min(...panels.map(({ priced }) => priced.min));
  const max = Math.max(...panels.map(({ priced }) => priced.max));
  return min === max ? `${countText(min)}개` : `${countText(min)}~${countText(max)}개`;
}
