import { type QueueName, queueNames } from '@gaemi/domain/analysis/jobs';
import { deadLetterQueueOf } from '@gaemi/queue/jobs';
import { MAX_DELIVERIES, VISIBILITY_SECONDS } from '@gaemi/queue/queues';
import { Duration } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

const look = ['sqs:GetQueueUrl', 'sqs:GetQueueAttributes'];

export interface JobQueue {
  name: QueueName;
  main: Queue;
  dead: Queue;
}

/** Every queue of the product with its dead-letter queue, as packages/queue would make them. */
export class Queues extends Construct {
  readonly all: readonly JobQueue[];

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const safe = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.all = Object.values(queueNames).map((name) => {
      const dead = new Queue(this, `${name}-dead`, {
        queueName: deadLetterQueueOf(name),
        retentionPeriod: Duration.days(14),
        ...safe,
      });
      const main = new Queue(this, name, {
        queueName: name,
        visibilityTimeout: Duration.seconds(VISIBILITY_SECONDS),
        deadLetterQueue: { queue: dead, maxReceiveCount: MAX_DELIVERIES },
        ...safe,
      });
      return { name, main, dead };
    });
  }

  /** The api sends jobs; it finds the queues by name and tells how full they are. */
  grantProduce(grantee: IGrantable): void {
    for (const { main, dead } of this.all) {
      main.grant(grantee, ...look, 'sqs:SendMessage');
      dead.grant(grantee, ...look);
    }
  }

  /** The worker takes jobs, postpones them, sends what the api left, lays aside what is no job, and empties the dead letters. */
  grantConsume(grantee: IGrantable): void {
    const take = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility'];
    for (const { main, dead } of this.all) {
      main.grant(grantee, ...look, 'sqs:SendMessage', ...take);
      dead.grant(grantee, ...look, 'sqs:SendMessage', ...take);
    }
  }
}
