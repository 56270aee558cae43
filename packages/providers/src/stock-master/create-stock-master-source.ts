import type { Logger } from '@gaemi/runtime/logging/logger';
import type { DataSources } from '@gaemi/runtime/settings/data-sources';
import { bundledStockMaster } from './bundled/bundled-stock-master.ts';
import { createKisStockMaster } from './kis/kis-stock-master.ts';
import type { StockMasterSource } from './stock-master.ts';

/** Creates the configured source of the stock list. */
export function createStockMasterSource(settings: DataSources['stockMaster'], _logger: Logger): StockMasterSource {
  switch (settings.name) {
    case 'bundled':
      return bundledStockMaster;
    case 'kis':
      return createKisStockMaster(settings);
  }
}
