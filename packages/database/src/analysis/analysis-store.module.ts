import { Module } from '@nestjs/common';
import { AnalysesOfMember } from './analyses-of-member.ts';
import { RunningLimit } from './running-limit.ts';

@Module({ providers: [AnalysesOfMember, RunningLimit], exports: [AnalysesOfMember, RunningLimit] })
export class AnalysisStoreModule {}
