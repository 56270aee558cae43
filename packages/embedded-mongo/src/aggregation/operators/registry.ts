import { COMPARISON } from './comparison.ts';
import type { OperatorTable } from './operator.ts';

/** Every expression operator that this server evaluates. */
export const OPERATORS: OperatorTable = { ...COMPARISON };
