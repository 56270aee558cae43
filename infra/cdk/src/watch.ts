import { alarms } from '@gaemi/runtime/metrics/alarms';
import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { FargateService } from 'aws-cdk-lib/aws-ecs';
import {
  type ApplicationLoadBalancer,
  type ApplicationTargetGroup,
  HttpCodeElb,
  HttpCodeTarget,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { JobQueue } from './queues.ts';
import type { App } from './variables.ts';
import { oldest, waiting } from './worker-count.ts';

interface WatchProps {
  email: string;
  queues: readonly JobQueue[];
  loadBalancer: ApplicationLoadBalancer;
  targets: ApplicationTargetGroup;
  api: FargateService;
  worker: FargateService;
  logs: Readonly<Record<App, ILogGroup>>;
}

/** Where it is told what to do about an alarm that an app raises in its log. */
const runbooks: Record<(typeof alarms)[keyof typeof alarms], string> = {
  [alarms.deadLetter]: 'dead-letters.md',
  [alarms.refundPending]: 'incidents.md#a-refund-is-late',
  [alarms.balanceMismatch]: 'incidents.md#credits-do-not-add-up',
  [alarms.mailRefused]: 'incidents.md#briefings-do-not-arrive',
};

/** What wakes somebody up, and what they then look at. Each alarm names its runbook. */
export class Watch extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: WatchProps) {
    super(scope, id);
    const { queues, loadBalancer, targets, api, worker } = props;
    this.topic = new Topic(this, 'Alarms', { enforceSSL: true });
    this.topic.addSubscription(new EmailSubscription(props.email));

    for (const alarm of Object.values(alarms)) {
      const metric = raised(this, alarm, props.logs);
      this.alarm(alarm, { metric, above: 0, minutes: 1, runbook: runbooks[alarm] });
    }
    // The worker empties these queues: what stays there is stuck.
    for (const { name, dead } of queues) {
      const metric = dead.metricApproximateNumberOfMessagesVisible({
        period: Duration.minutes(1),
        statistic: 'Maximum',
      });
      this.alarm(`${name}-dead`, { metric, above: 0, minutes: 15, runbook: 'dead-letters.md' });
    }
    this.alarm('Oldest', { metric: oldest(queues), above: 180, minutes: 3, runbook: 'incidents.md#analyses-are-late' });
    const failed = loadBalancer.metrics.httpCodeTarget(HttpCodeTarget.TARGET_5XX_COUNT, { statistic: 'Sum' });
    const answered = loadBalancer.metrics.requestCount({ statistic: 'Sum' });
    // Where no task is there to answer, requests are neither answered nor failed.
    const refused = loadBalancer.metrics.httpCodeElb(HttpCodeElb.ELB_5XX_COUNT, { statistic: 'Sum' });
    const all = '(FILL(answered, 0) + FILL(refused, 0))';
    const share = new MathExpression({
      expression: `IF(${all} > 20, 100 * (FILL(failed, 0) + FILL(refused, 0)) / ${all}, 0)`,
      usingMetrics: { failed, answered, refused },
      period: Duration.minutes(1),
      label: 'answers 5xx, percent',
    });
    this.alarm('Failures', { metric: share, above: 2, minutes: 3, runbook: 'incidents.md#the-api-fails' });
    const slow = targets.metrics.targetResponseTime({ statistic: 'p95', period: Duration.minutes(1) });
    this.alarm('Slow', { metric: slow, above: 1, minutes: 5, runbook: 'incidents.md#the-api-is-slow' });
    const sick = targets.metrics.unhealthyHostCount({ statistic: 'Maximum', period: Duration.minutes(1) });
    this.alarm('Sick', { metric: sick, above: 0, minutes: 3, runbook: 'incidents.md#the-api-fails' });

    const row = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: 12 });
    new Dashboard(this, 'Dashboard', {
      widgets: [
        [row('Messages waiting', waiting(queues)), row('Oldest message, s', oldest(queues))],
        [row('Dead letters', ...queues.map(({ dead }) => dead.metricApproximateNumberOfMessagesVisible()))],
        [row('Requests', answered, failed, refused), row('Answer time, s', slow)],
        [
          row('CPU, %', api.metricCpuUtilization(), worker.metricCpuUtilization()),
          row('Memory, %', api.metricMemoryUtilization(), worker.metricMemoryUtilization()),
        ],
      ],
    });
  }

  private alarm(id: string, options: { metric: IMetric; above: number; minutes: number; runbook: string }): void {
    const alarm = new Alarm(this, id, {
      metric: options.metric,
      threshold: options.above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: options.minutes,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `infra/runbooks/${options.runbook}`,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
  }
}

/** How often the apps say in their logs that somebody is to be woken: one metric of all. */
function raised(scope: Construct, alarm: string, logs: WatchProps['logs']): IMetric {
  const metric = { metricNamespace: 'GaemiLens', metricName: alarm };
  for (const [app, logGroup] of Object.entries(logs)) {
    const filterPattern = FilterPattern.stringValue('$.alarm', '=', alarm);
    new MetricFilter(scope, `${alarm}-${app}-filter`, { logGroup, filterPattern, ...metric });
  }
  return new Metric({
    namespace: metric.metricNamespace,
    metricName: alarm,
    statistic: 'Sum',
    period: Duration.minutes(1),
  });
}
