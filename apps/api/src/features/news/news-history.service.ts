import type { NewsChanges, NewsExport } from '@gaemi/contracts/news-history';
import { NewsHistoryRepository } from '@gaemi/database/news-analysis/news-history.repository';
import { ObjectionRepository } from '@gaemi/database/objections/objection.repository';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { RIGHTS } from '../../providers.ts';
import { toNewsChanges } from './news.mapper.ts';
import { toNewsExport } from './news-export.mapper.ts';
import { isWhole, listWithheld } from './outside-texts.ts';

/** Compares a member's news analyses and exports them. */
@Injectable()
export class NewsHistoryService {
  constructor(
    private readonly history: NewsHistoryRepository,
    private readonly objections: ObjectionRepository,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  /** The changes since the member's analysis of the same stock before this one; outside without the
   * reasons whose texts may not leave. Throws ANALYSIS_NOT_FOUND. */
  async changes(userId: string, id: string, { outside }: { outside: boolean }): Promise<NewsChanges> {
    const current = await this.history.findDossier(userId, id);
    if (current === null) throw new AppError('ANALYSIS_NOT_FOUND');
    const previous = await this.history.findPrevious(current.analysis);
    const changes = toNewsChanges(current, previous);
    const mayLeave = [current, ...(previous === null ? [] : [previous])].every(({ evidence }) =>
      isWhole(listWithheld(evidence, this.rights)),
    );
    if (!outside || mayLeave) return changes;
    return { ...changes, new_good_reasons: [], new_bad_reasons: [], gone_good_reasons: [], gone_bad_reasons: [] };
  }

  /** A finished analysis with everything its scores rest on, as far as the rights of the sources allow. Throws ANALYSIS_NOT_FOUND. */
  async export(userId: string, id: string): Promise<NewsExport> {
    const dossier = await this.history.findDossier(userId, id);
    if (dossier === null) throw new AppError('ANALYSIS_NOT_FOUND');
    return toNewsExport(dossier, this.rights, await this.objections.findCorrections(dossier.analysis.stockCode));
  }
}
