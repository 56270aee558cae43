import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { NewsAnalysisRecord } from '../news-analysis/news-analysis.schema.ts';
import type { NewsDetailRecord } from '../news-analysis/news-detail.schema.ts';
import type { NewsEvidenceRecord } from '../news-analysis/news-evidence.schema.ts';
import type { Transaction } from '../transactions.ts';
import type { VerificationRecord } from '../verification/verification.schema.ts';
import type { WatchlistRecord } from '../watchlist/watchlist.schema.ts';
import type { Member } from './user.repository.ts';
import type { UserRecord } from './user.schema.ts';

/**
 * Erases a member with all that tells of the person: codes, watchlist, analyses running or ended. What stays are rows
 * that must not change, credit log and audit: they know the member by an id that stands for nobody from now on.
 */
@Injectable()
export class EraseMember {
  constructor(
    @InjectModel('User') private readonly users: Model<UserRecord>,
    @InjectModel('Verification') private readonly verifications: Model<VerificationRecord>,
    @InjectModel('Watchlist') private readonly watchlist: Model<WatchlistRecord>,
    @InjectModel('NewsAnalysis') private readonly analyses: Model<NewsAnalysisRecord>,
    @InjectModel('NewsDetail') private readonly details: Model<NewsDetailRecord>,
    @InjectModel('NewsEvidence') private readonly evidence: Model<NewsEvidenceRecord>,
  ) {}

  async execute({ _id: userId, email }: Pick<Member, '_id' | 'email'>, session: Transaction): Promise<void> {
    await this.users.deleteOne({ _id: userId }, { session });
    await this.verifications.deleteMany({ email }, { session });
    await this.watchlist.deleteMany({ userId }, { session });
    await this.analyses.deleteMany({ userId }, { session });
    await this.details.deleteMany({ userId }, { session });
    await this.evidence.deleteMany({ userId }, { session });
  }
}
