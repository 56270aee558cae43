import { cutPercent } from '@gaemi/domain/accumulation/cut-percent';
import type { NextLetter } from '@gaemi/domain/accumulation/letters';
import { nextLetter } from '@gaemi/domain/accumulation/letters';
import styles from './formula-panel.module.css';
import { LetterLadder } from './letter-ladder.tsx';
import { lowestLetters, type Measured, percentText, sharesText } from './measures.ts';

interface Props {
  id: string;
  measured: Measured;
  /** Somebody bought more than they sold. */
  hasMajors: boolean;
}

/** How a letter comes about: the formula with its numbers, where it stands between the letters, what it lacks, and what it does not say. */
export function FormulaPanel({ id, measured, hasMajors }: Props) {
  const { measure, formula, letter, percent, numerator, denominator, net } = measured;
  return (
    <section className={styles.panel} id={id} aria-label={`${formula} 계산식`}>
      <h3>{formula}</h3>
      <div className={styles.fraction}>
        <p className={styles.numerator}>
          {numerator.name} <b>{sharesText(numerator.shares)}</b>
        </p>
        <p className={styles.denominator}>
          <span className="sr">나누기 </span>
          {denominator.name} <b>{sharesText(denominator.shares)}</b>
        </p>
        <p className={styles.result}>= {percentText(percent)}</p>
      </div>
      <LetterLadder measure={measure} letter={letter} percent={percent} />
      <p className={styles.next}>
        {hasMajors ? (
          <NextStep
            letter={letter}
            next={nextLetter(measure, { numerator: numerator.shares, denominator: denominator.shares })}
          />
        ) : (
          '이 기간에는 판 것보다 더 산 거래원이 없었어요.'
        )}
      </p>
      {hasMajors && (
        <p className={styles.net}>
          {net.sentence} <b>{net.percent === null ? sharesText(net.shares) : cutPercent(net.percent)}</b>
          {net.percent !== null && <span className="nb"> ({sharesText(net.shares)})</span>}예요.
        </p>
      )}
      <p className={styles.meaning}>{lowestLetters[measure]}</p>
    </section>
  );
}

function NextStep({ letter, next }: { letter: string; next: NextLetter | null }) {
  if (next === null) return <>가장 높은 글자 {letter}예요.</>;
  return (
    <>
      <span>
        {next.letter}까지 <b>{missingText(next.missingPoints)}</b> 남았어요.
      </span>{' '}
      <span>
        {next.letter}는 {next.percent}% 이상이에요.
      </span>
    </>
  );
}

/** Rounded up, so that what is missing never reads as nothing. */
function missingText(points: number): string {
  return `${(Math.ceil(points * 10 - 1e-9) / 10).toLocaleString('ko-KR', { minimumFractionDigits: 1 })}%p`;
}
