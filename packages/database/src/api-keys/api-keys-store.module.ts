import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersStoreModule } from '../users/users-store.module.ts';
import { ApiKeyRepository } from './api-key.repository.ts';
import { apiKeySchema } from './api-key.schema.ts';
import { ApiKeySpending } from './api-key-spending.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'ApiKey', schema: apiKeySchema }]), UsersStoreModule],
  providers: [ApiKeyRepository, ApiKeySpending],
  exports: [ApiKeyRepository, ApiKeySpending],
})
export class ApiKeysStoreModule {}
