import { AlertsStoreModule } from '@gaemi/database/alerts/alerts-store.module';
import { ClusterTasksStoreModule } from '@gaemi/database/cluster-tasks/cluster-tasks-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { NotificationsStoreModule } from '@gaemi/database/notifications/notifications-store.module';
import { PushKeysRepository } from '@gaemi/database/push/push-keys.repository';
import { PushStoreModule } from '@gaemi/database/push/push-store.module';
import { StockEventsStoreModule } from '@gaemi/database/stock-events/stock-events-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { UsersStoreModule } from '@gaemi/database/users/users-store.module';
import { WebhooksStoreModule } from '@gaemi/database/webhooks/webhooks-store.module';
import { createMailSender, type MailSender } from '@gaemi/providers/mail/mail-sender';
import { createPushSender } from '@gaemi/providers/push/create-push-sender';
import { readPushSettings } from '@gaemi/runtime/settings/push-settings';
import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { MAIL_SENDER, PUSH_SENDER, RUNTIME, WEB_ORIGIN } from '../providers.ts';
import type { Runtime } from '../runtime.ts';
import { AlertNotifier } from './alert-notifier.ts';
import { BriefingNotifier } from './briefing-notifier.ts';
import { BriefingSchedule } from './briefing-schedule.ts';
import { ChannelSenders } from './channel-senders.ts';
import { DeliveryComposer } from './delivery-composer.ts';
import { DeliverySchedule } from './delivery-schedule.ts';
import { DELIVERIES_AT_ONCE, DeliverySender } from './delivery-sender.ts';
import { MailChannel } from './mail-channel.ts';
import { MailDates } from './mail-dates.ts';
import { PostponedContents } from './postponed-contents.ts';
import { PostponedNotifier } from './postponed-notifier.ts';
import { PostponedSchedule } from './postponed-schedule.ts';
import { PushChannel } from './push-channel.ts';
import { ReachedChannels } from './reached-channels.ts';
import { Recipients } from './recipients.ts';
import { RisenEventNotifier } from './risen-event-notifier.ts';
import { WeekAhead } from './week-ahead.ts';

/** Decides who is notified of what and when, and sends it on each channel. */
@Module({
  imports: [
    AlertsStoreModule,
    ClusterTasksStoreModule,
    NewsAnalysisStoreModule,
    NotificationsStoreModule,
    PushStoreModule,
    StockEventsStoreModule,
    StockMasterStoreModule,
    UsersStoreModule,
    WebhooksStoreModule,
  ],
  providers: [
    {
      provide: MAIL_SENDER,
      inject: [RUNTIME],
      useFactory: ({ environment: { SMTP_URL: smtpUrl, MAIL_FROM: from, WEB_ORIGIN: webOrigin } }: Runtime) =>
        smtpUrl === undefined
          ? null
          : createMailSender({ smtpUrl, from, webOrigin, keptConnections: DELIVERIES_AT_ONCE }),
    },
    {
      provide: PUSH_SENDER,
      inject: [RUNTIME, PushKeysRepository],
      useFactory: ({ environment }: Runtime, stored: PushKeysRepository) => {
        const push = readPushSettings(environment);
        return createPushSender({ ...push, keys: async () => push.keys ?? stored.findPair() });
      },
    },
    { provide: WEB_ORIGIN, inject: [RUNTIME], useFactory: ({ environment }: Runtime) => environment.WEB_ORIGIN },
    AlertNotifier,
    BriefingNotifier,
    BriefingSchedule,
    ChannelSenders,
    DeliveryComposer,
    DeliverySchedule,
    DeliverySender,
    MailChannel,
    MailDates,
    PostponedContents,
    PostponedNotifier,
    PostponedSchedule,
    PushChannel,
    ReachedChannels,
    Recipients,
    RisenEventNotifier,
    WeekAhead,
  ],
  exports: [Recipients, RisenEventNotifier, MAIL_SENDER, WEB_ORIGIN],
})
export class NotificationsModule implements OnApplicationShutdown {
  constructor(@Inject(MAIL_SENDER) private readonly mails: MailSender | null) {}

  /** The connections that are kept for the next mails would hold the process. */
  onApplicationShutdown(): void {
    this.mails?.close();
  }
}
