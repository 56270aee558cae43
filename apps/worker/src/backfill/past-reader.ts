import { BackfillRepository } from '@gaemi/database/backfill/backfill.repository';
import { ArchivedArticleRepository } from '@gaemi/database/news-analysis/archived-article.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { textExpiry } from '@gaemi/domain/rights/text-expiry';
import type { PastNews } from '@gaemi/providers/news/past/past-news';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, RIGHTS } from '../providers.ts';
import { PastJudge } from './past-judge.ts';
import { type BackfillOptions, PAST_NEWS } from './past-sources.ts';

/** Reads after which a day is left whose list never holds all that it counts: each run would ask for it for ever. */
const MAX_READS = 3;

/** Archives the articles of past days about all companies. Steps that are done are not repeated. */
@Injectable()
export class PastReader {
  constructor(
    @Inject(PAST_NEWS) private readonly sources: readonly PastNews[],
    private readonly steps: BackfillRepository,
    private readonly archived: ArchivedArticleRepository,
    private readonly directory: StockDirectory,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Returns whether all days were whole, or read often enough; the next run reads the others once more. @throws ProviderError; what was
   * read until then is kept, and the next run goes on
   */
  async read(days: readonly string[], { progress, signal }: BackfillOptions): Promise<boolean> {
    let isWhole = true;
    for (const past of this.sources) {
      const open = await this.steps.listOpen(days.map((day) => `${past.source} ${day}`));
      for (const [index, step] of open.entries()) {
        signal.throwIfAborted();
        const isWholeDay = await this.readDay(past, step.slice(-10), signal);
        if (isWholeDay || (await this.countLacking(step)) >= MAX_READS) await this.steps.finish(step, this.clock.now());
        else isWhole = false;
        progress({ part: past.source, done: days.length - open.length + index + 1, of: days.length });
      }
    }
    return isWhole;
  }

  /** Counts a read of a day that lacked something; returns how many there were. */
  private async countLacking(step: string): Promise<number> {
    const reads = Array.from({ length: MAX_READS }, (_, index) => `${step} #${index + 1}`);
    const left = await this.steps.listOpen(reads);
    if (left[0] !== undefined) await this.steps.finish(left[0], this.clock.now());
    return MAX_READS - left.length + 1;
  }

  private async readDay(past: PastNews, day: string, signal: AbortSignal): Promise<boolean> {
    const list = await this.directory.current();
    if (list === null) throw new Error('the list of companies is not there yet');
    const { articles, complete } = await past.readDay({ day, companies: list.companies, signal });
    const found = articles.flatMap(({ article, stockCode }) =>
      stockCode === undefined || !list.byCode.has(stockCode) ? [] : [{ article, stockCode }],
    );
    const at = this.clock.now();
    const stored = { at, expiresAt: textExpiry({ source: past.source, fetchedAt: at }, this.rights) };
    const fresh = await this.archived.findUnknown(past.source, found, stored);
    await this.archived.insertStreamed(past.source, found, stored);
    await this.steps.reopen(fresh.map(({ stockCode }) => PastJudge.stepOf(stockCode, day)));
    return complete;
  }
}
