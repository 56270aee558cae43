import { cutPercent } from '@gaemi/domain/accumulation/cut-percent';
import { sharesText } from '../../../analysis/accumulated/share-text.ts';
import { lowestLetters, type Measured, percentText } from '../measures.ts';
import styles from './letter-formula.module.css';

interface Props {
  measured: Measured;
  /** Somebody bought more than they sold. */
  hasMajors: boolean;
}

/** How a letter comes about: the formula with its numbers, where the next letter begins, the net, and what the lowest letters say. */
export function LetterFormula({ measured, hasMajors }: Props) {
  const { measure, formula, percent, numerator, denominator, net, next } = measured;
  return (
    <section className={styles.formula} aria-label={`${formula} 계산식`}>
      <h4>{formula}</h4>
      <p className={styles.numerator}>
        {numerator.name} <b>{sharesText(numerator.shares)}</b>
      </p>
      <p className={styles.denominator}>
        <span className="sr">나누기 </span>
        {denominator.name} <b>{sharesText(denominator.shares)}</b>
      </p>
      <p className={styles.result}>= {percentText(percent)}</p>
      {next !== null && (
        <p>
          {next.letter}는 {next.percent}% 이상이에요.
        </p>
      )}
      {hasMajors && (
        <p>
          {net.sentence} <b>{net.percent === null ? sharesText(net.shares) : cutPercent(net.percent)}</b>
          {net.percent !== null && <span className="nb"> ({sharesText(net.shares)})</span>}예요.
        </p>
      )}
      <p className={styles.meaning}>{lowestLetters[measure]}</p>
    </section>
  );
}
