import { useId } from 'react';
import { Card } from '../../ui/card/card.tsx';
import styles from './answer-card.module.css';
import { countText, figureText, type Metric, maybeChance, NOT_COUNTED, type questions } from './figures.ts';

type Question = (typeof questions)[number];

/** One question, its answer in words, and its interval beside the value without a relation. */
export function AnswerCard({ question, metric }: { question: Question; metric: Metric | undefined }) {
  const titleId = useId();
  const { title, unit, answers } = question;
  return (
    <Card role="region" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId}>{title}</h2>
      <p className={styles.answer}>{metric === undefined ? NOT_COUNTED : answers[metric.verdict]}</p>
      {metric !== undefined && (
        <>
          <p className={styles.figure}>
            {unit} <b>{figureText(metric.value)}</b>{' '}
            <span>
              <span className="sr">95% 구간 </span>[{figureText(metric.lo)}, {figureText(metric.hi)}]
            </span>
          </p>
          <p className={styles.figure}>
            n {countText(metric.n)} · {countText(metric.days)}거래일
          </p>
          {maybeChance(metric) && <p className={styles.figure}>여러 수치를 함께 보면 우연일 수 있어요.</p>}
          <IntervalPlot metric={metric} axis={question.axis} />
        </>
      )}
    </Card>
  );
}

/** The question that nobody has counted yet. */
export function UncountedCard({ title, hint }: { title: string; hint: string }) {
  const titleId = useId();
  return (
    <Card role="region" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId}>{title}</h2>
      <p className={styles.answer}>{NOT_COUNTED}</p>
      <p className={styles.figure}>{hint}</p>
    </Card>
  );
}

/** Says nothing that does not stand above it in words. */
function IntervalPlot({ metric, axis }: { metric: Metric; axis: Question['axis'] }) {
  const from = Math.min(axis.from, metric.lo);
  const to = Math.max(axis.to, metric.hi);
  const at = (value: number) => `${(100 * (value - from)) / (to - from)}%`;
  return (
    <div className={styles.plot} aria-hidden="true">
      <div className={styles.track}>
        <i className={styles.nothing} style={{ left: at(metric.null_value) }} />
        <i className={styles.interval} style={{ left: at(metric.lo), right: `calc(100% - ${at(metric.hi)})` }} />
        <i className={styles.dot} style={{ left: at(metric.value) }} />
      </div>
      <div className={styles.axis}>
        <span>{figureText(from)}</span>
        <span className={styles.middle} style={{ left: at(metric.null_value) }}>
          {axis.nothing}
        </span>
        <span>{figureText(to)}</span>
      </div>
    </div>
  );
}
