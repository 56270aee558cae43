import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { sourceQuotaSchema } from './source-quota.schema.ts';
import { SourceQuotas } from './source-quotas.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'SourceQuota', schema: sourceQuotaSchema }])],
  providers: [SourceQuotas],
  exports: [SourceQuotas],
})
export class SourceQuotaStoreModule {}
