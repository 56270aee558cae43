import { AccumulationStoreModule } from '@gaemi/database/accumulation/accumulation-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { ObjectionsStoreModule } from '@gaemi/database/objections/objections-store.module';
import { OutboxRepository } from '@gaemi/database/outbox/outbox.repository';
import { OutboxStoreModule } from '@gaemi/database/outbox/outbox-store.module';
import { OutboxRelay } from '@gaemi/queue/outbox-relay';
import { createProducer } from '@gaemi/queue/producer';
import { Module } from '@nestjs/common';
import { QUEUE_CLIENT, type QueueClient, RUNTIME } from '../providers.ts';
import type { Runtime } from '../runtime.ts';
import { OutboxSchedule } from './outbox-schedule.ts';
import { OverdueSchedule } from './overdue-schedule.ts';
import { RefundSchedule } from './refund-schedule.ts';
import { ReporterRefundSchedule } from './reporter-refund-schedule.ts';

/** What both analyses share: messages that still go to the queue, overdue analyses, refunds. */
@Module({
  imports: [AccumulationStoreModule, NewsAnalysisStoreModule, ObjectionsStoreModule, OutboxStoreModule],
  providers: [
    {
      provide: OutboxRelay,
      inject: [OutboxRepository, QUEUE_CLIENT, RUNTIME],
      useFactory: (store: OutboxRepository, client: QueueClient, { environment, clock, logger }: Runtime) => {
        const producer = createProducer(client, environment.SQS_ENDPOINT !== undefined);
        return new OutboxRelay({ store, producer, clock, logger });
      },
    },
    OutboxSchedule,
    OverdueSchedule,
    RefundSchedule,
    ReporterRefundSchedule,
  ],
  exports: [OutboxRelay],
})
export class AnalysisModule {}
