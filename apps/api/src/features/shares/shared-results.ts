import type { SharedNews } from '@gaemi/contracts/shares';
import { ShareRepository } from '@gaemi/database/shares/share.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { equalHashes } from '@gaemi/runtime/keyed-hash';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { OutsideResults } from '../news/outside-results.ts';
import { hashOfToken, isShareToken } from './share-token.ts';

/** Shared results by the token of their link: the one way to them, for answer, page and picture. */
@Injectable()
export class SharedResults {
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
    const result = await this.results.find({
      userId: share.userId.toHexString(),
      analysisId: share.analysisId.toHexString(),
    });
    if (result === null) throw new AppError('SHARE_ENDED');
    return { ...result, expires_at: share.expiresAt.toISOString() };
  }
}
