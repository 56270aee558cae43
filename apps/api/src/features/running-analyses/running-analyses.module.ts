import { Module } from '@nestjs/common';
import { RunningAnalysesController } from './running-analyses.controller.ts';

@Module({ controllers: [RunningAnalysesController] })
export class RunningAnalysesModule {}
