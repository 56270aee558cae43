import { setImmediate as pause } from 'node:timers/promises';
import { JudgeLearningRepository } from '@gaemi/database/judge-learning/judge-learning.repository';
import { type Objection, ObjectionRepository } from '@gaemi/database/objections/objection.repository';
import { adaptModels } from '@gaemi/domain/judge/learning/adapt-models';
import { compareModels, LEAST_UNSEEN } from '@gaemi/domain/judge/learning/compare-models';
import { bundledWeights } from '@gaemi/providers/judge/offline/offline-judge';
import { Injectable } from '@nestjs/common';
import { CompanyMatchers } from '../news/evidence/company-matchers.ts';
import { LearnedRows } from '../news/judging/learned-rows.ts';
import { LearnedWeights, packWeights } from '../news/judging/learned-weights.ts';

const MOST_OBJECTIONS = 500;

/** Trains the offline judge on the rows of this installation, and switches to it only where it is better. */
@Injectable()
export class JudgeLearner {
  constructor(
    private readonly learning: JudgeLearningRepository,
    private readonly objections: ObjectionRepository,
    private readonly matchers: CompanyMatchers,
    private readonly rows: LearnedRows,
    private readonly weights: LearnedWeights,
  ) {}

  /** Returns the number of the night's version; null where too few rows would decide. */
  async learn(now: Date): Promise<number | null> {
    await this.keepObjections();
    const all = await this.learning.listRows(now);
    // One row in three is never learned from, always the same ones.
    const isUnseen = ({ _id }: { _id: string }) => Number.parseInt(_id.slice(0, 8), 16) % 3 === 0;
    const [unseen, seen] = [all.filter(isUnseen), all.filter((row) => !isUnseen(row))];
    if (unseen.length < LEAST_UNSEEN) return null;
    await this.weights.refresh();
    // From the bundled weights each night, so that what has expired is no longer learned from.
    const candidate = await adaptModels(bundledWeights.models, seen, pause);
    const present = this.weights.current().models;
    let { isBetter, ...compared } = await compareModels({ present, candidate }, unseen, pause);
    const takenBack = isBetter ? await this.weights.findTakenBack() : null;
    // An admin went back from it: the same rows must not bring it again.
    if (takenBack !== null) {
      ({ isBetter, ...compared } = await compareModels({ present: takenBack, candidate }, unseen, pause));
    }
    const version = await this.learning.addVersion({
      ...compared,
      state: isBetter ? 'used' : 'refused',
      base: bundledWeights.version,
      rows: seen.length,
      at: now,
      weights: isBetter ? await packWeights(candidate) : null,
    });
    await this.weights.refresh();
    return version;
  }

  /** Upheld objections: what stood on a side was another company's, or belonged on the other side. */
  private async keepObjections(): Promise<void> {
    const market = await this.matchers.current();
    if (market === null) return;
    const companies = new Map(market.list.companies.map((company) => [company.code, company]));
    const { items } = await this.objections.list({ state: 'upheld', page: 1, size: MOST_OBJECTIONS });
    for (const { stockCode, kind, side, articles, links } of items.toSorted(byPrecedence)) {
      const company = companies.get(stockCode);
      if (company === undefined) continue;
      const unknown = { subject: null, kind: null, label: null, material: null };
      const labels =
        kind === 'other_company'
          ? { ...unknown, subject: 'no' as const }
          : { ...unknown, subject: 'yes' as const, label: side === 'good' ? ('bad' as const) : ('good' as const) };
      const meant = articles.filter(({ link }) => links.includes(link));
      const read = meant.map((article) => ({
        text: { ...article, standing: market.matcher.match(company, article) },
        labels,
      }));
      await this.rows.keep(company, read, 'objection');
    }
  }
}

type Decided = Pick<Objection, 'kind' | 'decidedAt'>;

/** The row that is kept last stands: as in analyses, that of another company, or else the later decision. */
const byPrecedence = (a: Decided, b: Decided): number =>
  Number(a.kind === 'other_company') - Number(b.kind === 'other_company') || decisionTime(a) - decisionTime(b);

const decisionTime = ({ decidedAt }: Decided): number => decidedAt?.getTime() ?? 0;
