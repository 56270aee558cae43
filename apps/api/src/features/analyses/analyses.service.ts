import { randomUUID } from 'node:crypto';
import type {
  AcceptedAnalysis,
  Analysis,
  AnalysisList,
  AnalysisListQuery,
  AnalysisPost,
} from '@gaemi/contracts/analyses';
import { AnalysesOfMember, type AnalysisOfKind } from '@gaemi/database/analysis/analyses-of-member';
import type { Member } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import type { CallingKeyId } from '../../http/api-key/calling-key.decorator.ts';
import { AppError } from '../../http/app-error.ts';
import { AccumulationService } from '../accumulation/accumulation.service.ts';
import { AccumulationSubmissionService } from '../accumulation/accumulation-submission.service.ts';
import { NewsService } from '../news/news.service.ts';
import { NewsSubmissionService } from '../news/news-submission.service.ts';
import { readCursor, toAccepted, toAnalysisList, toLook } from './analyses.mapper.ts';

/** Analyses of either kind, by the services of the kinds. */
@Injectable()
export class AnalysesService {
  constructor(
    private readonly analyses: AnalysesOfMember,
    private readonly news: NewsService,
    private readonly newsSubmissions: NewsSubmissionService,
    private readonly accumulation: AccumulationService,
    private readonly accumulationSubmissions: AccumulationSubmissionService,
  ) {}

  /** Starts an analysis, once under a request id. Throws as the posts of its kind do. */
  async start(
    member: Member,
    { kind, stock_code: code, start_date: fromDay = '', end_date: toDay = '' }: AnalysisPost,
    { requestId = randomUUID(), apiKeyId }: { requestId: string | undefined; apiKeyId: CallingKeyId },
  ): Promise<AcceptedAnalysis> {
    const order = { requestId, apiKeyId, named: { code } };
    if (kind === 'accumulation') {
      return toAccepted(await this.accumulationSubmissions.accept(member, { ...order, fromDay, toDay }), kind);
    }
    return toAccepted(await this.newsSubmissions.accept(member, order), kind);
  }

  async list(userId: string, { cursor, limit }: AnalysisListQuery): Promise<AnalysisList> {
    const after = cursor === undefined ? null : readCursor(cursor);
    return toAnalysisList(await this.analyses.list(userId, { after, limit: limit + 1 }), limit);
  }

  /** Throws ANALYSIS_NOT_FOUND. */
  async find(userId: string, id: string): Promise<AnalysisOfKind> {
    const found = await this.analyses.find(userId, id);
    if (found === null) throw new AppError('ANALYSIS_NOT_FOUND');
    return found;
  }

  /** An analysis with its result, where it is finished. */
  async answer(userId: string, analysis: AnalysisOfKind): Promise<Analysis> {
    const look = toLook(analysis);
    if (look.status !== 'finished') return { ...look, result: null };
    const { kind, id } = look;
    const result =
      kind === 'news' ? await this.news.result(userId, { id }) : await this.accumulation.result(userId, id, 'volume');
    return { ...look, result };
  }
}
