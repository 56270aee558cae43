import { Module } from '@nestjs/common';
import { FinishedAnalyses } from '../../finished-analyses.ts';
import { AccumulationController } from './accumulation.controller.ts';
import { ListMjb } from './list-mjb.ts';
import { MjbDays } from './mjb-days.ts';
import { ShowMjbProgress } from './mjb-progress.ts';
import { PostMjb } from './post-mjb.ts';
import { ShowMjb } from './show-mjb.ts';

@Module({
  controllers: [AccumulationController],
  providers: [FinishedAnalyses, MjbDays, PostMjb, ShowMjbProgress, ListMjb, ShowMjb],
})
export class AccumulationModule {}
