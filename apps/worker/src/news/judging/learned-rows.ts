import { createHash } from 'node:crypto';
import { JudgeLearningRepository, type NewLearnedRow } from '@gaemi/database/judge-learning/judge-learning.repository';
import type { SourcedArticle } from '@gaemi/domain/article';
import type { Judgement } from '@gaemi/domain/judge/judgement/judgement';
import type { LearnedRow } from '@gaemi/domain/judge/learning/learned-row';
import { extractFeatures, type TextToJudge } from '@gaemi/domain/judge/model/features';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { textExpiry } from '@gaemi/domain/rights/text-expiry';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, LOGGER, RIGHTS, RUNTIME } from '../../providers.ts';
import type { Runtime } from '../../runtime.ts';

export type ReadText = Pick<SourcedArticle, 'title' | 'description' | 'source' | 'fetchedAt'> &
  Pick<TextToJudge, 'standing'>;

/** Keeps what the offline judge may learn from, where the operator wants that: features and labels, within the rights. */
@Injectable()
export class LearnedRows {
  constructor(
    private readonly learning: JudgeLearningRepository,
    @Inject(RUNTIME) private readonly runtime: Runtime,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get isOn(): boolean {
    return this.runtime.environment.JUDGE_LEARNS === 'own';
  }

  /** Keeps a model's judgement of a text. What cannot be kept stops no analysis. */
  async keepJudgement(company: ListedCompany, text: ReadText, judgement: Judgement): Promise<void> {
    const { subject, kind, label, material } = judgement;
    await this.keep(company, [{ text, labels: { subject, kind, label, material } }], 'model').catch((err: unknown) =>
      this.logger.warn({ err, stock: company.code }, 'a judgement could not be kept to learn from'),
    );
  }

  /** Keeps labels of texts that a model may read and whose days are not over. */
  async keep(
    company: ListedCompany,
    rows: readonly { text: ReadText; labels: Omit<LearnedRow, 'features'> }[],
    origin: NewLearnedRow['origin'],
  ): Promise<void> {
    if (!this.isOn) return;
    const now = this.clock.now();
    const kept = rows.flatMap(({ text, labels }): NewLearnedRow[] => {
      const { title, description, standing, source, fetchedAt } = text;
      const expiresAt = textExpiry(text, this.rights);
      if (title === '' || !this.rights.rightsOf(source).model || (expiresAt !== null && expiresAt <= now)) return [];
      const _id = createHash('sha256')
        .update(JSON.stringify([company.code, title, description]))
        .digest('hex');
      const features = [...extractFeatures({ title, description, company, standing })];
      return [{ _id, ...labels, features, origin, stockCode: company.code, source, fetchedAt, expiresAt }];
    });
    await this.learning.saveRows(kept, now);
  }
}
