import type { MjbRecord } from '@gaemi/contracts/accumulation';
import { LetterMark } from '../../../ui/letter-mark/letter-mark.tsx';
import { LetterTiles } from './letter-tiles.tsx';
import styles from './letters-section.module.css';
import { measureNames } from './measures.ts';
import { ResultNotes } from './result-notes.tsx';

/** The letters of a record with what must be known to read them. */
export function LettersSection({ record }: { record: MjbRecord }) {
  const { majors, without_lead: others } = record.basis;
  const [lead] = majors;
  return (
    <div className={styles.section}>
      <LetterTiles record={record} />
      {lead !== undefined && others !== null && (
        <div className={styles.others}>
          <p>
            선도 거래원 <b>{lead}</b> 없이 보면
          </p>
          <p className={styles.letters}>
            {(['first', 'second', 'third'] as const).map((measure) => (
              <span key={measure} className={styles.letter}>
                <span className="sr">{measureNames[measure]} </span>
                <LetterMark letter={others[measure]} size="small" />
              </span>
            ))}
          </p>
        </div>
      )}
      {lead === undefined && (
        <p className={styles.nobody}>이 기간에는 판 것보다 더 산 거래원이 없었어요. 그래서 세 글자가 모두 E예요.</p>
      )}
      <ResultNotes basis={record.basis} />
    </div>
  );
}
