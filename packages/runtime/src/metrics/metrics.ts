import { queueNames } from '@gaemi/domain/analysis/jobs';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { quotaVariables } from '../settings/source-quotas.ts';

/**
 * All metrics of the processes, in one table (docs/operations.md describes their use). Labels are our own words: never
 * a member, an id, a path with an id in it or a text from outside.
 */
export const registry = new Registry();
const registers = [registry];

export const httpRequests = new Histogram({
  name: 'gaemi_http_request_seconds',
  help: 'Answered requests: seconds by method, template of the route and status.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const queueWait = new Histogram({
  name: 'gaemi_queue_wait_seconds',
  help: 'Seconds from sending a message to a worker taking it.',
  labelNames: ['queue'] as const,
  buckets: [0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600],
  registers,
});

export const deadLetters = new Counter({
  name: 'gaemi_dead_letters_total',
  help: 'Messages taken from the dead-letter queues, by what was done about them.',
  labelNames: ['queue', 'outcome'] as const,
  registers,
});

export const jobSteps = new Histogram({
  name: 'gaemi_job_step_seconds',
  help: 'Seconds of one step of an analysis.',
  labelNames: ['job', 'step', 'outcome'] as const,
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300],
  registers,
});

export const jobsTriedAgain = new Counter({
  name: 'gaemi_jobs_tried_again_total',
  help: 'Tries of an analysis that failed in a way that might pass.',
  labelNames: ['job'] as const,
  registers,
});

export const analysesEnded = new Counter({
  name: 'gaemi_analyses_ended_total',
  help: 'Analyses that ended, by kind and state.',
  labelNames: ['kind', 'state'] as const,
  registers,
});

export const refunds = new Counter({
  name: 'gaemi_refunds_total',
  help: 'Refunds of analyses that ended in error.',
  labelNames: ['kind'] as const,
  registers,
});

export const refundsFailed = new Counter({
  name: 'gaemi_refunds_failed_total',
  help: 'Ends with a refund that could not be written and are tried again.',
  labelNames: ['kind'] as const,
  registers,
});

export const providerErrors = new Counter({
  name: 'gaemi_provider_errors_total',
  help: 'Failed calls of a source, by provider and kind of failure.',
  labelNames: ['provider', 'kind'] as const,
  registers,
});

export const providerCircuit = new Gauge({
  name: 'gaemi_provider_circuit_open',
  help: 'Whether calls of a source are refused for now: 0 closed, 0.5 one call on probation, 1 open.',
  labelNames: ['port', 'provider'] as const,
  registers,
});

export const modelCalls = new Counter({
  name: 'gaemi_model_calls_total',
  help: 'Questions put to a model.',
  labelNames: ['model'] as const,
  registers,
});

export const modelTokens = new Counter({
  name: 'gaemi_model_tokens_total',
  help: 'Tokens of questions and answers.',
  labelNames: ['model', 'kind'] as const,
  registers,
});

export const budgetRefusals = new Counter({
  name: 'gaemi_budget_refusals_total',
  help: 'Posts refused and analyses ended because a cap on the use of the model was reached.',
  labelNames: ['cap'] as const,
  registers,
});

export const monitoringEnded = new Counter({
  name: 'gaemi_monitoring_ended_total',
  help: 'Days on which this worker stopped monitoring stocks by a source, since no calls for monitoring were left.',
  labelNames: ['source'] as const,
  registers,
});

export const outboxWaiting = new Gauge({
  name: 'gaemi_outbox_messages',
  help: 'Messages that wait in the outbox.',
  registers,
});

export const outboxAge = new Gauge({
  name: 'gaemi_outbox_oldest_seconds',
  help: 'Age of the oldest message in the outbox.',
  registers,
});

export const queueMessages = new Gauge({
  name: 'gaemi_queue_messages',
  help: 'Messages of a queue, as the queue service counts them.',
  labelNames: ['queue', 'state'] as const,
  registers,
});

export const analysesRunning = new Gauge({
  name: 'gaemi_analyses_running',
  help: 'Analyses that have not ended.',
  labelNames: ['kind'] as const,
  registers,
});

export const analysesOldest = new Gauge({
  name: 'gaemi_analyses_oldest_seconds',
  help: 'Age of the oldest analysis that has not ended.',
  labelNames: ['kind'] as const,
  registers,
});

export const refundsPending = new Gauge({
  name: 'gaemi_refunds_pending',
  help: 'Analyses whose end with its refund could not be written yet.',
  labelNames: ['kind'] as const,
  registers,
});

export const deliveriesDue = new Gauge({
  name: 'gaemi_deliveries_due',
  help: 'Briefings and alerts that are to be sent.',
  labelNames: ['kind'] as const,
  registers,
});

export const deliveriesOldest = new Gauge({
  name: 'gaemi_deliveries_oldest_seconds',
  help: 'Age of the oldest briefing or alert that is to be sent.',
  labelNames: ['kind'] as const,
  registers,
});

export const deliveries = new Counter({
  name: 'gaemi_deliveries_total',
  help: 'Tries of briefings and alerts: done, postponed, failed, lapsed, unwanted or unreachable.',
  labelNames: ['kind', 'outcome'] as const,
  registers,
});

export const mails = new Counter({
  name: 'gaemi_mails_total',
  help: 'Mails handed to the mail server: sent, refused for their address, for our fault or for now.',
  labelNames: ['outcome'] as const,
  registers,
});

export const creditsMoved = new Counter({
  name: 'gaemi_credits_moved_total',
  help: 'Credits that changed hands, by charge, refund and grant.',
  labelNames: ['kind'] as const,
  registers,
});

export const balancesCompared = new Gauge({
  name: 'gaemi_balances_compared',
  help: 'Members whose balance the last nightly reconciliation compared with the credit log.',
  registers,
});

export const balanceMismatches = new Gauge({
  name: 'gaemi_balance_mismatches',
  help: 'Members whose balance was not the sum of the credit log at the last nightly reconciliation.',
  registers,
});

export const balancesAge = new Gauge({
  name: 'gaemi_balances_reconciled_age_seconds',
  help: 'Seconds since the last nightly reconciliation ended; before the first since the store was made.',
  registers,
});

export const browserErrors = new Counter({
  name: 'gaemi_browser_errors_total',
  help: 'Errors that browsers reported, by kind.',
  labelNames: ['kind'] as const,
  registers,
});

/**
 * Gauges of what all workers share. Each worker asks the store and the queue for them and reports the same values, so that
 * they outlive any of them: take their `max`, never their `sum`.
 */
export const sharedGauges = [
  outboxWaiting,
  outboxAge,
  queueMessages,
  analysesRunning,
  analysesOldest,
  refundsPending,
  deliveriesDue,
  deliveriesOldest,
  balancesCompared,
  balanceMismatches,
  balancesAge,
] as const;

/** Combinations of labels that begin at 0: a counter that appears with its first event shows no increase. */
const kinds = ['news', 'accumulation'];
for (const kind of kinds) {
  refunds.inc({ kind }, 0);
  refundsFailed.inc({ kind }, 0);
  for (const state of ['done', 'error']) analysesEnded.inc({ kind, state }, 0);
}
for (const queue of Object.values(queueNames)) {
  for (const outcome of ['refunded', 'refund-pending', 'had-ended', 'unreadable'])
    deadLetters.inc({ queue, outcome }, 0);
}
for (const cap of ['analysis', 'member-day', 'service-day']) budgetRefusals.inc({ cap }, 0);
for (const source of Object.keys(quotaVariables)) monitoringEnded.inc({ source }, 0);
for (const kind of ['charge', 'refund', 'grant']) creditsMoved.inc({ kind }, 0);
for (const kind of ['error', 'rejection', 'render']) browserErrors.inc({ kind }, 0);

/** Takes the values of a gauge out of the report. */
export function withdrawGauge(gauge: (typeof sharedGauges)[number]): void {
  gauge.reset();
  // Without labels, `reset` sets it to 0.
  gauge.remove({});
}

// Only a process that asks for them reports these gauges: without labels they would be 0 in every other process.
for (const gauge of sharedGauges) withdrawGauge(gauge);
