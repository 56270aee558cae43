import type { MjbRecord } from '@gaemi/contracts/accumulation';
import type { AccumulationMeasure } from '@gaemi/domain/accumulation/letters';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { LetterMark } from '../../../ui/letter-mark/letter-mark.tsx';
import { FormulaPanel } from './formula-panel.tsx';
import styles from './letter-tiles.module.css';
import { type Measured, measuresOf, percentText } from './measures.ts';

/** The three letters; each opens the formula it comes from, one at a time. */
export function LetterTiles({ record }: { record: MjbRecord }) {
  const id = useId();
  const [open, setOpen] = useState<AccumulationMeasure | null>(null);
  const measures = measuresOf(record);
  const shown = measures.find(({ measure }) => measure === open);
  return (
    <div>
      <div className={styles.tiles}>
        {measures.map((measured) => (
          <button
            key={measured.measure}
            type="button"
            className={styles.tile}
            aria-expanded={measured.measure === open}
            aria-controls={measured.measure === open ? id : undefined}
            onClick={() => setOpen(measured.measure === open ? null : measured.measure)}
          >
            <TileFace measured={measured} />
          </button>
        ))}
      </div>
      {shown !== undefined && <FormulaPanel id={id} measured={shown} hasMajors={record.basis.majors.length > 0} />}
    </div>
  );
}

function TileFace({ measured: { name, letter, percent } }: { measured: Measured }) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.letter}>
        <LetterMark letter={letter} size="large" />
      </span>
      <span className={styles.percent}>{percentText(percent)}</span>
      <span className={styles.more}>
        계산식 <ChevronDown size={14} aria-hidden />
      </span>
    </>
  );
}
