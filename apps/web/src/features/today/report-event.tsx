import type { EventAnswer } from '@gaemi/contracts/today';
import { objectionKinds } from '@gaemi/domain/objections/objection';
import { TextButton } from '../../ui/button/button.tsx';
import { useShorterFocus } from '../../ui/page/shorter-focus.ts';
import { objectionWords, reportedText, unsentText, useReportReason } from '../news/result/reasons/report-reason.ts';
import styles from './report-event.module.css';

/** Reports an event of one's own analysis as wrong. It stands under the articles, which show what is wrong. */
export function ReportEvent({ event }: { event: EventAnswer }) {
  const { event_id: eventId, analysis_id: analysisId, reported: known } = event;
  const { report, undo, isPending, reported } = useReportReason({ analysisId, eventId, reported: known });
  // When the time to take it back is over.
  const section = useShorterFocus<HTMLElement>(Number(undo !== undefined));
  if (analysisId === null) return null;
  const takeBack = () => {
    // What was pressed goes away: back to the choice.
    section.current?.querySelector('button')?.focus();
    undo?.();
  };
  const isOver = isPending || reported !== null;
  return (
    <section ref={section} tabIndex={-1} className={styles.report} aria-label="잘못된 소식 알리기">
      <p>잘못된 소식인가요?</p>
      {/* They stay, so that the pressed one keeps the focus. */}
      {objectionKinds.map((kind) => (
        <TextButton key={kind} locked={isOver} onClick={() => report(kind)}>
          {objectionWords[kind]}
        </TextButton>
      ))}
      <div role="status">
        {undo !== undefined && (
          <p>
            {unsentText} <TextButton onClick={takeBack}>신고 취소</TextButton>
          </p>
        )}
        {reported !== null && <p>{reportedText}</p>}
      </div>
    </section>
  );
}
