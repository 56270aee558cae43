import { deadLetterQueueOf, type QueueName, queueNames } from '@gaemi/contracts/jobs';
import { MAX_DELIVERIES, VISIBILITY_SECONDS } from '@gaemi/queue/queues';
import { Duration } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

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

  /** The api sends jobs, and finds both queues by name. */
  grantProduce(grantee: IGrantable): void {
    for (const { main, dead } of this.all) {
      main.grant(grantee, 'sqs:GetQueueUrl', 'sqs:SendMessage');
      dead.grant(grantee, 'sqs:GetQueueUrl');
    }
  }

  /** The worker takes jobs, postpones them, sends what the api left, and lays aside what is no job. */
  grantConsume(grantee: IGrantable): void {
    const take = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility'];
    for (const { main, dead } of this.all) {
      main.grant(grantee, 'sqs:GetQueueUrl', 'sqs:SendMessage', ...take);
      dead.grant(grantee, 'sqs:GetQueueUrl', 'sqs:SendMessage');
    }
  }
}
