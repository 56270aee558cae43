import type { Guard } from './guard.ts';
import { singleGuards } from './single-guards.ts';

const running = 'packages/database/src/analysis/running-analysis.ts';
const ledger = 'packages/database/src/ledger/ledger.ts';
const consumer = 'packages/queue/src/consumer.ts';
const outsideTransaction = [
  { file: ledger, find: '{ session: transaction, returnDocument', replace: '{ returnDocument' },
  { file: ledger, find: 'this.logs.create([row], { session: transaction })', replace: 'this.logs.create([row])' },
];

/** All guards, which are broken in turn. */
export const guards: readonly Guard[] = [
  {
    name: 'one analysis per member and request id',
    edits: [
      {
        file: 'packages/database/src/analysis/analysis.schema.ts',
        find: 'schema.index({ userId: 1, requestId: 1 }, { unique: true });',
        replace: 'schema.index({ userId: 1, requestId: 1 });',
      },
    ],
    drills: ['two-posts-at-once'],
    says: 'jobs for one request id',
  },
  {
    name: 'charge and job in one transaction',
    edits: outsideTransaction,
    seeds: [169, 423, 431, 647],
  },
  {
    // The log has a second guard: no row without enough credit.
    name: 'no charge beyond the balance (balance and log)',
    edits: [
      { file: ledger, find: 'change < 0 ? { credit: { $gte: -change } } : {}', replace: '{}' },
      { file: 'packages/database/src/ledger/credit-log.schema.ts', find: 'min: 0, ', replace: '' },
    ],
    drills: ['too-little-credit'],
  },
  {
    name: 'nothing lands on an ended job (state and lease)',
    edits: [
      {
        file: running,
        find: "{ _id: id, state: 'running', 'lease.owner': owner },\n      change,",
        replace: '{ _id: id },\n      change,',
      },
    ],
    drills: ['late-result', 'stand-still'],
  },
  {
    name: 'the lease of a dead worker ends',
    edits: [{ file: running, find: "{ 'lease.until': { $lte: now } }, ", replace: '' }],
    seeds: [712, 777, 860, 915],
  },
  {
    name: 'the sweep of the outbox',
    edits: [
      {
        file: 'apps/worker/src/schedules/relay-outbox.ts',
        find: 'await this.relay.sweep();',
        replace: '// broken on purpose',
      },
    ],
    seeds: [154, 166, 640, 974, 26, 95],
  },
  {
    name: 'a failed job comes back',
    edits: [
      {
        file: consumer,
        find: 'await client.send(new SendMessageCommand({ ...again, DelaySeconds }));',
        replace: 'void [again, DelaySeconds];',
      },
    ],
    drills: ['fails-once'],
  },
  {
    name: 'poison goes to the dead-letter queue',
    edits: [
      {
        file: consumer,
        find: "await client.send(new SendMessageCommand({ QueueUrl: urls.dead, MessageBody: message.Body ?? '-' }));",
        replace: '',
      },
    ],
    seeds: [17, 52],
  },
  {
    name: 'the refund of a job that ended in error',
    edits: [
      {
        file: running,
        find: 'await this.ledger.credit({ userId, amount, reason: creditReasons.refund, reference, at }, transaction);',
        replace: 'void [userId, amount, reference, creditReasons];',
      },
    ],
    seeds: [29, 91, 134],
  },
  {
    name: 'a refund that could not be written is written later',
    edits: [
      {
        file: 'apps/worker/src/schedules/finish-refunds.ts',
        find: '@Interval(SWEEP_MS)',
        replace: '@Interval(SWEEP_MS * 100_000)',
      },
    ],
    seeds: [19, 146, 267, 295],
  },
  {
    name: 'an admin change asked for twice is made once',
    edits: [
      {
        file: 'apps/api/src/features/admin/audited-change.ts',
        find: 'const { admin, userId, requestId, at, idempotencyKey: key } = change;',
        replace: 'const { admin, userId, requestId, at } = change;\n    const key: string | undefined = undefined;',
      },
    ],
    seeds: [23, 37, 88],
  },
  {
    name: 'the end of overdue jobs',
    edits: [
      {
        file: 'apps/worker/src/schedules/end-overdue-analyses.ts',
        find: '@Interval(SWEEP_MS)',
        replace: '@Interval(SWEEP_MS * 100_000)',
      },
    ],
    drills: ['forgotten'],
  },
  {
    name: 'who withdraws leaves no trace',
    edits: [
      {
        file: 'packages/database/src/model-usage/model-usage.repository.ts',
        find: 'await this.usage.deleteMany({ userId });',
        replace: '',
      },
    ],
    seeds: [6, 33, 63, 75, 98],
  },
  {
    name: 'a worker that stops hands its work on',
    edits: [
      {
        file: 'apps/worker/src/analysis/analysis-runner.ts',
        find: 'await this.processor.running.release(id, owner);\n',
        replace: '',
      },
    ],
    seeds: [479, 569, 571, 581],
  },
  ...singleGuards,
];
