import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import type { KiwoomClient } from '../kiwoom/kiwoom-client.ts';
import type { KisClient } from '../prices/kis/kis-client.ts';
import { createKisPrices } from '../prices/kis/kis-prices.ts';
import { bundledCompanies } from '../stock-master/bundled/bundled-companies.ts';
import { createKisStockMaster } from '../stock-master/kis/kis-stock-master.ts';
import { type AskSource, asked } from './source-answer.ts';

/** The master files are small, and have no smaller question. */
export const askKisMaster =
  ({ baseUrl }: { baseUrl: string }, now: () => Date): AskSource =>
  async (signal) => {
    const { companies, asOf } = await createKisStockMaster({ baseUrl }).load({ signal, now: now() });
    return { detail: `${companies.length.toLocaleString('en')} companies of ${asOf}` };
  };

/** Token and basic information. `venue`: null where no trades are read. */
export const askKiwoom =
  (client: KiwoomClient, venue: string | null): AskSource =>
  async (signal) => {
    await client.ask({ apiId: 'ka10001', path: '/api/dostk/stkinfo', body: { stk_cd: asked.code }, signal });
    return { detail: venue === null ? 'the keys are accepted' : `the keys are accepted; trades of ${venue}` };
  };

/** Token and the closes of a week. */
export const askKis =
  (client: KisClient, now: () => Date): AskSource =>
  async (signal) => {
    const company = bundledCompanies.find(({ code }) => code === asked.code);
    if (company === undefined) throw new Error(`${asked.code} is not among the bundled companies`);
    const to = seoulDay(now());
    const { asOf } = await createKisPrices(client).fetchDays({ company, from: addDays(to, -7), to, signal });
    return { detail: asOf === null ? 'the keys are accepted' : `the keys are accepted; closes until ${asOf}` };
  };
