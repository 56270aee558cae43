/** `pnpm --filter infra-scale simulate`: the peak hour of a trading day for growing numbers of members, as quality/readings/scale.md shows it. */

import { monitoringDay } from './monitoring.ts';
import { parameters } from './parameters.ts';
import { computeExpectation, type Expectation, openingWorkers } from './plan.ts';
import { streamedDay } from './streamed.ts';
import { workerScaling } from './worker-scaling.ts';

const columns = [
  'members',
  'shared',
  'opening',
  'a day',
  'peak /s',
  'hits',
  'wait p50',
  'p95',
  'max',
  'workers',
  'cpu',
  'news calls',
  'model $',
  'worker $',
];
const max = 200;
const cold = workerScaling({ min: 2, opening: 2, max });

function cells(plan: Expectation, opening: number): string[] {
  return [
    `${plan.members / 1e6} M`,
    plan.shareSeconds === 0 ? 'no' : `${plan.shareSeconds / 60} min`,
    String(opening),
    plan.perDay.toLocaleString('en'),
    plan.peak.toFixed(1),
    `${(100 * plan.hits).toFixed(0)} %`,
    `${plan.waitMedian.toFixed(1)} s`,
    `${plan.waitP95.toFixed(1)} s`,
    `${plan.waitMax.toFixed(0)} s`,
    String(plan.workers),
    `${(100 * plan.cpuUse).toFixed(0)} %`,
    `${(plan.newsCallsPerDay / parameters.newsCallsPerDay).toFixed(1)} quotas`,
    plan.modelDollarsPerAnalysis.toFixed(4),
    plan.workerDollarsPerAnalysis.toFixed(5),
  ];
}

const rows = [100_000, 1_000_000, 3_000_000, 10_000_000].flatMap((members) => {
  const alone = computeExpectation({ members, shareSeconds: 0 }, { scaling: cold });
  const shared = computeExpectation({ members, shareSeconds: 600 }, { scaling: cold });
  const opening = openingWorkers(shared, cold.concurrency);
  const ready = computeExpectation(
    { members, shareSeconds: 600 },
    { scaling: workerScaling({ min: 2, opening, max }) },
  );
  return [cells(alone, 2), cells(shared, 2), cells(ready, opening)];
});

const monitoringColumns = [
  'members',
  'stocks',
  'looks a day',
  'made',
  'ends at',
  'news calls',
  'analyses',
  'round, 2 workers',
  'model tokens',
  'of its budget',
  '$ a day',
];
const hourText = (hour: number) => {
  const minutes = Math.floor(hour * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};
const monitoringRows = [1_000, 3_000, 10_000, 100_000, 1_000_000, 10_000_000].map((members) => {
  const day = monitoringDay(members, 2, parameters);
  const { newsCallsPerDay } = computeExpectation({ members, shareSeconds: 600 }, { scaling: cold });
  const ofQuota = (calls: number) => `${((100 * calls) / parameters.newsCallsPerDay).toFixed(0)} %`;
  return [
    members.toLocaleString('en'),
    day.stocks.toFixed(0),
    Math.round(day.looks).toLocaleString('en'),
    `${((100 * day.madeLooks) / day.looks).toFixed(0)} %`,
    day.endsAt === null ? '–' : hourText(day.endsAt),
    ofQuota(day.newsCalls),
    `${ofQuota(newsCallsPerDay)} of ${ofQuota(day.callsLeft)}`,
    `${day.roundMinutes.toFixed(0)} min`,
    `${(day.tokens / 1e6).toFixed(1)} M`,
    `${(100 * day.budgetShare).toFixed(1)} %`,
    day.dollars.toFixed(2),
  ];
});

function table(head: readonly string[], body: readonly string[][]): string {
  const widths = head.map((column, at) => Math.max(column.length, ...body.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) => cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ');
  return [head, ...body].map(line).join('\n');
}
const streamedColumns = [
  'members',
  'stocks',
  'looks a day',
  'feed reads',
  'GDELT files',
  'DART reader',
  'DART looks',
  'first day',
  'later',
];
const streamedRows = [1_000, 10_000, 100_000, 10_000_000].map((members) => {
  const day = streamedDay(members, parameters);
  const { stocks, looks, feedReads, files, dartReads, dartLooks, firstDayShare, laterShare } = day;
  const whole = [members, stocks, looks, feedReads, files, dartReads, dartLooks];
  return [
    ...whole.map((each) => Math.round(each).toLocaleString('en')),
    ...[firstDayShare, laterShare].map((share) => `${(100 * share).toFixed(0)} %`),
  ];
});
const tables = [table(columns, rows), table(monitoringColumns, monitoringRows), table(streamedColumns, streamedRows)];
process.stdout.write(`${tables.join('\n\n')}\n`);
