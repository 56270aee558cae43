import { LONGEST_PAUSE_MS } from '@gaemi/domain/sources';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { freeLease, isFreeLease } from '../free-lease.ts';
import type { OpenCircuitRecord } from './circuit.schema.ts';

/** Open circuits of the sources, for all workers. */
@Injectable()
export class CircuitRepository {
  constructor(@InjectModel('OpenCircuit') private readonly circuits: Model<OpenCircuitRecord>) {}

  /**
   * Returns true when a call is allowed. After the pause one caller gets the trial call. The circuit stays open for all
   * others until that caller reports the outcome, or for another pause.
   */
  async admit(id: string, { now, restMs }: { now: Date; restMs: number }): Promise<'closed' | 'open' | 'probation'> {
    const open = await this.circuits.findById(id).lean().exec();
    if (open === null) return 'closed';
    const leaseMs = Math.max(restMs, LONGEST_PAUSE_MS);
    if (!isFreeLease(open.openUntil, { now, leaseMs })) return 'open';
    const { matchedCount } = await this.circuits.updateOne(
      { _id: id, openUntil: freeLease(now, leaseMs) },
      { $set: { openUntil: new Date(now.getTime() + restMs) } },
    );
    return matchedCount === 1 ? 'probation' : 'open';
  }

  /** Ids of those that are open, or wait for a trial call that succeeds. */
  async listOpen(): Promise<Set<string>> {
    return new Set(await this.circuits.distinct('_id').exec());
  }

  /** Shortens no pause that a source asked another call for. */
  async open(id: string, until: Date): Promise<void> {
    await this.circuits.updateOne({ _id: id }, { $max: { openUntil: until } }, { upsert: true });
  }

  /** After a trial call that decided nothing: the next call is the trial. */
  async giveBack(id: string, now: Date): Promise<void> {
    await this.circuits.updateOne({ _id: id }, { $set: { openUntil: now } });
  }

  async close(id: string): Promise<void> {
    await this.circuits.deleteOne({ _id: id });
  }
}
