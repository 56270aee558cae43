import { ScorecardRepository } from '@gaemi/database/scorecard/scorecard.repository';
import { ScorecardRowRepository } from '@gaemi/database/scorecard/scorecard-row.repository';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { SourceNames } from '@gaemi/domain/sources';
import { Inject, Injectable } from '@nestjs/common';
import { RIGHTS, SOURCE_NAMES } from '../providers.ts';
import { composeScorecard } from './compose-scorecard.ts';
import { ReturnJoiner } from './return-joiner.ts';

/** Computes the scorecard from what is stored. It calls nobody outside. */
@Injectable()
export class ScorecardComputer {
  constructor(
    private readonly returnJoiner: ReturnJoiner,
    private readonly rows: ScorecardRowRepository,
    private readonly scorecards: ScorecardRepository,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    @Inject(SOURCE_NAMES) private readonly sources: SourceNames,
  ) {}

  /** Joins the frozen scores with the stored prices, and stores the figures where they have changed. */
  async compute(now: Date): Promise<{ rows: number; events: number; changed: boolean }> {
    await this.returnJoiner.join(this.sources.prices, seoulDay(now));
    const input = await this.rows.find();
    const [rows, events] = [input.rows.length, input.events.length];
    if (rows === 0) return { rows, events, changed: false };
    const composed = composeScorecard(input, (source) => this.rights.rightsOf(source).redistribution);
    return { rows, events, changed: await this.scorecards.save({ computedAt: now, ...composed }) };
  }
}
