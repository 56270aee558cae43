import { ObjectionRefunds } from '@gaemi/database/objections/objection-refunds';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CLOCK, LOGGER } from '../providers.ts';
import { SWEEP_MS } from './sweep-analyses.ts';

/** Objections and batches of each that one sweep takes on. */
const OBJECTIONS = 10;
const BATCHES = 40;

/** Refunds the reporters of upheld objections that the decision left. */
@Injectable()
export class ReporterRefundSchedule {
  private isSweeping = false;

  constructor(
    private readonly refunds: ObjectionRefunds,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Interval(SWEEP_MS)
  async refundReporters(): Promise<void> {
    if (this.isSweeping) return;
    this.isSweeping = true;
    try {
      for (const id of await this.refunds.list(OBJECTIONS)) await this.settle(id);
    } catch (err) {
      this.logger.error({ err }, 'upheld objections to be refunded could not be looked up; tried again');
    } finally {
      this.isSweeping = false;
    }
  }

  /** One that cannot be settled must not hold up the others. */
  private async settle(id: Parameters<ObjectionRefunds['settle']>[0]): Promise<void> {
    try {
      await this.refunds.settle(id, { batches: BATCHES, now: this.clock.now() });
    } catch (err) {
      this.logger.error({ err, objection: id }, 'reporters of an upheld objection could not be refunded; tried again');
    }
  }
}
