import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.ts';
import { MemberSessionsService } from './member-sessions.service.ts';
import { SessionsController } from './sessions.controller.ts';
import { SessionsService } from './sessions.service.ts';

@Module({
  imports: [AdminModule],
  controllers: [SessionsController],
  providers: [SessionsService, MemberSessionsService],
})
export class SessionsModule {}
