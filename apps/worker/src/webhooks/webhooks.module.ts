import { StockEventsStoreModule } from '@gaemi/database/stock-events/stock-events-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { UsersStoreModule } from '@gaemi/database/users/users-store.module';
import { WebhooksStoreModule } from '@gaemi/database/webhooks/webhooks-store.module';
import { createWebhookSealer } from '@gaemi/runtime/secrets/sealed-text';
import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { RUNTIME, WEBHOOK_SEALER } from '../providers.ts';
import type { Runtime } from '../runtime.ts';
import { AlertComposer } from './alert-composer.ts';
import { EventAnnouncer } from './event-announcer.ts';
import { SwitchedOffMails } from './switched-off-mails.ts';
import { UnsentReason } from './unsent-reason.ts';
import { WebhookSchedule } from './webhook-schedule.ts';
import { WebhookSender } from './webhook-sender.ts';

/** Tells the programs of members what has happened. */
@Module({
  imports: [NotificationsModule, StockEventsStoreModule, StockMasterStoreModule, UsersStoreModule, WebhooksStoreModule],
  providers: [
    {
      provide: WEBHOOK_SEALER,
      inject: [RUNTIME],
      useFactory: ({ environment: { SESSION_SECRET: secret } }: Runtime) =>
        secret === undefined ? null : createWebhookSealer(secret),
    },
    AlertComposer,
    EventAnnouncer,
    SwitchedOffMails,
    UnsentReason,
    WebhookSchedule,
    WebhookSender,
  ],
})
export class WebhooksModule {}
