import { LedgerStoreModule } from '@gaemi/database/ledger/ledger-store.module';
import { PlanRequestsStoreModule } from '@gaemi/database/plan-requests/plan-requests-store.module';
import { UsersStoreModule } from '@gaemi/database/users/users-store.module';
import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.ts';
import { PlanDecisionsService } from './plan-decisions.service.ts';
import { PlansController } from './plans.controller.ts';
import { PlansService } from './plans.service.ts';

@Module({
  imports: [LedgerStoreModule, PlanRequestsStoreModule, UsersStoreModule, AdminModule],
  controllers: [PlansController],
  providers: [PlansService, PlanDecisionsService],
})
export class PlansModule {}
