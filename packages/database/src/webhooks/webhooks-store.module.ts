import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersStoreModule } from '../users/users-store.module.ts';
import { MemberEventRepository } from './member-event.repository.ts';
import { memberEventSchema } from './member-event.schema.ts';
import { UnannouncedEvents } from './unannounced-events.ts';
import { WebhookRepository } from './webhook.repository.ts';
import { webhookSchema } from './webhook.schema.ts';
import { WebhookDeliveryRepository } from './webhook-delivery.repository.ts';
import { webhookDeliverySchema } from './webhook-delivery.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Webhook', schema: webhookSchema },
      { name: 'WebhookDelivery', schema: webhookDeliverySchema },
      { name: 'MemberEvent', schema: memberEventSchema },
    ]),
    UsersStoreModule,
  ],
  providers: [MemberEventRepository, UnannouncedEvents, WebhookRepository, WebhookDeliveryRepository],
  exports: [MemberEventRepository, UnannouncedEvents, WebhookRepository, WebhookDeliveryRepository],
})
export class WebhooksStoreModule {}
