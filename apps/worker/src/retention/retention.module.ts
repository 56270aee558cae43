import { Module } from '@nestjs/common';
import { JudgeModule } from '../news/judge.module.ts';
import { FailedAnalysesSchedule } from './failed-analyses-schedule.ts';
import { TextExpirySchedule } from './text-expiry-schedule.ts';

/** Removes what may no longer be held: texts whose rights end, and old failed analyses. */
@Module({ imports: [JudgeModule], providers: [FailedAnalysesSchedule, TextExpirySchedule] })
export class RetentionModule {}
