import { ApiKeysStoreModule } from '@gaemi/database/api-keys/api-keys-store.module';
import { Module } from '@nestjs/common';
import { AccumulationModule } from '../accumulation/accumulation.module.ts';
import { AdminModule } from '../admin/admin.module.ts';
import { ApiKeysController } from './api-keys.controller.ts';
import { ApiKeysService } from './api-keys.service.ts';
import { MemberApiKeysService } from './member-api-keys.service.ts';

@Module({
  imports: [ApiKeysStoreModule, AccumulationModule, AdminModule],
  controllers: [ApiKeysController],
  providers: [ApiKeysService, MemberApiKeysService],
})
export class ApiKeysModule {}
