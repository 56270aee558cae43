import type { MjbDetail, MjbSort } from '@gaemi/contracts/accumulation';
import { objectId } from '@gaemi/contracts/fields';
import {
  AccumulationRepository,
  type FinishedAccumulation,
} from '@gaemi/database/accumulation/accumulation.repository';
import { sortNetBuyers } from '@gaemi/domain/accumulation/net-buyers';
import { Injectable } from '@nestjs/common';
import { FinishedAnalyses } from '../../finished-analyses.ts';
import { AppError } from '../../http/app-error.ts';
import { toMjbRecord } from './to-mjb-record.ts';

/** A finished analysis of the member with all it was computed from, by its id or its request id. */
@Injectable()
export class ShowMjb {
  constructor(
    private readonly analyses: AccumulationRepository,
    private readonly finished: FinishedAnalyses,
  ) {}

  async execute(userId: string, id: string, sortBy: MjbSort): Promise<MjbDetail> {
    const analysis = await this.find(userId, id);
    if (analysis === null) throw new AppError('ANALYSIS_NOT_FOUND');
    const { brokers, days } = analysis.result;
    const record = toMjbRecord(analysis, await this.finished.today(userId, analysis));
    return {
      ...record,
      net_buyers: sortNetBuyers(record.net_buyers, sortBy),
      brokers,
      days: days.map(({ day, leadNet, majorsNet }) => ({ day, lead_net: leadNet, majors_net: majorsNet })),
    };
  }

  /** A request id may look like an id of ours: the record of that id comes first. */
  private async find(userId: string, id: string): Promise<FinishedAccumulation | null> {
    const byId = objectId.safeParse(id).success ? await this.analyses.findFinished(userId, { id }) : null;
    return byId ?? this.analyses.findFinished(userId, { requestId: id });
  }
}
