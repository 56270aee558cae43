import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { alertSettingsSchema } from '../alerts/alert-settings.schema.ts';
import { newsAnalysisSchema } from '../news-analysis/news-analysis.schema.ts';
import { newsDetailSchema } from '../news-analysis/news-detail.schema.ts';
import { DeliveryRepository } from './delivery.repository.ts';
import { deliverySchema } from './delivery.schema.ts';
import { NotificationScheduler } from './notification-scheduler.ts';
import { notifiedEventSchema } from './notified-event.schema.ts';
import { PostponedEventRepository } from './postponed-event.repository.ts';
import { postponedEventSchema } from './postponed-event.schema.ts';
import { UnnotifiedEvents } from './unnotified-events.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'NewsAnalysis', schema: newsAnalysisSchema },
      { name: 'NewsDetail', schema: newsDetailSchema },
      { name: 'AlertSettings', schema: alertSettingsSchema },
      { name: 'NotifiedEvent', schema: notifiedEventSchema },
      { name: 'PostponedEvent', schema: postponedEventSchema },
      { name: 'Delivery', schema: deliverySchema },
    ]),
  ],
  providers: [DeliveryRepository, NotificationScheduler, PostponedEventRepository, UnnotifiedEvents],
  exports: [DeliveryRepository, NotificationScheduler, PostponedEventRepository, UnnotifiedEvents],
})
export class NotificationsStoreModule {}
