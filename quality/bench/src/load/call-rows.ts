import type { Row } from '../row.ts';
import { percentile } from '../statistics.ts';
import { type CallLog, type Calls, together } from './call-log.ts';

const READS_LIMIT = 5;
const isPost = (kind: string) => kind.startsWith('post ');

/**
 * p50 / p95 / p99 of each kind of call next to those of the bare route; the ratio is that of p99. Only the two bounds
 * of all calls count.
 */
export function callRows(log: CallLog, bareLog: CallLog): Row[] {
  const bare = together(bareLog.kinds.values());
  const reads = together([...log.kinds].flatMap(([kind, calls]) => (isPost(kind) ? [] : [calls])));
  const all = together(log.kinds.values());
  const timed = [...log.kinds].filter(([, { times }]) => times.length > 0);
  const ratio = percentile(reads.times, 0.99) / percentile(bare.times, 0.99);
  const broken = all.failed + all.unanswered;
  return [
    ...timed.toSorted(([one], [other]) => one.localeCompare(other)).map(([kind, calls]) => callRow(kind, calls, bare)),
    { ...callRow('all reads', reads, bare), bound: { limit: `p99 ≤ ${READS_LIMIT} ×`, holds: ratio <= READS_LIMIT } },
    {
      figure: `5xx or no answer, of ${all.times.length} calls`,
      product: String(broken),
      baseline: String(bare.failed + bare.unanswered),
      bound: { limit: '0', holds: broken === 0 },
      note: `${all.failed} answers 5xx, ${all.unanswered} calls without an answer, ${all.refused} answers 4xx`,
    },
  ];
}

function callRow(kind: string, calls: Calls, bare: Calls): Row {
  const { times, refused, failed, unanswered } = calls;
  return {
    figure: `${kind}, p50 / p95 / p99 of ${times.length}`,
    product: percentiles(times),
    baseline: percentiles(bare.times),
    ratio: percentile(times, 0.99) / percentile(bare.times, 0.99),
    ...(refused + failed + unanswered > 0 && { note: `${refused} × 4xx, ${failed} × 5xx, ${unanswered} × no answer` }),
  };
}

const percentiles = (times: readonly number[]) =>
  `${[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1)).join(' / ')} ms`;
