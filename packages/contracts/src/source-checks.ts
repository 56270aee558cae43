import type { SourceCheck } from '@gaemi/domain/source-check';
import * as z from 'zod';
import { timestamp } from './fields.ts';
import { routes } from './routes.ts';

/**
 * Whether a source answers. `source`: dart, dart-feed, naver, gdelt, gdelt-files, google, feed:<host><path>, kis-master,
 * kiwoom, kis, model or smtp. `ok`: null where it is not configured. `detail`, `rights` and `cost` are sentences for
 * operators.
 */
const sourceLine = z
  .object({
    source: z.string(),
    configured: z.boolean(),
    ok: z.boolean().nullable(),
    detail: z.string().nullable(),
    reach_back: timestamp.nullable(),
    calls_left: z.number().int().nullable(),
    rights: z.string().nullable(),
    cost: z.string().nullable(),
  })
  .meta({ id: 'SourceLine' });
export type SourceLine = z.infer<typeof sourceLine>;

/** `checked_at`: null before the first check. */
const sourceChecks = z
  .object({ checked_at: timestamp.nullable(), items: z.array(sourceLine) })
  .meta({ id: 'SourceChecks' });
export type SourceChecks = z.infer<typeof sourceChecks>;

/** The line of a check, as the api and `pnpm check-sources --json` write it. */
export const buildSourceLine = ({ source, configured, ok, detail, reachBack, callsLeft, rights, cost }: SourceCheck) =>
  ({
    source,
    configured,
    ok,
    detail,
    reach_back: reachBack?.toISOString() ?? null,
    calls_left: callsLeft,
    rights,
    cost,
  }) satisfies SourceLine;

/** Endpoints for the sources of data. */
export const sourceCheckEndpoints = {
  listSources: {
    route: routes.listSources,
    tag: 'admin',
    summary: '데이터 출처마다 마지막으로 확인한 결과: 답하는지, 무엇이 문제인지, 남은 호출, 권리, 비용',
    access: 'admin',
    status: 200,
    answer: sourceChecks,
    errors: [],
  },
  checkSources: {
    route: routes.checkSources,
    tag: 'admin',
    summary: '데이터 출처를 다시 확인하도록 부탁. 몇 초 뒤 새 결과의 checked_at이 바뀝니다. 답은 그때까지의 결과입니다',
    access: 'admin',
    status: 202,
    answer: sourceChecks,
    errors: [],
  },
} as const;
