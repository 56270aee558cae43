import { type SharedNews, sharedNews } from '@gaemi/contracts/shares';
import type { StockPrices } from '@gaemi/contracts/stocks';
import { type NewsEvidence, readOrigin } from '@gaemi/database/news-analysis/news-evidence.schema';
import { type NewsDossier, NewsHistoryRepository } from '@gaemi/database/news-analysis/news-history.repository';
import { ObjectionRepository } from '@gaemi/database/objections/objection.repository';
import { bySide, sideFields } from '@gaemi/domain/news-side';
import type { Correction } from '@gaemi/domain/objections/corrections';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import type { WithheldTexts } from '@gaemi/domain/rights/withheld-texts';
import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import { type ShareRefusal, shareRefusal } from '@gaemi/domain/sharing/share-link';
import { isSynthetic } from '@gaemi/domain/sources';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { RIGHTS } from '../../providers.ts';
import { StoredMarket } from '../stocks/stored-market.ts';
import { toCombinedNews } from './news.mapper.ts';
import { toNewsDetail } from './news-detail.mapper.ts';
import { instead, isWhole, listWithheld, withheldDetail } from './outside-texts.ts';

/** An analysis of a member. */
export interface OwnedAnalysis {
  userId: string;
  analysisId: string;
}

const outsideResult = sharedNews.omit({ expires_at: true });
/** A shared result without the end of its link. */
export type OutsideResult = Omit<SharedNews, 'expires_at'>;

/** Finished analyses as they may leave the service: nothing of the member, and of each source what its rights allow. */
@Injectable()
export class OutsideResults {
  constructor(
    private readonly history: NewsHistoryRepository,
    private readonly market: StoredMarket,
    private readonly objections: ObjectionRepository,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  /** Returns why an analysis of the member may not leave; null when it may. Throws ANALYSIS_NOT_FOUND. */
  async findRefusal(owned: OwnedAnalysis): Promise<ShareRefusal | null> {
    return shareRefusal(sourcesOf((await this.dossierOf(owned)).evidence), this.rights);
  }

  /** The analysis for everybody; null when it may not leave. Throws ANALYSIS_NOT_FOUND. */
  async find(owned: OwnedAnalysis): Promise<OutsideResult | null> {
    const dossier = await this.dossierOf(owned);
    if (shareRefusal(sourcesOf(dossier.evidence), this.rights) !== null) return null;
    const corrections = await this.objections.findCorrections(dossier.analysis.stockCode);
    const context = toOutsideResult(dossier, listWithheld(dossier.evidence, this.rights), corrections);
    // Lets out exactly what the contract names, wherever the answer goes.
    return outsideResult.parse({ ...context, prices: await this.prices(dossier) });
  }

  private async dossierOf({ userId, analysisId }: OwnedAnalysis): Promise<NewsDossier> {
    const dossier = await this.history.findDossier(userId, analysisId);
    if (dossier === null) throw new AppError('ANALYSIS_NOT_FOUND');
    return dossier;
  }

  /** The closes of the covered days. Those of a source that may not be redistributed do not leave, nor do made-up ones. */
  private async prices({ analysis: { stockCode, result } }: NewsDossier): Promise<StockPrices | null> {
    const { askedFrom, askedTo, coveredFrom } = result.coverage;
    const period = { stockCode, from: coveredFrom ?? askedFrom, to: askedTo };
    const { days, source, asOf } = await this.market.findPrices(period);
    if (days.length < 2 || isSynthetic(source) || !this.rights.rightsOf(source).redistribution) return null;
    return { items: days.map(({ day, close, volume }) => ({ day, close, volume })), source, as_of: asOf };
  }
}

/** Where its articles come from; what the analysis asked, where it found none. */
function sourcesOf(evidence: NewsEvidence): Set<string> {
  const sources = evidence.articles.map((article) => readOrigin(article, evidence).source);
  return new Set(
    sources.length === 0 || isSynthetic(evidence.dataSource) ? [...sources, evidence.dataSource] : sources,
  );
}

function toOutsideResult(
  { analysis, details, evidence }: NewsDossier,
  withheld: WithheldTexts,
  corrections: readonly Correction[],
) {
  const whole = isWhole(withheld);
  const result = toCombinedNews(analysis, { present_name: null, like: false });
  return {
    as_of: evidence.asOf.toISOString(),
    result: {
      ...result,
      lead: whole ? result.lead : [],
      ...sideFields('summary', (side) => (whole && analysis.result.summaries[side]) || instead.text),
    },
    ...bySide((side) => toSharedSide(details[side].content, withheld, corrections)),
  };
}

function toSharedSide(content: SideDetail, withheld: WithheldTexts, corrections: readonly Correction[]) {
  const detail = withheldDetail(toNewsDetail('', content, { corrections, instead }), withheld);
  const cited = new Set(detail.reasons.flatMap(({ links }) => links));
  return { ...detail, sources: detail.sources.filter(({ link }) => cited.has(link)) };
}
