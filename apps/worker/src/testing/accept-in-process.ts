import 'reflect-metadata';
import { AcceptAccumulation } from '@gaemi/database/accumulation/accept-accumulation';
import type { AnalysisOrder } from '@gaemi/database/analysis/accept-analysis';
import { DatabaseModule } from '@gaemi/database/database.module';
import { OutboxRepository } from '@gaemi/database/outbox/outbox.repository';
import { OutboxRelay } from '@gaemi/queue/outbox-relay';
import { createProducer } from '@gaemi/queue/producer';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import { systemClock } from '@gaemi/runtime/clock';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { NestFactory } from '@nestjs/core';

/** What a process that accepts is given: where the stores are, and what to accept. */
export interface Acceptance {
  mongoUri: string;
  sqsEndpoint: string;
  region: string;
  order: AnalysisOrder;
}

// Accepts one order as the API does, in a process of its own that may be killed at any moment.
const { mongoUri, sqsEndpoint, region, order }: Acceptance = JSON.parse(process.argv[2] ?? '');
const app = await NestFactory.createApplicationContext(DatabaseModule.forRoot(mongoUri), { logger: false });
const { message } = await app.get(AcceptAccumulation).accept(order, new Date());
const client = createSqsClient({ endpoint: sqsEndpoint, region });
const logger = createLogger({ app: 'test', level: 'silent' });
const producer = createProducer(client, true);
const relay = new OutboxRelay({ store: app.get(OutboxRepository), producer, clock: systemClock, logger });
if (message !== null) await relay.send(message);
client.destroy();
await app.close();
