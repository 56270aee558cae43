import type { Guard } from './guard.ts';

const running = 'packages/database/src/analysis/running-analysis.ts';
const creditLog = 'packages/database/src/ledger/credit-log.schema.ts';
const stateAtTheEnd = {
  file: running,
  find: "      _id: id,\n      state: 'running' as const,\n      ...(owner",
  replace: '      _id: id,\n      ...(owner',
};
const uniqueReference = {
  file: creditLog,
  find: 'creditLogSchema.index({ reference: 1 }, { unique: true });',
  replace: 'creditLogSchema.index({ reference: 1 });',
};

/** Guards that have a second one beside or behind them, each cut alone. */
export const singleGuards: readonly Guard[] = [
  {
    name: 'single: the balance’s own guard',
    edits: [
      {
        file: 'packages/database/src/ledger/ledger.ts',
        find: 'change < 0 ? { credit: { $gte: -change } } : {}',
        replace: '{}',
      },
    ],
    drills: ['too-little-credit'],
  },
  {
    name: 'single: the lease’s owner, at every write of a worker',
    edits: [
      {
        file: running,
        find: "{ _id: id, state: 'running', 'lease.owner': owner },\n      change,",
        replace: "{ _id: id, state: 'running' },\n      change,",
      },
    ],
    drills: ['stand-still'],
  },
  {
    name: 'single: the state, at every write of a worker',
    edits: [
      {
        file: running,
        find: "{ _id: id, state: 'running', 'lease.owner': owner },\n      change,",
        replace: "{ _id: id, 'lease.owner': owner },\n      change,",
      },
    ],
    drills: ['lease-left'],
  },
  {
    name: 'single: the state, when an analysis is claimed',
    edits: [
      {
        file: running,
        find: "          _id: id,\n          state: 'running',\n          $or",
        replace: '          _id: id,\n          $or',
      },
    ],
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
