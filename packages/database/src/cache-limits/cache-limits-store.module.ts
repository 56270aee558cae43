import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CacheLimitsRepository } from './cache-limits.repository.ts';
import { cacheLimitsSchema } from './cache-limits.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'CacheLimits', schema: cacheLimitsSchema }])],
  providers: [CacheLimitsRepository],
  exports: [CacheLimitsRepository],
})
export class CacheLimitsStoreModule {}
