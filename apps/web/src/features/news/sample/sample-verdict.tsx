import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { labelNames, newsSides } from '@gaemi/domain/news-side';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dayText } from '../../../shared/seoul-date.ts';
import { SampleBadge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Bar100 } from '../../../ui/score/bar-100.tsx';
import { DirectionMark } from '../../../ui/score/direction-mark.tsx';
import { ScoreNumber } from '../../../ui/score/score-number.tsx';
import { sideTriangles } from '../../../ui/score/side-looks.ts';
import { CodeBadge } from '../../../ui/table/table-cells.tsx';
import { SampleStrip } from './sample-strip.tsx';
import styles from './sample-verdict.module.css';
import { leadingEvents, sampleView } from './sample-view.ts';

const [left, right] = newsSides;

/** What a result looks like, for who has not logged in: the scores, when what happened, and the weightiest reasons. */
export function SampleVerdict() {
  const { name, code, scores, reserve } = sampleView;
  return (
    <Card padded role="region" aria-labelledby="sample-stock">
      <div className={styles.head}>
        <h2 id="sample-stock">{name}</h2>
        <span className={styles.code}>
          <CodeBadge code={code} />
        </span>
        <SampleBadge />
        <DirectionMark className={styles.direction} verdict={sampleView} size="small" />
      </div>
      <div className={styles.scores}>
        <ScoreNumber side={left} score={scores[left]} leads />
        <p className={styles.reserve}>
          판단 유보 <b>{reserve}</b>
        </p>
        <ScoreNumber side={right} score={scores[right]} leads={false} />
      </div>
      <Bar100 scores={scores} reserve={reserve} decorative className={styles.bar} />
      <SampleStrip />
      <ol className={styles.reasons}>
        {leadingEvents.map(({ id, side, text, type, articles, isConfirmed, day, rounded }) => (
          <li key={id}>
            <b>{text}</b>
            <span className={styles[side]}>
              <span aria-hidden="true">{sideTriangles[side]}</span> {labelNames[side]} {rounded}점
            </span>
            <p>
              <span className={styles.tag}>{eventTypeNames[type]}</span>
              기사 {articles}건{isConfirmed && ' · 공시 확인'} · {dayText(day)}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.foot}>
        <span>실제로는 없는 회사예요</span>
        <Link to="/sample">
          예시 결과 전체 보기
          <ChevronRight size={16} aria-hidden />
        </Link>
      </p>
    </Card>
  );
}
