import { AuditStoreModule } from '@gaemi/database/audit/audit-store.module';
import { LedgerStoreModule } from '@gaemi/database/ledger/ledger-store.module';
import { ObjectionsStoreModule } from '@gaemi/database/objections/objections-store.module';
import { OverviewStoreModule } from '@gaemi/database/overview/overview-store.module';
import { UsersStoreModule } from '@gaemi/database/users/users-store.module';
import { Module } from '@nestjs/common';
import { AdminController } from './admin.controller.ts';
import { AdminService } from './admin.service.ts';
import { AdminOverviewService } from './admin-overview.service.ts';
import { AuditedChange } from './audited-change.ts';
import { MailedChange } from './mailed-change.ts';
import { MemberNotices } from './member-notices.ts';

@Module({
  imports: [AuditStoreModule, LedgerStoreModule, ObjectionsStoreModule, OverviewStoreModule, UsersStoreModule],
  controllers: [AdminController],
  providers: [AdminService, AdminOverviewService, AuditedChange, MailedChange, MemberNotices],
  exports: [AuditedChange, MailedChange, MemberNotices],
})
export class AdminModule {}
