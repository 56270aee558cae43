import type { MjbRecord } from '@gaemi/contracts/accumulation';
import { accumulationMeasures } from '@gaemi/domain/accumulation/letters';
import type { ComponentProps } from 'react';
import { LetterMark } from '../../../ui/letter-mark/letter-mark.tsx';
import styles from './letters-line.module.css';
import { measureNames } from './measure-names.ts';

interface Props {
  letters: Pick<MjbRecord, 'first_mjb_grade' | 'second_mjb_grade' | 'third_mjb_grade'>;
  size?: ComponentProps<typeof LetterMark>['size'];
}

/** The three letters of an analysis beside each other. */
export function LettersLine({ letters, size = 'small' }: Props) {
  return (
    <span className={styles.letters}>
      {accumulationMeasures.map((measure) => (
        <span key={measure}>
          <span className="sr">{measureNames[measure]} </span>
          <LetterMark letter={letters[`${measure}_mjb_grade`]} size={size} />
        </span>
      ))}
    </span>
  );
}
