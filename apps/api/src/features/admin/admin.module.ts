import { Module } from '@nestjs/common';
import { AdminController } from './admin.controller.ts';
import { AuditedChange } from './audited-change.ts';
import { ChangeGrade } from './change-grade.ts';
import { GrantCredit } from './grant-credit.ts';
import { ListAudit } from './list-audit.ts';
import { ListUsers } from './list-users.ts';

@Module({
  controllers: [AdminController],
  providers: [AuditedChange, ListUsers, ChangeGrade, GrantCredit, ListAudit],
})
export class AdminModule {}
