import { Module } from '@nestjs/common';
import { AdminController } from './admin.controller.ts';
import { AdminService } from './admin.service.ts';
import { AdminOverviewService } from './admin-overview.service.ts';
import { AuditedChange } from './audited-change.ts';

@Module({
  controllers: [AdminController],
  providers: [AdminService, AdminOverviewService, AuditedChange],
  exports: [AuditedChange],
})
export class AdminModule {}
