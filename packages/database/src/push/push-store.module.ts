import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersStoreModule } from '../users/users-store.module.ts';
import { PushKeysRepository } from './push-keys.repository.ts';
import { pushKeysSchema } from './push-keys.schema.ts';
import { PushSubscriptionRepository } from './push-subscription.repository.ts';
import { pushSubscriptionSchema } from './push-subscription.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'PushSubscription', schema: pushSubscriptionSchema },
      { name: 'PushKeys', schema: pushKeysSchema },
    ]),
    UsersStoreModule,
  ],
  providers: [PushKeysRepository, PushSubscriptionRepository],
  exports: [PushKeysRepository, PushSubscriptionRepository],
})
export class PushStoreModule {}
