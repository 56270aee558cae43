import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { isDuplicateKey } from '../transactions.ts';
import type { ClusterTaskRecord } from './cluster-task.schema.ts';

export interface ClusterTask {
  name: string;
  /** Names the period for which once is enough: a day. */
  period: string;
  /** Do it although it was done for its period. */
  again?: boolean;
  /** Longer than the task takes; whoever died while doing it is replaced after this. */
  leaseMs: number;
  now: Date;
}

/** Tasks that one worker of all does. */
@Injectable()
export class ClusterTasks {
  constructor(@InjectModel('ClusterTask') private readonly tasks: Model<ClusterTaskRecord>) {}

  /** Does a task unless it was done for its period or somebody does it now. False when it was left out. A task that throws is still to be done. */
  async runOnce(task: ClusterTask, work: () => Promise<void>): Promise<boolean> {
    const owner = randomUUID();
    if (!(await this.claim(task, owner))) return false;
    const { name: _id, period } = task;
    try {
      await work();
    } catch (error) {
      await this.tasks.updateOne({ _id, owner }, { $set: { leaseUntil: new Date(0) } });
      throw error;
    }
    await this.tasks.updateOne({ _id, owner }, { $set: { donePeriod: period, leaseUntil: new Date(0) } });
    return true;
  }

  private async claim({ name, period, again = false, leaseMs, now }: ClusterTask, owner: string): Promise<boolean> {
    const free = { _id: name, leaseUntil: { $lte: now }, ...(!again && { donePeriod: { $ne: period } }) };
    const lease = { owner, leaseUntil: new Date(now.getTime() + leaseMs) };
    try {
      await this.tasks.updateOne(free, { $set: lease }, { upsert: true });
      return true;
    } catch (error) {
      // It is there, and not free.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
