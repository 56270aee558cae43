import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { OpenCircuitRecord } from './circuit.schema.ts';

/** Which sources are left alone, for all workers. */
@Injectable()
export class CircuitRepository {
  constructor(@InjectModel('OpenCircuit') private readonly circuits: Model<OpenCircuitRecord>) {}

  /**
   * Whether a source may be asked. After its rest one caller is let through on probation, and the source is left alone by all others until
   * that caller has told how it went, or for another rest.
   */
  async admit(id: string, { now, restMs }: { now: Date; restMs: number }): Promise<'closed' | 'open' | 'probation'> {
    const open = await this.circuits.findById(id).lean().exec();
    if (open === null) return 'closed';
    if (open.openUntil > now) return 'open';
    const { matchedCount } = await this.circuits.updateOne(
      { _id: id, openUntil: { $lte: now } },
      { $set: { openUntil: new Date(now.getTime() + restMs) } },
    );
    return matchedCount === 1 ? 'probation' : 'open';
  }

  async open(id: string, until: Date): Promise<void> {
    await this.circuits.updateOne({ _id: id }, { $set: { openUntil: until } }, { upsert: true });
  }

  async close(id: string): Promise<void> {
    await this.circuits.deleteOne({ _id: id });
  }
}
