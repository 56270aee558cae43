import { endpoints } from '@gaemi/contracts/endpoints';
import type { JudgeVersions } from '@gaemi/contracts/judge-versions';
import { AuditRepository } from '@gaemi/database/audit/audit.repository';
import { JudgeLearningRepository } from '@gaemi/database/judge-learning/judge-learning.repository';
import { Transactions } from '@gaemi/database/transactions';
import type { Member } from '@gaemi/database/users/user.repository';
import { LEARNED_VERSION } from '@gaemi/domain/judge/learning/learned-version';
import type { Clock } from '@gaemi/runtime/clock';
import { Controller, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { CLOCK } from '../../providers.ts';

/** About three months of nights; what was switched to is listed longer. */
const LISTED = 100;

/** What the offline judge learned: a worker learns and judges, an admin sees it and may go back. */
@Controller()
export class JudgeVersionsController {
  constructor(
    private readonly learning: JudgeLearningRepository,
    private readonly audit: AuditRepository,
    private readonly transactions: Transactions,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(endpoints.listJudgeVersions)
  async list(): Promise<JudgeVersions> {
    const [rows, versions, current] = await Promise.all([
      this.learning.countRows(this.clock.now()),
      this.learning.listVersions(LISTED),
      // With other bundled weights none that started from the former ones judges any more.
      this.learning.findCurrent(LEARNED_VERSION),
    ]);
    return {
      rows,
      items: versions.map((version) => ({
        version: version._id,
        state: version.state,
        current: version._id === current,
        at: version.at.toISOString(),
        rows: version.rows,
        unseen: version.unseen,
        before_right: version.presentRight,
        after_right: version.candidateRight,
        p: version.p,
        taken_back_at: version.takenBack?.at.toISOString() ?? null,
      })),
    };
  }

  @Endpoint(endpoints.takeBackJudgeVersion)
  async takeBack(
    { version }: { version: string },
    @CurrentMember() admin: Member,
    @Req() request: Request,
  ): Promise<JudgeVersions> {
    const [by, now] = [admin._id.toHexString(), this.clock.now()];
    await this.transactions.run(async (transaction) => {
      if (!(await this.learning.takeBack(Number(version), { by, now }, transaction))) throw new AppError('NOT_FOUND');
      const row = { adminId: admin._id, action: 'judge_version_taken_back', requestId: String(request.id) } as const;
      const none = { userId: null, before: null, after: null, objection: null };
      await this.audit.insert({ ...row, ...none, createdAt: now }, transaction);
    });
    this.trail.record(request, 'admin-change', { account: null, admin: by, what: 'judge-version-taken-back' });
    return this.list();
  }
}
