import { Module } from '@nestjs/common';
import { ScorecardController } from './scorecard.controller.ts';
import { ScorecardService } from './scorecard.service.ts';

@Module({ controllers: [ScorecardController], providers: [ScorecardService] })
export class ScorecardModule {}
