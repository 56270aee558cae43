import { StockEventsStoreModule } from '@gaemi/database/stock-events/stock-events-store.module';
import { UsersStoreModule } from '@gaemi/database/users/users-store.module';
import { WebhooksStoreModule } from '@gaemi/database/webhooks/webhooks-store.module';
import { Module } from '@nestjs/common';
import { MemberStreams } from '../../http/member-streams.ts';
import { AdminModule } from '../admin/admin.module.ts';
import { EventStreams } from './event-streams.ts';
import { WebhooksController } from './webhooks.controller.ts';
import { WebhooksService } from './webhooks.service.ts';

@Module({
  imports: [StockEventsStoreModule, UsersStoreModule, WebhooksStoreModule, AdminModule],
  controllers: [WebhooksController],
  providers: [WebhooksService, EventStreams, MemberStreams],
})
export class WebhooksModule {}
