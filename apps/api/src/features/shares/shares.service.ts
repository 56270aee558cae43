import type { NewShare, ShareState } from '@gaemi/contracts/shares';
import { ShareRepository } from '@gaemi/database/shares/share.repository';
import { shareEnd } from '@gaemi/domain/sharing/share-link';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { AppError } from '../../http/app-error.ts';
import { CLOCK, ENVIRONMENT } from '../../providers.ts';
import { OutsideResults } from '../news/outside-results.ts';
import { createShareToken, hashOfToken } from './share-token.ts';

/** Makes and ends the share links of a member. */
@Injectable()
export class SharesService {
  constructor(
    private readonly shares: ShareRepository,
    private readonly results: OutsideResults,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Makes the link of an analysis and ends the one before it. The store has only the hash of a token, so that nobody can be
   * told the same link again. Throws ANALYSIS_NOT_FOUND, SHARE_OF_SAMPLE, SHARE_NOT_ALLOWED.
   */
  async make(userId: string, analysisId: string): Promise<NewShare> {
    const refusal = await this.results.findRefusal({ userId, analysisId });
    if (refusal !== null) throw new AppError(refusal);
    const token = createShareToken();
    const createdAt = this.clock.now();
    const expiresAt = shareEnd(createdAt);
    await this.shares.replace({ userId, analysisId }, { tokenHash: hashOfToken(token), createdAt, expiresAt });
    const url = new URL(`/r/${token}`, this.environment.WEB_ORIGIN).href;
    return { token, url, expires_at: expiresAt.toISOString() };
  }

  /** The live link of an analysis of the member; null for none. */
  async find(userId: string, analysisId: string): Promise<ShareState | null> {
    const share = await this.shares.findOfAnalysis({ userId, analysisId }, this.clock.now());
    return share && { created_at: share.createdAt.toISOString(), expires_at: share.expiresAt.toISOString() };
  }

  /** Throws SHARE_ENDED when the member has no live link with this token. */
  async end(userId: string, token: string): Promise<void> {
    const isEnded = await this.shares.endByHash({ userId, tokenHash: hashOfToken(token) }, this.clock.now());
    if (!isEnded) throw new AppError('SHARE_ENDED');
  }

  /** Throws SHARE_ENDED when the analysis has no live link of the member's. */
  async endOfAnalysis(userId: string, analysisId: string): Promise<void> {
    const isEnded = await this.shares.endOfAnalysis({ userId, analysisId }, this.clock.now());
    if (!isEnded) throw new AppError('SHARE_ENDED');
  }
}
