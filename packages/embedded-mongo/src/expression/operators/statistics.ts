import { Decimal128, Double } from 'bson';
import { compareValues } from '../../values/compare.ts';
import { isNullish, isNumber, toNumber } from '../../values/values.ts';
import { ARITHMETIC, addUp } from './arithmetic.ts';
import type { Compile, Expression, OperatorCompiler, OperatorTable } from './operator.ts';

/** Returns the mean of the numbers among the values; null if there are none. */
export function computeAverage(values: readonly unknown[]): unknown {
  const numbers = values.filter(isNumber);
  if (numbers.length === 0) return null;
  const sum = addUp(numbers);
  if (sum instanceof Decimal128) {
    const divide = ARITHMETIC.$divide?.([sum, numbers.length], (spec) => () => spec);
    return divide?.({ root: {}, variables: {} });
  }
  return new Double((toNumber(sum) ?? 0) / numbers.length);
}

/** Returns the smallest (sign 1) or largest (-1) value. Ignores null and missing values. */
export function findExtreme(values: readonly unknown[], sign: 1 | -1): unknown {
  return values
    .filter((value) => !isNullish(value))
    .reduce<unknown>((best, value) => (best === null || compareValues(value, best) * sign < 0 ? value : best), null);
}

/** Returns the standard deviation of the numbers among the values, of a population or a sample. */
export function computeDeviation(values: readonly unknown[], sample: boolean): unknown {
  const numbers = values.filter(isNumber).map((value) => toNumber(value) ?? 0);
  const divisor = numbers.length - (sample ? 1 : 0);
  if (divisor < 1) return null;
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  return new Double(Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / divisor));
}

/** Defines an operator that takes one array or several values. */
function overValues(apply: (values: unknown[]) => unknown): OperatorCompiler {
  return (operand: unknown, compile: Compile): Expression => {
    if (Array.isArray(operand) && operand.length !== 1) {
      const args = operand.map((item) => compile(item));
      return (scope) => apply(args.map((arg) => arg(scope)));
    }
    const only = compile(Array.isArray(operand) ? operand[0] : operand);
    return (scope) => {
      const value = only(scope);
      return apply(Array.isArray(value) ? value : [value]);
    };
  };
}

export const STATISTICS: OperatorTable = {
  $sum: overValues(addUp),
  $avg: overValues(computeAverage),
  $min: overValues((values) => findExtreme(values, 1)),
  $max: overValues((values) => findExtreme(values, -1)),
  $stdDevPop: overValues((values) => computeDeviation(values, false)),
  $stdDevSamp: overValues((values) => computeDeviation(values, true)),
};
