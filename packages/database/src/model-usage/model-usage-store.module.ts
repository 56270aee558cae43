import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { userSchema } from '../users/user.schema.ts';
import { ModelUsageRepository } from './model-usage.repository.ts';
import { modelUsageSchema } from './model-usage.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'User', schema: userSchema },
      { name: 'ModelUsage', schema: modelUsageSchema },
    ]),
  ],
  providers: [ModelUsageRepository],
  exports: [ModelUsageRepository],
})
export class ModelUsageStoreModule {}
