import type {
  MjbDetail,
  MjbListQuery,
  MjbPost,
  MjbPostAnswer,
  MjbRecord,
  MjbSort,
} from '@gaemi/contracts/accumulation';
import type { Paged } from '@gaemi/contracts/paging';
import type { Member } from '@gaemi/database/users/user.repository';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { tradingSources } from '@gaemi/domain/sources';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { RIGHTS } from '../../providers.ts';
import { StoredMarket } from '../stocks/stored-market.ts';
import { AccumulationService } from './accumulation.service.ts';
import { AccumulationSubmissionService } from './accumulation-submission.service.ts';

/**
 * Accumulation analyses for an API key. What it answers leaves the service: figures of a source that may not be redistributed
 * stay inside, and the letters computed from them.
 */
@Injectable()
export class AccumulationByKeyService {
  constructor(
    private readonly submissions: AccumulationSubmissionService,
    private readonly accumulation: AccumulationService,
    private readonly market: StoredMarket,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  /** Throws SOURCE_STAYS_INSIDE before it spends credits on a result that the key could not read. */
  async submit(member: Member, post: MjbPost): Promise<MjbPostAnswer> {
    if (!this.mayLeave(await this.market.tradingSource())) throw new AppError('SOURCE_STAYS_INSIDE');
    return this.submissions.submit(member, post);
  }

  /** The finished analyses whose figures may leave. */
  list(userId: string, query: MjbListQuery): Promise<Paged<MjbRecord>> {
    return this.accumulation.list(userId, query, { dataSources: tradingSources.filter((name) => this.mayLeave(name)) });
  }

  /** Throws ANALYSIS_NOT_FOUND, and SOURCE_STAYS_INSIDE. */
  async result(userId: string, id: string, sortBy: MjbSort): Promise<MjbDetail> {
    const { source, ...found } = await this.accumulation.resultWithMarket(userId, id, sortBy);
    const { data_source, basis } = found.result;
    if (!this.mayLeave(data_source) || !this.mayLeave(basis.floating_shares_source))
      throw new AppError('SOURCE_STAYS_INSIDE');
    if (this.mayLeave(source)) return found.result;
    const days = found.result.days.map((day) => ({ ...day, close: null }));
    return { ...found.result, days, investor_flows: null };
  }

  private mayLeave(source: string): boolean {
    return this.rights.rightsOf(source).redistribution;
  }
}
