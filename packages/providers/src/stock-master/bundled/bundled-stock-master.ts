import type { StockMasterSource } from '../stock-master.ts';
import { BUNDLED_AS_OF, bundledCompanies } from './bundled-companies.ts';

/** Source of the list that is bundled with the product. */
export const bundledStockMaster: StockMasterSource = {
  name: 'bundled',
  builtIn: true,
  load: async () => ({ companies: [...bundledCompanies], asOf: BUNDLED_AS_OF }),
};
