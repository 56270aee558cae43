import type { RecentAnalysis } from '@gaemi/contracts/home';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';
import { Link } from 'react-router-dom';
import { ageText, momentText } from '../../shared/seoul-date.ts';
import { selectService } from '../../shared/session/selected-service.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { DirectionMark } from '../../ui/score/direction-mark.tsx';
import { MiniBar } from '../../ui/score/mini-bar.tsx';
import { LettersLine } from '../analysis/accumulated/letters-line.tsx';
import { placeSampleBadges } from '../analysis/records/place-sample-badges.ts';
import styles from './recent-analyses.module.css';

/** The newest analyses of both services; each row opens it. */
export function RecentAnalyses({ recent }: { recent: readonly RecentAnalysis[] }) {
  const badges = placeSampleBadges(recent);
  return (
    <Card className={styles.recent}>
      <h2>최근 분석 {badges.isAbove && <SampleBadge />}</h2>
      <ul>
        {recent.map((analysis) => (
          <li key={analysis._id}>
            <Link
              to={`${analysis.service === 'news' ? '/search' : '/mjb-search'}?detail=${analysis._id}`}
              className={styles.row}
              onClick={() => selectService(analysis.service)}
            >
              <span className={styles.stock}>
                <b>{analysis.stock_name}</b>
                <small>{analysis.stock_code}</small>
                {badges.isAt(analysis) && <SampleBadge />}
              </span>
              {analysis.service === 'news' ? <NewsCells analysis={analysis} /> : <LetterCells analysis={analysis} />}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NewsCells({ analysis }: { analysis: Extract<RecentAnalysis, { service: 'news' }> }) {
  const { reserve, thin, percentage_value: percentage, top_reason: reason } = analysis;
  return (
    <>
      <DirectionMark
        verdict={{ scores: analysis, reserve, percentage, isThin: thin }}
        size="small"
        className={styles.verdict}
      />
      {reason !== null && <span className={styles.reason}>{writeAmounts(reason)}</span>}
      <When at={analysis.created_at} />
      <MiniBar scores={analysis} reserve={reserve} className={styles.scores} />
    </>
  );
}

function LetterCells({ analysis }: { analysis: Extract<RecentAnalysis, { service: 'mjb' }> }) {
  const [first, second, third] = analysis.letters;
  return (
    <>
      <span className={styles.verdict}>매집비</span>
      <When at={analysis.created_at} />
      <span className={styles.letters}>
        <LettersLine letters={{ first_mjb_grade: first, second_mjb_grade: second, third_mjb_grade: third }} />
      </span>
    </>
  );
}

function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={momentText(at)} className={styles.when}>
      {ageText(at)}
    </time>
  );
}
