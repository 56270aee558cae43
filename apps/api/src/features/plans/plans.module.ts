import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.ts';
import { PlanDecisionsService } from './plan-decisions.service.ts';
import { PlansController } from './plans.controller.ts';
import { PlansService } from './plans.service.ts';

@Module({
  imports: [AdminModule],
  controllers: [PlansController],
  providers: [PlansService, PlanDecisionsService],
})
export class PlansModule {}
