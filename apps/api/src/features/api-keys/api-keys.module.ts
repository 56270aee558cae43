import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.ts';
import { ApiKeysController } from './api-keys.controller.ts';
import { ApiKeysService } from './api-keys.service.ts';
import { MemberApiKeysService } from './member-api-keys.service.ts';

@Module({
  imports: [AdminModule],
  controllers: [ApiKeysController],
  providers: [ApiKeysService, MemberApiKeysService],
})
export class ApiKeysModule {}
