import type { NewsDetail } from '@gaemi/contracts/news-detail';
import { rumourRules } from '@gaemi/domain/filings/rumour-rules';
import { WebLink } from '../../../../ui/link/web-link.tsx';
import { shortDay } from '../timeline/day-scale.ts';
import styles from './rumour-stages.module.css';

type Stage = NonNullable<NewsDetail['reasons'][number]['stages']>[number];

/** How far a rumour has come: report, inquiry, answer, each with its day; filings are links. */
export function RumourStages({ stages }: { stages: readonly Stage[] }) {
  const next = stages.at(-1)?.next_answer_on;
  return (
    <div className={styles.stages}>
      <ol aria-label="소문의 단계">
        {stages.map((stage) => (
          <li key={`${stage.stage}${stage.day}`}>
            <StageName stage={stage} /> <time dateTime={stage.day}>{shortDay(stage.day)}</time>
          </li>
        ))}
      </ol>
      {next !== null && next !== undefined && <p>다시 답하는 날 {shortDay(next)}</p>}
    </div>
  );
}

function StageName({ stage: { stage, link } }: { stage: Stage }) {
  const { name } = rumourRules[stage];
  if (link === null) return <span>{name}</span>;
  return (
    <WebLink href={link}>
      {name}
      <span className="sr"> 공시 새 창</span>
    </WebLink>
  );
}
