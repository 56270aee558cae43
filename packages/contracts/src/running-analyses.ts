import * as z from 'zod';
import { day, requestId, stockCode } from './fields.ts';
import { routes } from './routes.ts';

/** A running analysis of the member, on whichever device it was ordered. The days are both included. */
const runningAnalysis = z.object({
  service: z.enum(['news', 'mjb']),
  request_id: requestId,
  stock_code: stockCode,
  start_date: day,
  end_date: day,
});

/** All running analyses of the member, the oldest of each service first. */
export const runningAnalyses = z.object({ items: z.array(runningAnalysis) }).meta({ id: 'RunningAnalyses' });
export type RunningAnalyses = z.infer<typeof runningAnalyses>;

/** Endpoint of the running analyses. */
export const runningAnalysesEndpoints = {
  runningAnalyses: {
    route: routes.runningAnalyses,
    tag: 'users',
    summary: '진행 중인 내 분석. 다른 기기에서 요청한 분석도 함께 답합니다',
    access: 'member',
    status: 200,
    answer: runningAnalyses,
    errors: [],
  },
} as const;
