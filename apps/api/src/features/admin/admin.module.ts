import { Module } from '@nestjs/common';
import { AdminController } from './admin.controller.ts';
import { AdminService } from './admin.service.ts';
import { AdminOverviewService } from './admin-overview.service.ts';
import { AuditedChange } from './audited-change.ts';
import { MemberNotices } from './member-notices.ts';

@Module({
  controllers: [AdminController],
  providers: [AdminService, AdminOverviewService, AuditedChange, MemberNotices],
  exports: [AuditedChange, MemberNotices],
})
export class AdminModule {}
