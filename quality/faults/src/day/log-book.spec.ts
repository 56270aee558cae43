import { expect, it } from 'vitest';
import { isExplained, LogBook } from './log-book.ts';

const entry = (level: number, msg: string) => JSON.stringify({ level, time: 1, msg });

it('counts alike warnings of processes of a kind, and keeps the first as an example', () => {
  const log = new LogBook();
  for (const [process, line] of [
    ['worker-1', entry(40, 'a source failed')],
    ['worker-2', `${entry(40, 'a source failed')} `],
    ['api-1', JSON.stringify({ level: 50, msg: 'answered', status: 500 })],
    ['api-1', entry(30, 'api ready')],
    ['store', 'mongodb://127.0.0.1:1/'],
    ['queue', 'http://127.0.0.1:2'],
    ['queue', ''],
    ['store', '(node:1) a warning of Node'],
  ] as const)
    log.add(process, line);
  expect(log.list()).toEqual([
    { text: 'worker: a source failed', count: 2, example: entry(40, 'a source failed') },
    { text: 'api: answered 500', count: 1, example: JSON.stringify({ level: 50, msg: 'answered', status: 500 }) },
    { text: 'store: (node:1) a warning of Node', count: 1, example: '(node:1) a warning of Node' },
  ]);
});

it('a line is explained by a fault, on a calm day only where no fault is needed', () => {
  expect(isExplained('worker: the queue does not answer', { calm: false })).toBe(true);
  expect(isExplained('worker: the queue does not answer', { calm: true })).toBe(false);
  expect(isExplained('worker: news analysis ends in error', { calm: true })).toBe(true);
  expect(isExplained('worker: news analysis is tried again', { calm: true })).toBe(false);
  for (const late of ['could not be written; it is tried again', 'that was late is written']) {
    expect(isExplained(`worker: a refund ${late}`, { calm: false })).toBe(true);
    expect(isExplained(`worker: a refund ${late}`, { calm: true })).toBe(false);
  }
  const late = (by: string) =>
    `worker: [Cron] Missed execution deadline by ${by} for job with cron expression '20 * * * * *'. Executing immediately.`;
  expect(isExplained(late('1ms'), { calm: false })).toBe(true);
  expect(isExplained(late('60000ms'), { calm: false })).toBe(false);
  expect(isExplained('worker: TypeError: x is not a function', { calm: false })).toBe(false);
});
