import { ARITHMETIC } from './arithmetic.ts';
import { ARRAYS } from './arrays.ts';
import { COMPARISON } from './comparison.ts';
import { TYPES } from './conversions.ts';
import { DATES } from './dates.ts';
import { OBJECTS } from './objects.ts';
import type { OperatorTable } from './operator.ts';
import { STATISTICS } from './statistics.ts';
import { STRINGS } from './strings.ts';

/** All supported expression operators. */
export const OPERATORS: OperatorTable = {
  ...COMPARISON,
  ...ARITHMETIC,
  ...ARRAYS,
  ...DATES,
  ...OBJECTS,
  ...STATISTICS,
  ...STRINGS,
  ...TYPES,
};
