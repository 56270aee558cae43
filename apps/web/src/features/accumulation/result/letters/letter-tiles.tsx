import type { MjbBaseRates, MjbRecord } from '@gaemi/contracts/accumulation';
import { listMeasures } from '../measures.ts';
import { LetterTile } from './letter-tile.tsx';
import styles from './letter-tiles.module.css';

/** The three letters, side by side where there is room. */
export function LetterTiles({ record, rates }: { record: MjbRecord; rates: MjbBaseRates | null | undefined }) {
  const hasMajors = record.basis.majors.length > 0;
  return (
    <div className={styles.tiles}>
      {listMeasures(record).map((measured) => (
        <LetterTile key={measured.measure} measured={measured} hasMajors={hasMajors} rates={rates} />
      ))}
    </div>
  );
}
