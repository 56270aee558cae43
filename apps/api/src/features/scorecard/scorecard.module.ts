import { ScorecardStoreModule } from '@gaemi/database/scorecard/scorecard-store.module';
import { Module } from '@nestjs/common';
import { ScorecardController } from './scorecard.controller.ts';
import { ScorecardService } from './scorecard.service.ts';

@Module({ imports: [ScorecardStoreModule], controllers: [ScorecardController], providers: [ScorecardService] })
export class ScorecardModule {}
