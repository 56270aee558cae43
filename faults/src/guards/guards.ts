/** A guard of the product, how to break it, and schedules that should notice. */
export interface Guard {
  name: string;
  /** Each file with the text that holds the guard and what stands there when it is broken. */
  edits: readonly { file: string; find: string; replace: string }[];
  seeds: readonly number[];
}

const running = 'packages/database/src/analysis/running-analysis.ts';
const ledger = 'packages/database/src/ledger/ledger.ts';
const consumer = 'packages/queue/src/consumer.ts';

export const guards: readonly Guard[] = [
  {
    // Without a transaction the balance would not make two that charge the same member wait for each other.
    name: 'one analysis per member and request id (index and transaction)',
    edits: [
      { file: ledger, find: '{ session: transaction, returnDocument', replace: '{ returnDocument' },
      { file: ledger, find: 'this.logs.create([row], { session: transaction })', replace: 'this.logs.create([row])' },
      {
        file: 'packages/database/src/analysis/analysis.schema.ts',
        find: 'schema.index({ userId: 1, requestId: 1 }, { unique: true });',
        replace: 'schema.index({ userId: 1, requestId: 1 });',
      },
    ],
    seeds: [33, 9, 48, 10],
  },
  {
    name: 'charge and job in one transaction',
    edits: [
      { file: ledger, find: '{ session: transaction, returnDocument', replace: '{ returnDocument' },
      { file: ledger, find: 'this.logs.create([row], { session: transaction })', replace: 'this.logs.create([row])' },
    ],
    seeds: [2, 170, 938],
  },
  {
    // The log has a belt of its own: no row without credit left.
    name: 'no charge beyond the balance (balance and log)',
    edits: [
      { file: ledger, find: 'change < 0 ? { credit: { $gte: -change } } : {}', replace: '{}' },
      { file: 'packages/database/src/ledger/credit-log.schema.ts', find: 'min: 0, ', replace: '' },
    ],
    seeds: [34, 53, 28, 32, 40],
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
    seeds: [177, 270, 356, 504, 577],
  },
  {
    name: 'the lease of a dead worker ends',
    edits: [{ file: running, find: "{ 'lease.until': { $lte: now } }, ", replace: '' }],
    seeds: [5, 62, 74, 89],
  },
  {
    name: 'the sweep of the outbox',
    edits: [
      {
        file: 'apps/worker/src/schedules/relay-outbox.ts',
        find: 'await this.relay.flush();',
        replace: '// broken on purpose',
      },
    ],
    seeds: [227, 256, 906, 62],
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
    seeds: [434, 474, 148, 258],
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
    seeds: [1, 14],
  },
  {
    name: 'the refund of a job that ended in error',
    edits: [
      {
        file: running,
        find: 'await this.ledger.give({ userId, amount, reason: creditReasons.refund, reference, at }, transaction);',
        replace: 'void [userId, amount, reference, creditReasons];',
      },
    ],
    seeds: [93, 209, 253],
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
    seeds: [37, 63, 88],
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
    seeds: [36, 45, 6],
  },
];
