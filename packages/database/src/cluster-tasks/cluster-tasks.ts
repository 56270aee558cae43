import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { freeLease } from '../free-lease.ts';
import { isDuplicateKey } from '../transactions.ts';
import type { ClusterTaskRecord } from './cluster-task.schema.ts';

export interface ClusterTask {
  name: string;
  /** Name of the period in which the task runs once: a day. */
  period: string;
  /** True to run it even if it already ran in its period. */
  again?: boolean;
  /** Lease, renewed while the task runs. After it, another worker takes over from one that died. */
  leaseMs: number;
  now: Date;
}

/** A task that has not ended after so many of its leases, or after a day, hangs. */
const MOST_LEASES = 12;
const LONGEST_MS = 86_400_000;

/** Tasks that only one of all workers runs. */
@Injectable()
export class ClusterTasks {
  constructor(@InjectModel('ClusterTask') private readonly tasks: Model<ClusterTaskRecord>) {}

  /**
   * Runs a task, unless it has run in its period or another worker runs it now; false when it was skipped. A task that
   * throws is still pending, and so is one that hangs, which throws.
   */
  async runOnce(task: ClusterTask, work: () => Promise<void>): Promise<boolean> {
    const owner = randomUUID();
    if (!(await this.claim(task, owner))) return false;
    const { name: _id, period } = task;
    try {
      await this.workLeased(task, owner, work);
    } catch (error) {
      await this.tasks.updateOne({ _id, owner }, { $set: { leaseUntil: new Date(0) } });
      throw error;
    }
    await this.tasks.updateOne({ _id, owner }, { $set: { donePeriod: period, leaseUntil: new Date(0) } });
    return true;
  }

  /** Renews the lease while the task runs. Throws when it hangs: whatever it still does, another one may run. */
  private async workLeased({ name: _id, now, leaseMs }: ClusterTask, owner: string, work: () => Promise<void>) {
    const begun = performance.now();
    let renewed: Promise<unknown> = Promise.resolve();
    const renewal = setInterval(() => {
      const leaseUntil = new Date(now.getTime() + (performance.now() - begun) + leaseMs);
      const renew = () => this.tasks.updateOne({ _id, owner }, { $set: { leaseUntil } });
      // One after the other. While the store is away the lease may still hold; the next renewal decides.
      renewed = renewed.then(renew).catch(() => undefined);
    }, leaseMs / 3);
    const limitMs = Math.min(MOST_LEASES * leaseMs, LONGEST_MS);
    const hanging = Promise.withResolvers<never>();
    const limit = setTimeout(
      () => hanging.reject(new Error(`${_id} has not ended after ${Math.round(limitMs / 60_000)} minutes`)),
      limitMs,
    );
    try {
      await Promise.race([work(), hanging.promise]);
    } finally {
      clearTimeout(limit);
      clearInterval(renewal);
      // Else it could overtake the end of the lease.
      await renewed;
    }
  }

  /** Stores what a run found: another worker may run it next time, and the one that ran it may end. */
  async setFigures(name: string, figures: Readonly<Record<string, number>>): Promise<void> {
    await this.tasks.updateOne({ _id: name }, { $set: { figures } });
  }

  /** Returns what the last run of a task found; null before it ran. */
  async findFigures(name: string): Promise<Readonly<Record<string, number>> | null> {
    return (await this.tasks.findById(name).lean<ClusterTaskRecord>().exec())?.figures ?? null;
  }

  private async claim({ name, period, again = false, leaseMs, now }: ClusterTask, owner: string): Promise<boolean> {
    const free = { _id: name, leaseUntil: freeLease(now, leaseMs), ...(!again && { donePeriod: { $ne: period } }) };
    const lease = { owner, leaseUntil: new Date(now.getTime() + leaseMs) };
    try {
      await this.tasks.updateOne(free, { $set: lease }, { upsert: true });
      return true;
    } catch (error) {
      // It exists and is leased.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
