import { isSettled } from '@gaemi/domain/market-calendar/day-refusal';
import type { InvestorFlow } from '@gaemi/domain/prices/investor-flow';
import type { FlowSource } from '../price-source.ts';
import type { KisClient } from './kis-client.ts';
import { askKisDays, figureIn } from './kis-days.ts';

/** Net buying of the groups of investors at the Korea Exchange, from the Open API of KIS. */
export function createKisFlows(client: KisClient, now: () => Date): FlowSource {
  return {
    venue: 'KRX',
    fetchFlows: async ({ company, from, to, signal }) => {
      const asked = {
        trId: 'FHPTJ04160001',
        name: 'investor-trade-by-stock-daily',
        list: 'output2',
        day: 'stck_bsop_date',
        query: (period: { to: string }) => ({
          FID_COND_MRKT_DIV_CODE: 'J',
          FID_INPUT_ISCD: company.code,
          FID_INPUT_DATE_1: period.to,
          FID_ORG_ADJ_PRC: '',
          FID_ETC_CLS_CODE: '',
        }),
      };
      const rows = await askKisDays(client, asked, { from, to, signal });
      return [...rows]
        .filter(([day]) => day >= from)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([day, row]): InvestorFlow => {
          const groups = {
            foreign: figureIn(row, 'frgn_ntby_qty'),
            institutional: figureIn(row, 'orgn_ntby_qty'),
            individual: figureIn(row, 'prsn_ntby_qty'),
          };
          // Three zeros beside a volume are "not yet", as is a day that is not over.
          const isEmpty =
            Object.values(groups).every((figure) => (figure ?? 0) === 0) && figureIn(row, 'acml_vol') !== 0;
          const isKnown = isSettled(day, now()) && !isEmpty && Object.values(groups).every((each) => each !== null);
          return isKnown ? { day, ...groups } : { day, foreign: null, institutional: null, individual: null };
        });
    },
  };
}
