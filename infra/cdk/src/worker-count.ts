import { Duration, TimeZone } from 'aws-cdk-lib';
import { AdjustmentType, type ScalingInterval, Schedule } from 'aws-cdk-lib/aws-applicationautoscaling';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { FargateService } from 'aws-cdk-lib/aws-ecs';
import type { Step, WorkerScaling } from 'infra-scale/worker-scaling';
import type { JobQueue } from './queues.ts';

const period = Duration.minutes(1);

const readMetric = ({ main }: JobQueue, name: string): IMetric => main.metric(name, { period, statistic: 'Maximum' });
const readDepth = (queue: JobQueue): IMetric => readMetric(queue, 'ApproximateNumberOfMessagesVisible');

/** Messages that wait in all queues. */
export function waiting(queues: readonly JobQueue[]): IMetric {
  const usingMetrics = Object.fromEntries(queues.map((queue, at) => [`q${at}`, readDepth(queue)]));
  return new MathExpression({ expression: 'SUM(METRICS())', usingMetrics, period, label: 'messages waiting' });
}

/**
 * Seconds that the oldest message of any queue has waited, 0 where none waits: the age of SQS also counts a message that a worker works on,
 * until it is done, and a model takes minutes.
 */
export function oldest(queues: readonly JobQueue[]): IMetric {
  const ages = queues.map((queue, at): [string, MathExpression] => {
    const [depth, age] = [`depth${at}`, `age${at}`];
    const usingMetrics = { [depth]: readDepth(queue), [age]: readMetric(queue, 'ApproximateAgeOfOldestMessage') };
    return [`oldest${at}`, new MathExpression({ expression: `IF(${depth} > 0, ${age}, 0)`, usingMetrics, period })];
  });
  const expression = `MAX([${ages.map(([id]) => id).join(', ')}])`;
  const usingMetrics = Object.fromEntries(ages);
  return new MathExpression({ expression, usingMetrics, period, label: 'seconds of the oldest message' });
}

/** More workers by depth and by age, whichever asks for more; fewer, one at a time, after a long calm. */
export function scaleWorkers(service: FargateService, queues: readonly JobQueue[], policy: WorkerScaling): void {
  const scaling = service.autoScaleTaskCount({ minCapacity: policy.min, maxCapacity: policy.max });
  const at = (hour: string, minute: string) => ({
    schedule: Schedule.cron({ hour, minute, weekDay: 'MON-FRI' }),
    timeZone: TimeZone.ASIA_SEOUL,
  });
  scaling.scaleOnSchedule('Opening', { ...at('8', '10'), minCapacity: policy.opening });
  scaling.scaleOnSchedule('Opened', { ...at('10', '0'), minCapacity: policy.min });
  const cooldown = Duration.seconds(policy.cooldownSeconds);
  const upwards = { adjustmentType: AdjustmentType.CHANGE_IN_CAPACITY, cooldown, evaluationPeriods: 1 };
  scaling.scaleOnMetric('Depth', { metric: waiting(queues), scalingSteps: intervals(policy.byDepth), ...upwards });
  scaling.scaleOnMetric('Age', { metric: oldest(queues), scalingSteps: intervals(policy.byAge), ...upwards });
  scaling.scaleOnMetric('Calm', {
    metric: waiting(queues),
    // The second interval changes nothing; without it there would be no step to speak of.
    scalingSteps: [
      { upper: policy.calmBelow, change: -1 },
      { lower: Number.MAX_SAFE_INTEGER, change: 0 },
    ],
    adjustmentType: AdjustmentType.CHANGE_IN_CAPACITY,
    evaluationPeriods: policy.calmSeconds / 60,
  });
}

const intervals = (steps: readonly Step[]): ScalingInterval[] =>
  steps.map(({ from, add }, at) => {
    const next = steps[at + 1];
    return { lower: from, change: add, ...(next !== undefined && { upper: next.from }) };
  });
