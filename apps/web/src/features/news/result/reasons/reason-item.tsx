import type { NewsArticleRef, NewsDetail } from '@gaemi/contracts/news-detail';
import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { strengthNames } from '@gaemi/domain/judge/judgement/judgement';
import { FileCheck2, FileWarning } from 'lucide-react';
import { useId, useState } from 'react';
import { shortDate } from '../../../../shared/seoul-date.ts';
import { TextButton } from '../../../../ui/button/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { siteName, WebLink } from '../../../../ui/link/web-link.tsx';
import { useShorterFocus } from '../../../../ui/page/shorter-focus.ts';
import { FollowedLine } from '../../../base-rates/followed-line.tsx';
import { isRemoved, shownText } from '../event-texts.ts';
import { pointsText } from '../rounded-side.ts';
import { shortDay } from '../timeline/day-scale.ts';
import styles from './reason-item.module.css';
import { ReasonMenu } from './reason-menu.tsx';
import { correctedTexts, reportedText, unsentText, useReportReason } from './report-reason.ts';
import { RumourStages } from './rumour-stages.tsx';

type Reason = NewsDetail['reasons'][number];

const pips = [1, 2, 3] as const;
/** Chips beside each other before all are asked for. */
const SHOWN_SOURCES = 2;

interface Props {
  /** The analysis that it is of; null where nobody can report it: in an example, in a shared result. */
  analysisId: string | null;
  reason: Reason;
  side: NewsDetail['side'];
  number: number;
  /** Whole points. */
  points: number;
  /** What made the points more or fewer. */
  why: readonly string[];
  /** How the points come about. */
  explained: string;
  sources: ReadonlyMap<string, NewsArticleRef>;
  isNew: boolean;
  /** Its event is pointed at. */
  isLit: boolean;
}

/** Why the score is what it is: what happened, how strongly it counts, what confirms it, and who reports it. */
export function ReasonItem({ analysisId, reason, side, number, points, why, explained, sources, isNew, isLit }: Props) {
  const { text, type, merged, links, event_id: id, corrected } = reason;
  const [showsAll, setShowsAll] = useState(false);
  const [isExplained, setExplained] = useState(false);
  const explainedId = useId();
  const { report, undo, isPending, reported } = useReportReason({ analysisId, eventId: id, reported: reason.reported });
  const place = useShorterFocus<HTMLLIElement>(Number(undo !== undefined));
  const isDoubted = corrected !== null || reported !== null;
  return (
    <li
      ref={place}
      className={classNames(styles.reason, styles[side], isLit && styles.lit, isDoubted && styles.doubted)}
      data-event={id}
      tabIndex={-1}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <p className={classNames(styles.text, isRemoved(text) && styles.removed)}>
          {isNew && <span className={styles.fresh}>새 근거</span>}
          {shownText(reason)}
        </p>
        <div className={styles.facts}>
          {type !== null && <span className={styles.tag}>{eventTypeNames[type]}</span>}
          <Strength strength={reason.strength} />
          {why.map((words) => (
            <span key={words} className={styles.why}>
              {words}
            </span>
          ))}
          <Filing filing={reason.confirmed_by} word="공시 확인" isConfirmed />
          <Filing filing={reason.differs_from} word="공시와 다름" isConfirmed={false} />
        </div>
        {isExplained && (
          <p className={styles.explained} id={explainedId}>
            {explained}
          </p>
        )}
        {reason.stages !== null && <RumourStages stages={reason.stages} />}
        <Sources
          links={links}
          merged={merged}
          sources={sources}
          all={showsAll}
          onToggle={() => setShowsAll(!showsAll)}
        />
        {/* An example and a shared result stay as they were written. */}
        {analysisId !== null && type !== null && <FollowedLine type={type} side={side} />}
        <div role="status">
          {undo !== undefined && (
            <p className={styles.doubt}>
              {unsentText} <TextButton onClick={undo}>신고 취소</TextButton>
            </p>
          )}
          {isDoubted && <p className={styles.doubt}>{corrected === null ? reportedText : correctedTexts[corrected]}</p>}
        </div>
      </div>
      <button
        type="button"
        className={styles.points}
        aria-expanded={isExplained}
        aria-controls={isExplained ? explainedId : undefined}
        onClick={() => setExplained(!isExplained)}
      >
        {pointsText(points)}
        <span className="sr">점은 어떻게 나왔나요?</span>
      </button>
      <div className={styles.menu}>
        <ReasonMenu
          text={shownText(reason)}
          canReport={analysisId !== null && corrected === null}
          isReported={reported !== null || isPending}
          onReport={report}
          onShowSources={links.length > 1 ? () => setShowsAll(true) : undefined}
        />
      </div>
    </li>
  );
}

function Strength({ strength }: Pick<Reason, 'strength'>) {
  return (
    <span className={styles.strength}>
      <span className={styles.pips} aria-hidden="true">
        {pips.map((pip) => (
          <b key={pip} className={pip <= strength ? styles.on : undefined} />
        ))}
      </span>
      영향 {strengthNames[strength]}
    </span>
  );
}

interface FilingProps {
  filing: Reason['confirmed_by'];
  word: string;
  isConfirmed: boolean;
}

function Filing({ filing, word, isConfirmed }: FilingProps) {
  if (filing === null) return null;
  const Icon = isConfirmed ? FileCheck2 : FileWarning;
  return (
    <WebLink href={filing.link} className={classNames(styles.filing, !isConfirmed && styles.differs)}>
      <Icon size={13} aria-hidden />
      {word} <time dateTime={filing.date}>{shortDay(filing.date)}</time>
      <span className="sr"> 새 창</span>
    </WebLink>
  );
}

interface SourcesProps extends Pick<Reason, 'links' | 'merged'>, Pick<Props, 'sources'> {
  /** All are shown. */
  all: boolean;
  onToggle: () => void;
}

/** Who reports it: two publishers, and all when they are asked for. */
function Sources({ links, merged, sources, all, onToggle }: SourcesProps) {
  // The count is of the copies; with the one they were merged into there is one more.
  const count = `같은 소식 ${merged + 1}건`;
  const opens = links.length > 1;
  return (
    <div className={classNames(styles.sources, all && styles.all)}>
      {(all ? links : links.slice(0, SHOWN_SOURCES)).map((link) => (
        <SourceChip key={link} link={link} source={sources.get(link)} />
      ))}
      {merged > 0 && !opens && <span className={styles.merged}>{count}</span>}
      {merged > 0 && opens && (
        <button type="button" className={styles.merged} aria-expanded={all} onClick={onToggle}>
          {count}
        </button>
      )}
    </div>
  );
}

function SourceChip({ link, source }: { link: string; source: NewsArticleRef | undefined }) {
  return (
    <WebLink className={styles.chip} href={link} title={source?.title}>
      {source?.publisher || siteName(link)}
      {source !== undefined && <time dateTime={source.published_at}>{shortDate(source.published_at)}</time>}
      <span className="sr"> 기사 새 창</span>
    </WebLink>
  );
}
