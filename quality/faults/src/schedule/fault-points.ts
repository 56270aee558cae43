import type { Effect, Moment, Service } from '../faults/fault.ts';

/** A named point on a connection, and the process that passes it. */
export interface FaultPoint {
  service: Service;
  point: string;
  from: 'api' | 'worker' | 'client';
  /** Approximate number of passes in a schedule; the fault strikes at the nth. */
  passes: number;
}

const store = (from: FaultPoint['from'], points: Record<string, number>): FaultPoint[] =>
  Object.entries(points).map(([point, passes]) => ({ service: 'store', from, point, passes }));

const queue = (from: FaultPoint['from'], points: Record<string, number>): FaultPoint[] =>
  Object.entries(points).map(([point, passes]) => ({ service: 'queue', from, point, passes }));

/** Points of a news analysis, step by step. */
export const newsPoints: readonly FaultPoint[] = [
  ...store('api', {
    'find news_analyses': 6,
    'insert news_analyses': 3,
    'findAndModify users': 3,
    'insert credit_logs': 3,
    'update news_analyses': 6,
    'insert outbox': 6,
    commitTransaction: 6,
    'aggregate sessions': 8,
    'delete outbox': 6,
  }),
  ...queue('api', { 'SendMessage gaemi-news-analysis': 6 }),
  ...queue('worker', {
    'ReceiveMessage gaemi-news-analysis': 8,
    'SendMessage gaemi-news-analysis': 2,
    'DeleteMessage gaemi-news-analysis': 6,
    'ChangeMessageVisibility gaemi-news-analysis': 2,
  }),
  ...store('worker', {
    'findAndModify news_analyses': 6,
    'update news_analyses': 16,
    'find news_evidence': 5,
    'find news_details': 3,
    'insert judgements': 3,
    'update summaries': 5,
    'update news_evidence': 3,
    'update news_details': 2,
    'insert news_details': 4,
    commitTransaction: 8,
    'insert credit_logs': 1,
    'findAndModify users': 1,
    'find judgements': 3,
  }),
  { service: 'api', from: 'client', point: 'POST basic-good-news-sqs', passes: 2 },
  { service: 'api', from: 'client', point: 'POST basic-bad-news-sqs', passes: 2 },
  { service: 'api', from: 'client', point: 'POST medium-good-news-sqs', passes: 2 },
  { service: 'api', from: 'client', point: 'POST premium-bad-news-sqs', passes: 1 },
  { service: 'api', from: 'client', point: 'PATCH admin', passes: 2 },
  { service: 'model', from: 'worker', point: 'POST /v1/chat/completions', passes: 8 },
];

/** Points of an accumulation analysis. */
export const mjbPoints: readonly FaultPoint[] = [
  ...store('api', { 'insert accumulations': 2 }),
  ...queue('api', { 'SendMessage gaemi-accumulation': 2 }),
  ...queue('worker', { 'ReceiveMessage gaemi-accumulation': 3, 'DeleteMessage gaemi-accumulation': 2 }),
  ...store('worker', {
    'findAndModify accumulations': 2,
    'update accumulations': 4,
    'insert broker_days': 1,
    'update broker_days': 2,
  }),
  { service: 'api', from: 'client', point: 'POST mjb', passes: 2 },
];

/** Points of the handling of dead letters. */
export const deadLetterPoints: readonly FaultPoint[] = [
  ...store('worker', { 'findAndModify dead_letters': 1, 'update dead_letters': 1 }),
  ...queue('worker', {
    'ReceiveMessage gaemi-news-analysis-dead': 1,
    'DeleteMessage gaemi-news-analysis-dead': 1,
    'ChangeMessageVisibility gaemi-news-analysis-dead': 1,
  }),
];

/** Points of sending mail. */
export const mailPoints: readonly FaultPoint[] = ['EHLO', 'MAIL', 'RCPT', 'DATA', 'mail'].map((point) => ({
  service: 'mail',
  from: 'api',
  point,
  passes: 1,
}));

/** Points of sending a briefing. */
export const briefingPoints: readonly FaultPoint[] = [
  ...store('worker', { 'update deliveries': 2, 'find alert_settings': 1, 'find stock_events': 1 }),
  ...['EHLO', 'MAIL', 'RCPT', 'DATA', 'mail'].map(
    (point): FaultPoint => ({ service: 'mail', from: 'worker', point, passes: 1 }),
  ),
];

/** Changes of a message's visibility, to longer or shorter. */
export const VISIBILITY = 'ChangeMessageVisibility';

/** Returns the possible faults at a point, the likelier ones more than once. */
export function effectsAt({ service, from, point }: FaultPoint): readonly [Effect, Moment][] {
  if (service === 'mail')
    return [
      ['drop', 'before'],
      ['drop', 'after'],
      ['delay', 'before'],
      ['kill', 'after'],
    ];
  if (from === 'client')
    return [
      ['drop', 'before'],
      ['drop', 'after'],
      ['drop', 'after'],
      ['twice', 'before'],
      ['delay', 'before'],
    ];
  const killing: [Effect, Moment][] = [
    ['kill', 'before'],
    ['kill', 'after'],
    ['drop', 'before'],
    ['drop', 'after'],
    ['delay', 'before'],
    ['delay', 'after'],
  ];
  const stopping: [Effect, Moment][] = [
    ['stop', 'before'],
    ['stop', 'after'],
  ];
  const still: [Effect, Moment][] = from === 'worker' ? [['freeze', 'before']] : [];
  if (service === 'store')
    return [...killing, ...killing, ...stopping, ...still, ['kill-service', 'before'], ['kill-service', 'after']];
  if (point.startsWith(VISIBILITY))
    return [
      ['drop', 'before'],
      ['drop', 'after'],
      ['delay', 'before'],
      ['twice', 'before'],
    ];
  if (service === 'queue')
    return [...killing, ...stopping, ['twice', 'before'], ['kill-service', 'before'], ['kill-service', 'after']];
  return [...killing, ...stopping, ...still];
}
