import type { AdminObjection, NewsReport, NewsReportPost, ObjectionsQuery } from '@gaemi/contracts/objections';
import { type Paged, paged } from '@gaemi/contracts/paging';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { NewsHistoryRepository } from '@gaemi/database/news-analysis/news-history.repository';
import { DecideObjection } from '@gaemi/database/objections/decide-objection';
import { ObjectionRepository } from '@gaemi/database/objections/objection.repository';
import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import type { ObjectionDecision } from '@gaemi/domain/objections/objection';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { objectedEvent, toAdminObjection } from './objections.mapper.ts';

/** Objections of members to events of their analyses, and the decisions of admins on them. */
@Injectable()
export class ObjectionsService {
  constructor(
    private readonly analyses: NewsAnalysisRepository,
    private readonly history: NewsHistoryRepository,
    private readonly objections: ObjectionRepository,
    private readonly decisions: DecideObjection,
    private readonly events: MarketEventsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws NEWS_EVENT_NOT_FOUND for an event that counts for no side of a finished analysis of the member. */
  async report(userId: string, eventId: string, { kind, analysis_id }: NewsReportPost): Promise<NewsReport> {
    const event = await this.events.findByEventId(eventId);
    const eventIds = [eventId, ...(event === null ? [] : await this.events.listIds(event))];
    const stockCode = event?.stockCode;
    const id = analysis_id ?? (await this.analyses.findNewestWithEvent(userId, { eventIds, stockCode }));
    const dossier = id === null ? null : await this.history.findDossier(userId, id);
    const objected = dossier && objectedEvent(dossier, eventIds, kind);
    if (dossier === null || objected === null) throw new AppError('NEWS_EVENT_NOT_FOUND');
    const { _id: analysisId } = dossier.analysis;
    const stored = await this.objections.report({ ...objected, userId, analysisId, at: this.clock.now() });
    const { objection } = stored;
    return { event_id: eventId, analysis_id: stored.analysisId.toHexString(), kind, state: objection.state };
  }

  async list({ status, ...paging }: ObjectionsQuery): Promise<Paged<AdminObjection>> {
    const { items, total } = await this.objections.list({ ...paging, state: status });
    return paged(items.map(toAdminObjection), total, paging);
  }

  /** Throws OBJECTION_NOT_FOUND and OBJECTION_DECIDED. */
  async decide(
    id: string,
    state: ObjectionDecision,
    { admin, ...by }: { admin: Member; requestId: string; idempotencyKey: string | undefined },
  ): Promise<AdminObjection> {
    const decision = { state, adminId: admin._id, at: this.clock.now(), ...by };
    return toAdminObjection(await this.decisions.decide(id, decision));
  }
}
