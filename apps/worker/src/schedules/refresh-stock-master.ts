import { createHash } from 'node:crypto';
import { StockMasterRepository } from '@gaemi/database/stock-master/stock-master.repository';
import type { StockMasterSource } from '@gaemi/providers/stock-master/stock-master';
import type { Logger } from '@gaemi/runtime/logger';
import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { LOGGER, STOCK_MASTER_SOURCE } from '../providers.ts';

/** Puts the source's list of companies in force, at start and every morning. A source that fails leaves the last good list. */
@Injectable()
export class RefreshStockMaster {
  constructor(
    @Inject(STOCK_MASTER_SOURCE) private readonly source: StockMasterSource,
    private readonly masters: StockMasterRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('0 30 7 * * *', { timeZone: 'Asia/Seoul' })
  async execute(): Promise<void> {
    try {
      const { companies, asOf } = await this.source.load();
      const version = createHash('sha256')
        .update(JSON.stringify([asOf, companies]))
        .digest('hex')
        .slice(0, 16);
      if ((await this.masters.findVersion()) === version) return;
      await this.masters.replace({ version, source: this.source.name, asOf, companies });
      this.logger.info({ source: this.source.name, asOf, size: companies.length }, 'stock list refreshed');
    } catch (error) {
      this.logger.error({ err: error }, 'the stock list could not be refreshed; the last one stays in force');
    }
  }
}
