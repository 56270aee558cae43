import { MODEL_USAGE_DAYS } from '@gaemi/domain/analysis/retention';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import type { UserRecord } from '../users/user.schema.ts';
import type { ModelUsage, ModelUsageRecord } from './model-usage.schema.ts';

const RETENTION_MS = MODEL_USAGE_DAYS * 86_400_000;
const nothing: ModelUsage = { calls: 0, promptTokens: 0, completionTokens: 0 };

const ofAnalysis = (analysisId: string) => `analysis:${analysisId}`;
const ofMember = (userId: string, day: string) => `member:${day}:${userId}`;
const ofService = (day: string) => `service:${day}`;
const ofMonitoring = (day: string) => `monitoring:${day}`;

/** Usage of the model: sums per analysis, per member and day, per day of monitoring, and per day of the service; days in Seoul. */
@Injectable()
export class ModelUsageRepository {
  constructor(
    @InjectModel('ModelUsage') private readonly usage: Model<ModelUsageRecord>,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /** Adds to all three sums, also for an analysis that has ended meanwhile, since the usage is paid for. */
  async add({ analysisId, userId, at }: { analysisId: string; userId: string; at: Date }, used: ModelUsage) {
    const day = seoulDay(at);
    const sums = [
      { _id: ofAnalysis(analysisId), userId: new Types.ObjectId(userId) },
      { _id: ofMember(userId, day), userId: new Types.ObjectId(userId) },
      { _id: ofService(day), userId: null },
    ];
    await this.addTo(sums, { at, used });
  }

  /** Adds what monitoring for all members used. */
  async addMonitoring(at: Date, used: ModelUsage): Promise<void> {
    const day = seoulDay(at);
    const sums = [ofMonitoring(day), ofService(day)].map((_id) => ({ _id, userId: null }));
    await this.addTo(sums, { at, used });
  }

  private async addTo(
    sums: readonly Pick<ModelUsageRecord, '_id' | 'userId'>[],
    { at, used }: { at: Date; used: ModelUsage },
  ): Promise<void> {
    const day = seoulDay(at);
    await this.usage.bulkWrite(
      sums.map(({ _id, userId: owner }) => ({
        updateOne: {
          filter: { _id },
          update: {
            $inc: { ...used },
            $setOnInsert: { userId: owner, day, expiresAt: new Date(at.getTime() + RETENTION_MS) },
          },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  }

  /**
   * Removes the sums of a member who withdrew while this analysis ran: calls in flight at that time were added
   * afterwards.
   */
  async forgetWithdrawn(analysisId: string): Promise<void> {
    const sum = await this.usage.findById(ofAnalysis(analysisId), { userId: 1 }).lean<ModelUsageRecord>().exec();
    const userId = sum?.userId ?? null;
    if (userId === null || (await this.users.exists({ _id: userId })) !== null) return;
    // guard: forget-withdrawn-usage
    await this.usage.deleteMany({ userId });
  }

  findOfAnalysis(analysisId: string): Promise<ModelUsage> {
    return this.find(ofAnalysis(analysisId));
  }

  findOfMember(userId: string, at: Date): Promise<ModelUsage> {
    return this.find(ofMember(userId, seoulDay(at)));
  }

  findOfService(at: Date): Promise<ModelUsage> {
    return this.find(ofService(seoulDay(at)));
  }

  findOfMonitoring(at: Date): Promise<ModelUsage> {
    return this.find(ofMonitoring(seoulDay(at)));
  }

  private async find(id: string): Promise<ModelUsage> {
    const record = await this.usage.findById(id).lean<ModelUsageRecord>().exec();
    if (record === null) return nothing;
    const { calls, promptTokens, completionTokens } = record;
    return { calls, promptTokens, completionTokens };
  }
}
