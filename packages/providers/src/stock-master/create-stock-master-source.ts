import type { DataSources } from '@gaemi/runtime/data-sources';
import type { Logger } from '@gaemi/runtime/logger';
import { BUNDLED_AS_OF, bundledCompanies } from './bundled/bundled-companies.ts';
import type { StockMasterSource } from './stock-master.ts';

/** The source of the stock list that the configuration asks for. */
export function createStockMasterSource(settings: DataSources['stockMaster'], _logger: Logger): StockMasterSource {
  switch (settings.name) {
    case 'bundled':
      return { name: 'bundled', load: async () => ({ companies: [...bundledCompanies], asOf: BUNDLED_AS_OF }) };
  }
}
