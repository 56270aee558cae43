import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { alertSettingsSchema } from '../alerts/alert-settings.schema.ts';
import { UsersStoreModule } from '../users/users-store.module.ts';
import { WatchlistRepository } from './watchlist.repository.ts';
import { watchlistSchema } from './watchlist.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'AlertSettings', schema: alertSettingsSchema },
      { name: 'Watchlist', schema: watchlistSchema },
    ]),
    UsersStoreModule,
  ],
  providers: [WatchlistRepository],
  exports: [WatchlistRepository],
})
export class WatchlistStoreModule {}
