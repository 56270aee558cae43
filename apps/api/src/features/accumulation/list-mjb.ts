import type { MjbListQuery, MjbRecord } from '@gaemi/contracts/accumulation';
import type { Paged } from '@gaemi/contracts/paging';
import { AccumulationRepository } from '@gaemi/database/accumulation/accumulation.repository';
import { Injectable } from '@nestjs/common';
import { FinishedAnalyses } from '../../finished-analyses.ts';
import { toMjbRecord } from './to-mjb-record.ts';

/** The member's finished accumulation analyses, newest first. */
@Injectable()
export class ListMjb {
  constructor(
    private readonly analyses: AccumulationRepository,
    private readonly finished: FinishedAnalyses,
  ) {}

  execute(userId: string, query: MjbListQuery): Promise<Paged<MjbRecord>> {
    return this.finished.list(userId, query, { analyses: this.analyses, toAnswer: toMjbRecord });
  }
}
