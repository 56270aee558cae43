import { ReconcileLedger } from '@gaemi/database/ledger/reconcile-ledger';
import { alarms } from '@gaemi/runtime/alarms';
import type { Logger } from '@gaemi/runtime/logger';
import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { LOGGER } from '../providers.ts';

/** Looks every night whether each balance is the sum of its log. Reports the ids of members where it is not, and repairs nothing. */
@Injectable()
export class ReconcileCredits {
  constructor(
    private readonly ledger: ReconcileLedger,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('0 0 4 * * *', { timeZone: 'Asia/Seoul' })
  async execute(): Promise<void> {
    try {
      const { compared, drifted } = await this.ledger.execute();
      if (drifted.length === 0) this.logger.info({ compared }, 'credits reconciled');
      else
        this.logger.error(
          { alarm: alarms.bentBalance, compared, userIds: drifted },
          'balances differ from the credit log',
        );
    } catch (error) {
      this.logger.error({ err: error }, 'credits could not be reconciled; tried again tomorrow');
    }
  }
}
