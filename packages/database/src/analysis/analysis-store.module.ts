import { Module } from '@nestjs/common';
import { AnalysesOfMember } from './analyses-of-member.ts';
import { OrderChecks } from './order-checks.ts';

@Module({
  providers: [AnalysesOfMember, OrderChecks],
  exports: [AnalysesOfMember, OrderChecks],
})
export class AnalysisStoreModule {}
