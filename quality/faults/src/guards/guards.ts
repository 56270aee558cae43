import type { Guard } from './guard.ts';
import { singleGuards } from './single-guards.ts';

/** All guards, which are broken in turn. */
export const guards: readonly Guard[] = [
  {
    name: 'one analysis per member and request id',
    edits: [{ marker: 'one-analysis-per-request', cut: ', { unique: true }' }],
    drills: ['two-posts-at-once'],
    says: 'jobs for one request id',
  },
  {
    name: 'charge and job in one transaction',
    edits: [
      { marker: 'balance-in-transaction', cut: 'session: transaction, ' },
      { marker: 'log-in-transaction', cut: ', { session: transaction }' },
    ],
    seeds: [169, 423, 431, 647],
  },
  {
    // The log has a second guard: no row without enough credit.
    name: 'no charge beyond the balance (balance and log)',
    edits: [{ marker: 'enough-credit' }, { marker: 'log-minimum', cut: 'min: 0, ' }],
    drills: ['too-little-credit'],
  },
  {
    name: 'nothing lands on an ended job (state and lease)',
    edits: [{ marker: 'write-only-running' }, { marker: 'write-only-as-lease-owner' }],
    drills: ['late-result', 'stand-still'],
  },
  {
    name: 'the lease of a dead worker ends',
    edits: [{ marker: 'lease-expires' }],
    seeds: [712, 777, 860, 915],
  },
  {
    name: 'the sweep of the outbox',
    edits: [{ marker: 'outbox-sweep' }],
    seeds: [154, 166, 640, 974, 26, 95],
  },
  {
    name: 'a failed job comes back',
    edits: [{ marker: 'postponed-job-returns' }],
    drills: ['fails-once'],
  },
  {
    name: 'poison goes to the dead-letter queue',
    edits: [{ marker: 'poison-to-dead-letters' }],
    seeds: [17, 52],
  },
  {
    name: 'the refund of a job that ended in error',
    edits: [{ marker: 'refund-on-error' }],
    seeds: [29, 91, 134],
  },
  {
    name: 'a refund that could not be written is written later',
    edits: [{ marker: 'late-refunds-sweep' }],
    seeds: [19, 146, 267, 295],
  },
  {
    name: 'an admin change asked for twice is made once',
    edits: [{ marker: 'idempotent-admin-change', cut: '= change', by: '= { ...change, idempotencyKey: undefined }' }],
    seeds: [23, 37, 88],
  },
  {
    name: 'the end of overdue jobs',
    edits: [{ marker: 'overdue-sweep' }],
    drills: ['forgotten'],
  },
  {
    name: 'who withdraws leaves no trace',
    edits: [{ marker: 'forget-withdrawn-usage' }],
    seeds: [6, 33, 63, 75, 98],
  },
  {
    name: 'a worker that stops hands its work on',
    edits: [{ marker: 'release-on-stop' }],
    seeds: [479, 569, 571, 581],
  },
  {
    name: 'what is sent counts as told',
    edits: [{ marker: 'notified-with-delivery' }],
    drills: ['morning-undisturbed'],
  },
  ...singleGuards,
];
