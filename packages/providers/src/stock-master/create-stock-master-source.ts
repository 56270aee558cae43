import type { DataSources } from '@gaemi/runtime/data-sources';
import type { Logger } from '@gaemi/runtime/logger';
import { bundledStockMaster } from './bundled/bundled-stock-master.ts';
import { createKisStockMaster } from './kis/kis-stock-master.ts';
import type { StockMasterSource } from './stock-master.ts';

/** The source of the stock list that the configuration asks for. */
export function createStockMasterSource(settings: DataSources['stockMaster'], _logger: Logger): StockMasterSource {
  switch (settings.name) {
    case 'bundled':
      return bundledStockMaster;
    case 'kis':
      return createKisStockMaster(settings);
  }
}
