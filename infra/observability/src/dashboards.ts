import { type Dashboard, dashboard, panel } from './panels.ts';

const quantile = (q: number, metric: string, by: string) =>
  `histogram_quantile(${q}, sum by (le, ${by}) (rate(${metric}_bucket[$__rate_interval])))`;
const perSecond = (metric: string, by: string) => `sum by (${by}) (rate(${metric}[$__rate_interval]))`;
const inHour = (metric: string, by: string) => `sum by (${by}) (increase(${metric}[1h]))`;

const service = dashboard('gaemi-service', '개미렌즈 · service', [
  panel('Processes that answer', [['sum by (job) (up{job=~"gaemi-.*"})', '{{job}}']]),
  panel('Requests', [[perSecond('gaemi_http_request_seconds_count', 'status'), '{{status}}']], 'reqps'),
  panel(
    'Requests that fail (5xx)',
    [
      [
        '(sum(rate(gaemi_http_request_seconds_count{status=~"5.."}[$__rate_interval])) or vector(0)) / sum(rate(gaemi_http_request_seconds_count[$__rate_interval]))',
        'share',
      ],
    ],
    'percentunit',
  ),
  panel(
    'Time to the answer',
    [0.5, 0.95, 0.99].map((q) => [
      `histogram_quantile(${q}, sum by (le) (rate(gaemi_http_request_seconds_bucket{route!~".+-stream|.+/events|.+/analyses/:id"}[$__rate_interval])))`,
      `p${q * 100}`,
    ]),
    's',
  ),
  panel('p95 by route', [[quantile(0.95, 'gaemi_http_request_seconds', 'route'), '{{route}}']], 's'),
  panel('Errors in browsers, an hour', [[inHour('gaemi_browser_errors_total', 'kind'), '{{kind}}']]),
  panel('Event loop, p99 of the lag', [['nodejs_eventloop_lag_p99_seconds', '{{job}} {{instance}}']], 's'),
  panel('Memory', [['process_resident_memory_bytes', '{{job}} {{instance}}']], 'bytes'),
  panel('CPU', [['rate(process_cpu_seconds_total[$__rate_interval])', '{{job}} {{instance}}']], 'percentunit'),
]);

const work = dashboard('gaemi-work', '개미렌즈 · queue and worker', [
  panel('Messages waiting', [['max by (queue) (gaemi_queue_messages{state="waiting"})', '{{queue}}']]),
  panel('Messages taken', [['max by (queue) (gaemi_queue_messages{state="taken"})', '{{queue}}']]),
  panel('p95 of the wait in the queue', [[quantile(0.95, 'gaemi_queue_wait_seconds', 'queue'), '{{queue}}']], 's'),
  panel('Outbox', [['max(gaemi_outbox_messages)', 'messages']]),
  panel('Oldest in the outbox', [['max(gaemi_outbox_oldest_seconds)', 'age']], 's'),
  panel('Analyses running', [['max by (kind) (gaemi_analyses_running)', '{{kind}}']]),
  panel('Oldest analysis', [['max by (kind) (gaemi_analyses_oldest_seconds)', '{{kind}}']], 's'),
  panel('Analyses ended, an hour', [[inHour('gaemi_analyses_ended_total', 'kind, state'), '{{kind}} {{state}}']]),
  panel('Tried again, an hour', [[inHour('gaemi_jobs_tried_again_total', 'job'), '{{job}}']]),
  panel('p95 of a step', [[quantile(0.95, 'gaemi_job_step_seconds', 'job, step'), '{{job}}: {{step}}']], 's'),
  panel('Dead letters drained, a day', [
    ['sum by (queue, outcome) (increase(gaemi_dead_letters_total[1d]))', '{{queue}} {{outcome}}'],
  ]),
]);

const sources = dashboard('gaemi-sources', '개미렌즈 · sources and model', [
  panel('Sources left alone (1) or on probation (0.5)', [
    ['max by (port, provider) (gaemi_provider_circuit_open)', '{{port}} {{provider}}'],
  ]),
  panel('Failed calls, an hour', [[inHour('gaemi_provider_errors_total', 'provider, kind'), '{{provider}} {{kind}}']]),
  panel('Calls of the model, an hour', [[inHour('gaemi_model_calls_total', 'model'), '{{model}}']]),
  panel('Tokens, an hour', [[inHour('gaemi_model_tokens_total', 'model, kind'), '{{model}} {{kind}}']]),
  panel('Caps reached, an hour', [[inHour('gaemi_budget_refusals_total', 'cap'), '{{cap}}']]),
  panel('Workers that ended watching, a day', [
    ['sum by (source) (increase(gaemi_monitoring_ended_total[1d]))', '{{source}}'],
  ]),
  panel('Gathering, p95', [
    [
      'histogram_quantile(0.95, sum by (le, job) (rate(gaemi_job_step_seconds_bucket{step="gather"}[$__rate_interval])))',
      '{{job}}',
    ],
  ]),
]);

const money = dashboard('gaemi-money', '개미렌즈 · money', [
  panel('Credits moved, an hour', [[inHour('gaemi_credits_moved_total', 'kind'), '{{kind}}']]),
  panel('Refunds, an hour', [[inHour('gaemi_refunds_total', 'kind'), '{{kind}}']]),
  panel(
    'Share of analyses that are refunded, an hour',
    [['sum(increase(gaemi_refunds_total[1h])) / sum(increase(gaemi_analyses_ended_total[1h]))', 'share']],
    'percentunit',
  ),
  panel('Refunds owed', [['max by (kind) (gaemi_refunds_pending)', '{{kind}}']]),
  panel('Refunds that could not be written, an hour', [[inHour('gaemi_refunds_failed_total', 'kind'), '{{kind}}']]),
  panel('Balance mismatches of the last night', [
    ['max(gaemi_balance_mismatches)', 'members'],
    ['max(gaemi_balances_compared)', 'compared'],
  ]),
  panel('Since the last comparison', [['max(gaemi_balances_reconciled_age_seconds)', 'age']], 's'),
]);

const deliveries = dashboard('gaemi-deliveries', '개미렌즈 · briefings and alerts', [
  panel('To be sent', [['max by (kind) (gaemi_deliveries_due)', '{{kind}}']]),
  panel('Oldest to be sent', [['max by (kind) (gaemi_deliveries_oldest_seconds)', '{{kind}}']], 's'),
  panel('Tries, an hour', [[inHour('gaemi_deliveries_total', 'kind, outcome'), '{{kind}} {{outcome}}']]),
  panel('Mails, an hour', [[inHour('gaemi_mails_total', 'outcome'), '{{outcome}}']]),
  panel(
    'Share of tries that fail, an hour',
    [
      [
        'sum(increase(gaemi_deliveries_total{outcome="failed"}[1h])) / sum(increase(gaemi_deliveries_total[1h]))',
        'share',
      ],
    ],
    'percentunit',
  ),
]);

export const dashboards: readonly Dashboard[] = [service, work, sources, money, deliveries];
