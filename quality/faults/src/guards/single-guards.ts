import type { Guard } from './guard.ts';

const stateAtTheEnd = { marker: 'fail-only-running' };
const uniqueReference = { marker: 'unique-reference', cut: ', { unique: true }' };

/** Guards that have a second one beside or behind them, each cut alone. */
export const singleGuards: readonly Guard[] = [
  {
    name: 'single: the balance’s own guard',
    edits: [{ marker: 'enough-credit' }],
    drills: ['too-little-credit'],
  },
  {
    name: 'single: the lease’s owner, at every write of a worker',
    edits: [{ marker: 'write-only-as-lease-owner' }],
    drills: ['stand-still'],
  },
  {
    name: 'single: the state, at every write of a worker',
    edits: [{ marker: 'write-only-running' }],
    drills: ['lease-left'],
  },
  {
    name: 'single: the state, when an analysis is claimed',
    edits: [{ marker: 'claim-only-running' }],
    drills: ['late-duplicate'],
  },
  {
    name: 'single: the state, when an analysis ends in error',
    edits: [stateAtTheEnd],
    drills: ['two-sweeps', 'sweep-meets-end'],
  },
  {
    name: 'single: the unique reference of a refund',
    edits: [uniqueReference],
    drills: ['two-sweeps'],
  },
  {
    name: 'the state and the unique reference of a refund',
    edits: [stateAtTheEnd, uniqueReference],
    drills: ['two-sweeps', 'sweep-meets-end'],
    says: ' refunds',
  },
];
