import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import type { MemberEventRecord } from './member-event.schema.ts';

export type MemberEvent = MemberEventRecord;

/** Events of members that streams tell. */
@Injectable()
export class MemberEventRepository {
  constructor(@InjectModel('MemberEvent') private readonly events: Model<MemberEventRecord>) {}

  /** The member's events after a place, in their order. */
  listAfter(userId: string, place: number, limit: number): Promise<MemberEvent[]> {
    return this.events
      .find({ userId, place: { $gt: place } })
      .sort({ place: 1 })
      .limit(limit)
      .lean<MemberEvent[]>()
      .exec();
  }

  /** The member's last event and its place; null for none. */
  findLast(userId: string): Promise<Pick<MemberEvent, '_id' | 'place'> | null> {
    return this.events.findOne({ userId }, { place: 1 }).sort({ place: -1 }).lean<MemberEvent>().exec();
  }

  /** Place of one event of the member; null for one that is not kept any more. */
  async findPlace(userId: string, id: string | Types.ObjectId): Promise<number | null> {
    return (await this.events.findOne({ _id: id, userId }, { place: 1 }).lean<MemberEvent>().exec())?.place ?? null;
  }
}
