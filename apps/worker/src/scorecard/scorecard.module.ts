import { Module } from '@nestjs/common';
import { ReturnJoiner } from './return-joiner.ts';
import { ScorecardComputer } from './scorecard-computer.ts';
import { ScorecardSchedule } from './scorecard-schedule.ts';

/** What became of past results: joined with returns and counted every night. */
@Module({ providers: [ReturnJoiner, ScorecardComputer, ScorecardSchedule] })
export class ScorecardModule {}
