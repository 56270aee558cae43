import * as z from 'zod';
import { newsSide, stockCode } from './fields.ts';
import { routes } from './routes.ts';
import { lastAnalysis, newEvents } from './stocks.ts';

const sinceAnalysisParams = z.object({ code: stockCode });

/** A new event and the side that it counts for; null for none. */
const sidedEvent = newEvents.shape.events.unwrap().extend({ side: newsSide.nullable() });

/**
 * What is known before a stock is analysed again: the member's newest finished news analysis, null where there is none, and what
 * happened since, the strongest first; null where nothing of the stock is gathered.
 */
export const sinceAnalysis = z
  .object({
    last: lastAnalysis.nullable(),
    news: newEvents.extend({ events: z.array(sidedEvent).max(3) }).nullable(),
  })
  .meta({ id: 'SinceAnalysis' });
export type SinceAnalysis = z.infer<typeof sinceAnalysis>;

export const sinceAnalysisEndpoints = {
  sinceAnalysis: {
    route: routes.sinceAnalysis,
    tag: 'stocks',
    summary: '내 마지막 뉴스 분석과 그 뒤에 나온 소식. 새로 수집하지 않고 크레딧도 들지 않습니다',
    access: 'member',
    apiKey: 'read',
    withheld: { by: 'since-analysis', texts: ['news.events.text'] },
    params: sinceAnalysisParams,
    status: 200,
    answer: sinceAnalysis,
    errors: ['STOCK_NOT_FOUND'],
  },
} as const;
