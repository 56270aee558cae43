import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { AnalysisRecord } from '../analysis/analysis.schema.ts';

/** How long the store keeps a request for changes while there are none. */
const MAX_AWAIT_MS = 10_000;

/** Changes of the news analyses of all members, as the store tells them. */
@Injectable()
export class AnalysisChanges {
  constructor(@InjectModel('NewsAnalysis') private readonly analyses: Model<AnalysisRecord>) {}

  /**
   * Calls `begun` once every later change is told, `changed` at each, and `ended` once when no more are told: the store is away or
   * tells none. Returns what stops it, after which nothing is called.
   */
  listen(hearer: { begun: () => void; changed: () => void; ended: () => void }): () => Promise<void> {
    const stream = this.analyses.watch([{ $project: { _id: 1 } }], { maxAwaitTimeMS: MAX_AWAIT_MS });
    let isOver = false;
    const stop = async () => {
      isOver = true;
      await stream.close().catch(() => undefined);
    };
    const end = () => {
      if (isOver) return;
      void stop();
      hearer.ended();
    };
    stream.once('resumeTokenChanged', () => !isOver && hearer.begun());
    stream.on('change', () => !isOver && hearer.changed());
    stream.on('error', end);
    stream.on('close', end);
    return stop;
  }
}
