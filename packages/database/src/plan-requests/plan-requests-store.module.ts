import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersStoreModule } from '../users/users-store.module.ts';
import { PlanRequestRepository } from './plan-request.repository.ts';
import { planRequestSchema } from './plan-request.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'PlanRequest', schema: planRequestSchema }]), UsersStoreModule],
  providers: [PlanRequestRepository],
  exports: [PlanRequestRepository],
})
export class PlanRequestsStoreModule {}
