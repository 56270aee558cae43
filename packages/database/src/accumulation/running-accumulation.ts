import type { AccumulationResult } from '@gaemi/domain/accumulation/result';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { AnalysisRecord, Progress } from '../analysis/analysis.schema.ts';
import { RunningAnalysis } from '../analysis/running-analysis.ts';
import { Ledger } from '../ledger/ledger.ts';
import { Transactions } from '../transactions.ts';
import type { Accumulation } from './accumulation.repository.ts';

/** The worker's lease and writes on a running accumulation analysis. */
@Injectable()
export class RunningAccumulation extends RunningAnalysis<Accumulation> {
  protected readonly kind = 'accumulation';

  constructor(
    @InjectModel('Accumulation') protected readonly analyses: Model<AnalysisRecord>,
    protected readonly transactions: Transactions,
    protected readonly ledger: Ledger,
  ) {
    super();
  }

  /** Raises the progress; it never falls. False when the lease was lost. */
  report(id: string, owner: string, step: Progress): Promise<boolean> {
    return this.update(id, owner, this.raised(step));
  }

  /** Completes the analysis. False when it has ended before or the lease was lost. */
  complete(id: string, owner: string, { result, at }: { result: AccumulationResult; at: Date }): Promise<boolean> {
    return this.finish(id, owner, { at, set: { result } });
  }
}
