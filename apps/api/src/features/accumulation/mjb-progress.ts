import type { MjbProgress } from '@gaemi/contracts/accumulation';
import { messages } from '@gaemi/contracts/messages';
import { AccumulationRepository } from '@gaemi/database/accumulation/accumulation.repository';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';

/** How far a member's analysis is. */
@Injectable()
export class ShowMjbProgress {
  constructor(private readonly analyses: AccumulationRepository) {}

  async execute(userId: string, requestId: string): Promise<MjbProgress> {
    const analysis = await this.analyses.findByRequestId(userId, requestId);
    if (analysis === null) throw new AppError('PROGRESS_NOT_FOUND');
    const { progress, state } = analysis;
    if (state === 'refunding') return { progress, status: 'running', detail: messages.refundPending };
    // The first thing a worker does is to raise the progress.
    const status = state === 'running' && progress === 0 ? 'pending' : state;
    const { detail } = analysis;
    return { progress, status, ...(detail !== null && { detail }) };
  }
}
