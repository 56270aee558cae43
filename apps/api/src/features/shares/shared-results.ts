import type { SharedNews } from '@gaemi/contracts/shares';
import { ShareRepository } from '@gaemi/database/shares/share.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { equalHashes } from '@gaemi/runtime/secrets/keyed-hash';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { type OutsideResult, OutsideResults, type OwnedAnalysis } from '../news/outside-results.ts';
import { hashOfToken, isShareToken } from './share-token.ts';

/** Results that are kept, and for how long: a link in a forum is opened many times a second, and each result rests on hundreds of articles. */
const KEPT = 20;
const KEPT_MS = 10_000;

/** Shared results by the token of their link: the one way to them, for answer, page and picture. */
@Injectable()
export class SharedResults {
  private readonly kept = new LRUCache<string, { result: OutsideResult | null }, OwnedAnalysis>({
    max: KEPT,
    ttl: KEPT_MS,
    fetchMethod: async (_id, _stale, { context }) => ({ result: await this.results.find(context) }),
  });

  constructor(
    private readonly shares: ShareRepository,
    private readonly results: OutsideResults,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws SHARE_ENDED, the same for a link that never was, was revoked, has expired, or shows what may not leave any more. */
  async find(token: string): Promise<SharedNews> {
    if (!isShareToken(token)) throw new AppError('SHARE_ENDED');
    const hash = hashOfToken(token);
    const share = await this.shares.findByHash(hash, this.clock.now());
    if (share === null || !equalHashes(share.tokenHash, hash)) throw new AppError('SHARE_ENDED');
    const analysisId = share.analysisId.toHexString();
    const context = { userId: share.userId.toHexString(), analysisId };
    const { result } = await this.kept.forceFetch(analysisId, { context });
    if (result === null) throw new AppError('SHARE_ENDED');
    return { ...result, expires_at: share.expiresAt.toISOString() };
  }
}
