import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import { addDays } from '@gaemi/domain/seoul-time';
import * as z from 'zod';
import type { PriceSource } from '../price-source.ts';
import { readCompactDay } from '../read-compact-day.ts';
import { rowsByDay } from '../rows-by-day.ts';
import { malformed } from './kis-answer.ts';
import type { KisClient } from './kis-client.ts';
import { readWholeFigure } from './kis-days.ts';

/** Days of one request. They have at most 100 weekdays, the most rows of an answer. */
const WINDOW_DAYS = 140;
/** Maximum number of requests for one stock: more than three years. */
const MAX_REQUESTS = 10;
/** KIS's flag for adjusted prices. With Kiwoom it is the other way round. */
const ADJUSTED = '0';
/** The Korea Exchange alone: its close is the official one. */
const KRX = 'J';

const text = z.union([z.string(), z.number().transform(String)]).nullish();
const answer = z.object({
  output2: z.array(z.object({ stck_bsop_date: text, stck_clpr: text, acml_vol: text })),
});

/** Daily prices of the Korea Exchange from the Open API of KIS. */
export function createKisPrices(client: KisClient): PriceSource {
  return {
    name: 'kis',
    synthetic: false,
    remote: true,
    shown: true,
    flows: null,
    fetchDays: async ({ company, from, to, signal }) => {
      const days: DailyPrice[] = [];
      let [end, requests] = [to, 0];
      for (; end >= from && requests < MAX_REQUESTS; requests += 1) {
        let start = addDays(end, 1 - WINDOW_DAYS);
        if (start < from) start = from;
        const asked = client.ask({
          trId: 'FHKST03010100',
          path: '/uapi/domestic-stock/v1/quotations/inquire-daily-itemchartprice',
          query: {
            FID_COND_MRKT_DIV_CODE: KRX,
            FID_INPUT_ISCD: company.code,
            FID_INPUT_DATE_1: start.replaceAll('-', ''),
            FID_INPUT_DATE_2: end.replaceAll('-', ''),
            FID_PERIOD_DIV_CODE: 'D',
            FID_ORG_ADJ_PRC: ADJUSTED,
          },
          signal,
        });
        days.unshift(...readDays(await asked, { start, end }));
        end = addDays(start, -1);
      }
      return { days, asOf: days.at(-1)?.day ?? null, completeFrom: end < from ? from : addDays(end, 1) };
    },
  };
}

/** Returns the days of an answer, ascending. @throws ProviderError `malformed` */
function readDays(json: unknown, { start, end }: { start: string; end: string }): DailyPrice[] {
  const read = answer.safeParse(json);
  if (!read.success) throw malformed('answer is no chart');
  const days = read.data.output2.flatMap(({ stck_bsop_date: date, stck_clpr, acml_vol }) => {
    const close = unsigned(stck_clpr ?? '');
    // Rows past the last day are empty, and a day without a trade may have a blank price, or 0.
    if (close === null) return [];
    const volume = unsigned(acml_vol ?? '') ?? 0;
    return close === 0 && volume === 0 ? [] : [{ day: dayOf(date ?? ''), close, volume }];
  });
  if (days.some(({ day }) => day < start || day > end)) throw malformed('a row outside the asked days');
  return rowsByDay(days, 'kis');
}

function dayOf(date: string): string {
  const day = readCompactDay(date);
  if (day === null) throw malformed('a row without a day');
  return day;
}

/** A price has no sign; null where it is blank. @throws ProviderError `malformed` */
function unsigned(figure: string): number | null {
  const size = readWholeFigure(figure);
  if (size !== null && size < 0) throw malformed('a figure is no number');
  return size;
}
