import type { MjbBaseRates } from '@gaemi/contracts/accumulation';
import {
  type AccumulationLetter,
  type AccumulationMeasure,
  letterThresholds,
} from '@gaemi/domain/accumulation/letters';
import { classNames } from '../../../../ui/class-names.ts';
import { wholePercent } from '../rarity-text.ts';
import styles from './letter-ladder.module.css';

interface Props {
  measure: AccumulationMeasure;
  letter: AccumulationLetter;
  percent: number | null;
  /** How many periods of the same length had each letter; null where too few are known. */
  rates: MjbBaseRates | null;
}

/**
 * The five letters from E to A with where each begins, and where the value stands within its own. Each is filled as far as
 * periods of the same length had it.
 */
export function LetterLadder({ measure, letter, percent, rates }: Props) {
  const shareOf = (of: AccumulationLetter) => rates && wholePercent(rates[measure][of] / rates.n);
  const steps = [{ letter: 'E' as const, percent: 0 }, ...letterThresholds[measure].toReversed()];
  return (
    <ol className={styles.ladder} aria-label="글자 구간">
      {steps.map((step, index) => (
        <li
          key={step.letter}
          className={classNames(step.letter === letter && styles.on)}
          aria-current={step.letter === letter ? 'true' : undefined}
        >
          {rates !== null && <i className={styles.share} style={{ height: `${shareOf(step.letter)}%` }} />}
          {step.letter}
          {rates !== null && <span className="sr"> 기간의 {shareOf(step.letter)}%</span>}
          {index > 0 && (
            <em>
              {step.percent}
              {index === steps.length - 1 ? '%' : <span className="sr">%</span>}
              <span className="sr"> 이상</span>
            </em>
          )}
          {step.letter === letter && (
            <i
              className={styles.place}
              style={{ left: `${placeWithin(step.percent, steps[index + 1]?.percent, percent)}%` }}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Where a value stands between two thresholds, in percent of the step; the open-ended last step ends at twice its beginning. */
function placeWithin(from: number, to: number | undefined, percent: number | null): number {
  const end = to ?? from * 2;
  const part = percent === null ? 1 : (percent - from) / (end - from);
  return Math.round(100 * Math.min(0.9, Math.max(0.1, part)));
}
