import { Module } from '@nestjs/common';
import { FinishedAnalyses } from './finished-analyses.ts';

/** Shared by news and accumulation. */
@Module({ providers: [FinishedAnalyses], exports: [FinishedAnalyses] })
export class AnalysisModule {}
