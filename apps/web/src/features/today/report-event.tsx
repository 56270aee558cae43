import type { EventAnswer } from '@gaemi/contracts/today';
import { objectionKinds } from '@gaemi/domain/objections/objection';
import { useRef } from 'react';
import { TextButton } from '../../ui/button/button.tsx';
import { objectionWords, reportedText, unsentText, useReportReason } from '../news/result/report-reason.ts';
import styles from './report-event.module.css';

/** Reports an event of one's own analysis as wrong. It stands under the articles, which show what is wrong. */
export function ReportEvent({ event }: { event: EventAnswer }) {
  const { event_id: eventId, analysis_id: analysisId } = event;
  const { report, undo, isPending, reported } = useReportReason({ analysisId, eventId, reported: null });
  const section = useRef<HTMLElement>(null);
  if (analysisId === null) return null;
  const takeBack = () => {
    // What was pressed goes away: back to the choice.
    section.current?.querySelector('button')?.focus();
    undo?.();
  };
  const isOver = isPending || reported !== null;
  return (
    <section ref={section} className={styles.report} aria-label="잘못된 소식 알리기">
      <p>잘못된 소식인가요?</p>
      {/* They stay, so that the pressed one keeps the focus. */}
      {objectionKinds.map((kind) => (
        <TextButton key={kind} locked={isOver} onClick={() => report(kind)}>
          {objectionWords[kind]}
        </TextButton>
      ))}
      {undo !== undefined && (
        <p role="status">
          {unsentText} <TextButton onClick={takeBack}>신고 취소</TextButton>
        </p>
      )}
      {reported !== null && <p role="status">{reportedText}</p>}
    </section>
  );
}
