import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BaseRatesRepository } from './base-rates.repository.ts';
import { baseRatesSchema } from './base-rates.schema.ts';
import { followedEventSchema } from './followed-event.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'FollowedEvent', schema: followedEventSchema },
      { name: 'BaseRates', schema: baseRatesSchema },
    ]),
  ],
  providers: [BaseRatesRepository],
  exports: [BaseRatesRepository],
})
export class BaseRatesStoreModule {}
