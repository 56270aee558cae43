import type { MjbBaseRates } from '@gaemi/contracts/accumulation';
import { useId } from 'react';
import { LetterMark } from '../../../../ui/letter-mark/letter-mark.tsx';
import { Fold } from '../fold.tsx';
import { type Measured, missingText, percentText } from '../measures.ts';
import { rarityText } from '../rarity-text.ts';
import { LetterFormula } from './letter-formula.tsx';
import { LetterLadder } from './letter-ladder.tsx';
import styles from './letter-tile.module.css';

interface Props {
  measured: Measured;
  /** Somebody bought more than they sold. */
  hasMajors: boolean;
  /** How rare the letters are; undefined while that is on its way. */
  rates: MjbBaseRates | null | undefined;
}

/** A letter with its value, where that stands between the letters, what it lacks, and the formula, folded. */
export function LetterTile({ measured, hasMajors, rates }: Props) {
  const titleId = useId();
  const { measure, name, letter, percent, next } = measured;
  return (
    <section className={styles.tile} aria-labelledby={titleId}>
      <span aria-hidden="true">
        <LetterMark letter={letter} size="tile" />
      </span>
      <div className={styles.value}>
        <h3 id={titleId}>
          {name} <span className="sr">{letter}</span>
        </h3>
        <p>{percentText(percent)}</p>
      </div>
      <div className={styles.ladder}>
        <LetterLadder measure={measure} letter={letter} percent={percent} rates={rates ?? null} />
      </div>
      {rates !== null && <p className={styles.rarity}>{rates !== undefined && rarityText(measured, rates)}</p>}
      <div className={styles.formula}>
        <Fold
          title={
            <span className={styles.summary}>
              <span>계산식</span>
              <span className={styles.next}>
                {next === null && '가장 높은 글자예요'}
                {next !== null && hasMajors && (
                  <>
                    {next.letter}까지 <b>{missingText(next.missingPoints)}</b>
                  </>
                )}
              </span>
            </span>
          }
        >
          <LetterFormula measured={measured} hasMajors={hasMajors} />
        </Fold>
      </div>
    </section>
  );
}
