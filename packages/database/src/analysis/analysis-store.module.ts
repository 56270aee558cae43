import { Module } from '@nestjs/common';
import { RunningLimit } from './running-limit.ts';

@Module({ providers: [RunningLimit], exports: [RunningLimit] })
export class AnalysisStoreModule {}
