import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { freeLease } from '../free-lease.ts';
import { Transactions } from '../transactions.ts';
import type { DeliveryRecord, DeliveryState } from './delivery.schema.ts';
import type { ToldEventRecord } from './told-event.schema.ts';

export type Delivery = DeliveryRecord;

/** The ways on which a delivery goes. */
export type Way = 'mail' | 'push';

/** Deliveries to be sent, and what became of them. */
@Injectable()
export class DeliveryRepository {
  constructor(
    @InjectModel('Delivery') private readonly deliveries: Model<DeliveryRecord>,
    @InjectModel('ToldEvent') private readonly told: Model<ToldEventRecord>,
    private readonly transactions: Transactions,
  ) {}

  /** Takes on a delivery that is due, the one that waits longest; null for none. */
  claim(owner: string, { now, leaseMs }: { now: Date; leaseMs: number }): Promise<Delivery | null> {
    return this.deliveries
      .findOneAndUpdate(
        { due: true, nextTryAt: { $lte: now }, leaseUntil: freeLease(now, leaseMs) },
        { $set: { owner, leaseUntil: new Date(now.getTime() + leaseMs) }, $inc: { tries: 1 } },
        { sort: { nextTryAt: 1 }, returnDocument: 'after' },
      )
      .lean<Delivery>()
      .exec();
  }

  /** Notes at once that one way is done, so that it is not gone again should the other one fail. */
  async note(_id: Types.ObjectId, way: Way, state: DeliveryState): Promise<void> {
    await this.deliveries.updateOne({ _id }, { $set: { [way]: state } });
  }

  /** Puts a delivery off. */
  async putOff(_id: Types.ObjectId, nextTryAt: Date): Promise<void> {
    await this.deliveries.updateOne({ _id }, { $set: { nextTryAt, owner: null, leaseUntil: new Date(0) } });
  }

  /** Ends a delivery. Where nothing of it was sent, its events count as not told, so that a later one tells them. */
  async end({ _id, mail, push }: Pick<Delivery, '_id' | 'mail' | 'push'>): Promise<void> {
    const states = { mail: lapsedUnlessDone(mail), push: lapsedUnlessDone(push) };
    const ended = { $set: { ...states, due: false, owner: null, leaseUntil: new Date(0) } };
    if (mail === 'sent' || push === 'sent') {
      await this.deliveries.updateOne({ _id }, ended);
      return;
    }
    await this.transactions.run(async (session) => {
      await this.deliveries.updateOne({ _id }, ended, { session });
      await this.told.deleteMany({ deliveryId: _id }, { session });
    });
  }
}

const lapsedUnlessDone = (state: DeliveryState): DeliveryState => (state === 'due' ? 'lapsed' : state);
