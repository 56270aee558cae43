import { AuditStoreModule } from '@gaemi/database/audit/audit-store.module';
import { OverviewStoreModule } from '@gaemi/database/overview/overview-store.module';
import { UsersStoreModule } from '@gaemi/database/users/users-store.module';
import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.ts';
import { VerificationModule } from '../verification/verification.module.ts';
import { AccessChanges } from './access-changes.ts';
import { AccountErasure } from './account-erasure.ts';
import { MemberDataController } from './member-data.controller.ts';
import { MemberDataService } from './member-data.service.ts';
import { MemberErasure } from './member-erasure.ts';
import { MembersController } from './members.controller.ts';

/** Who may use the service, and what is held on them. */
@Module({
  imports: [AdminModule, AuditStoreModule, OverviewStoreModule, UsersStoreModule, VerificationModule],
  controllers: [MembersController, MemberDataController],
  providers: [AccessChanges, AccountErasure, MemberDataService, MemberErasure],
  exports: [AccountErasure],
})
export class MembersModule {}
