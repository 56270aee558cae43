import { type ExpiredFetches, ExpiredTextsRepository } from '@gaemi/database/retention/expired-texts.repository';
import { SharedTextsRepository } from '@gaemi/database/retention/shared-texts.repository';
import { isStoreAway } from '@gaemi/database/store-away';
import { mayReachPrograms } from '@gaemi/domain/rights/outside-texts';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { newsSources } from '@gaemi/domain/sources';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { SingleRun } from '@gaemi/runtime/single-run';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CacheLimits } from '../news/judging/cache-limits.ts';
import { withoutExpired } from '../news/result/without-expired.ts';
import { CLOCK, LOGGER, RIGHTS } from '../providers.ts';

/** How often texts are looked at: their last day ends within this time. */
const EXPIRE_MS = 10 * 60_000;
/** Analyses of a source that one step takes on. */
const BATCH = 50;
const DAY_MS = 86_400_000;

type AnalysisId = Parameters<ExpiredTextsRepository['replace']>[0];

/**
 * Removes texts when the rights of their source end: articles in the archive, in evidence and in objections, events of
 * stocks, reasons, summaries, leads, what programs may still hear of them and what a judge learns from. Scores and counts stay. Caches end by themselves; when the limits have become stricter, they are emptied.
 */
@Injectable()
export class TextExpirySchedule implements OnApplicationBootstrap {
  private readonly runs = new SingleRun();

  constructor(
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    private readonly texts: ExpiredTextsRepository,
    private readonly shared: SharedTextsRepository,
    private readonly caches: CacheLimits,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.expire();
  }

  /** Resolves when nothing is left to remove, or what failed is logged; tried again at the next interval. Never rejects. */
  @Interval(EXPIRE_MS)
  async expire(): Promise<void> {
    await this.runs.run(() => this.attempt());
  }

  private async attempt(): Promise<void> {
    try {
      await this.caches.keep(this.clock.now());
      await this.shared.removeFromMessages(newsSources.filter((source) => !mayReachPrograms(source, this.rights)));
      for (const source of newsSources) {
        const { storeDays, model } = this.rights.rightsOf(source);
        const now = this.clock.now();
        // A declaration that has ended counts at once.
        if (!model) await this.shared.removeLearned({ source, upTo: now });
        if (storeDays === null) continue;
        await this.expireSource({ source, upTo: new Date(now.getTime() - storeDays * DAY_MS) });
      }
    } catch (err) {
      this.logger.warn({ err }, 'expired texts could not be removed; tried again');
    }
  }

  private async expireSource(expired: ExpiredFetches): Promise<void> {
    await this.shared.remove(expired);
    let removed = 0;
    // They still run, or cannot be changed: tried again at the next interval, and in no other one's way.
    const left: AnalysisId[] = [];
    for (;;) {
      const ids = await this.texts.list(expired, BATCH, left);
      if (ids.length === 0) break;
      for (const id of ids) {
        if (await this.removeOf(id, expired)) removed += 1;
        else left.push(id);
      }
    }
    if (removed > 0) this.logger.info({ source: expired.source, analyses: removed }, 'expired texts were removed');
  }

  /** False where nothing was changed. An analysis that fails keeps no other one's texts. */
  private async removeOf(id: AnalysisId, expired: ExpiredFetches): Promise<boolean> {
    try {
      return await this.texts.replace(id, (stored) => withoutExpired(stored, expired));
    } catch (err) {
      if (isStoreAway(err)) throw err;
      this.logger.warn({ err, analysis: id }, 'expired texts of an analysis could not be removed; tried again');
      return false;
    }
  }
}
