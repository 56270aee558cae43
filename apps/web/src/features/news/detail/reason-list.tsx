import type { NewsArticleRef, NewsDetail } from '@gaemi/contracts/news-detail';
import { eventTypeNames } from '@gaemi/domain/judgement/event-type';
import { shortDate } from '../../../shared/seoul-date.ts';
import { WebLink, webAddress } from '../../../ui/link/web-link.tsx';
import styles from './reason-list.module.css';

type Reason = NewsDetail['reasons'][number];

const strengthTexts: Record<Reason['strength'], string> = { 1: '영향 작음', 2: '영향 보통', 3: '영향 큼' };
const pips = [1, 2, 3] as const;

/** Why the score is what it is: a sentence, its strength, and the articles it rests on. */
export function ReasonList({
  detail,
  newReasons = [],
}: {
  detail: NewsDetail;
  newReasons?: readonly string[] | undefined;
}) {
  if (detail.reasons.length === 0) return <p className={styles.none}>근거가 없습니다</p>;
  const sources = new Map(detail.sources.map((source) => [source.link, source]));
  return (
    <ol className={styles[detail.side]}>
      {detail.reasons.map((reason, index) => (
        <li key={reason.event_id ?? reason.text} className={styles.reason}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className={styles.text}>
              {newReasons.includes(reason.text) && <span className={styles.fresh}>새 근거</span>}
              {reason.type !== null && <span className={styles.type}>{eventTypeNames[reason.type]}</span>}
              {reason.text}
            </p>
            <div className={styles.basis}>
              <Strength reason={reason} />
              {reason.links.map((link) => (
                <SourceChip key={link} link={link} source={sources.get(link)} />
              ))}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Strength({ reason: { strength, merged } }: { reason: Reason }) {
  return (
    <span className={styles.strength}>
      <span className={styles.pips} aria-hidden="true">
        {pips.map((pip) => (
          <b key={pip} className={pip <= strength ? styles.on : undefined} />
        ))}
      </span>
      {strengthTexts[strength]}
      {/* The count is of the copies; with the one they were merged into there is one more. */}
      {merged > 0 && <em>같은 소식 {merged + 1}건 묶음</em>}
    </span>
  );
}

function SourceChip({ link, source }: { link: string; source: NewsArticleRef | undefined }) {
  return (
    <WebLink className={styles.chip} href={link} title={source?.title}>
      {source?.publisher ?? webAddress(link)?.hostname ?? '기사'}
      {source !== undefined && <time dateTime={source.published_at}>{shortDate(source.published_at)}</time>}
      <span className="sr"> 기사 새 창</span>
    </WebLink>
  );
}
