import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersStoreModule } from '../users/users-store.module.ts';
import { watchlistSchema } from '../watchlist/watchlist.schema.ts';
import { AlertSettingsRepository } from './alert-settings.repository.ts';
import { alertSettingsSchema } from './alert-settings.schema.ts';
import { UnsubscribeLinkRepository } from './unsubscribe-link.repository.ts';
import { unsubscribeLinkSchema } from './unsubscribe-link.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'AlertSettings', schema: alertSettingsSchema },
      { name: 'UnsubscribeLink', schema: unsubscribeLinkSchema },
      { name: 'Watchlist', schema: watchlistSchema },
    ]),
    UsersStoreModule,
  ],
  providers: [AlertSettingsRepository, UnsubscribeLinkRepository],
  exports: [AlertSettingsRepository, UnsubscribeLinkRepository],
})
export class AlertsStoreModule {}
