import * as z from 'zod';
import { timestamp } from './fields.ts';
import { routes } from './routes.ts';

/**
 * A night on which the offline judge learned. `state`: used, refused (no better on unseen rows) or taken_back; `current`:
 * it judges now, unless a
 * release since then brought other weights. `before_right`, `after_right`: of the `unseen` rows, right by the weights before and by these; `p` of
 * McNemar's test.
 */
const judgeVersion = z
  .object({
    version: z.number().int(),
    state: z.enum(['used', 'refused', 'taken_back']),
    current: z.boolean(),
    at: timestamp,
    rows: z.number().int(),
    unseen: z.number().int(),
    before_right: z.number().int(),
    after_right: z.number().int(),
    p: z.number(),
    taken_back_at: timestamp.nullable(),
  })
  .meta({ id: 'JudgeVersion' });
export type JudgeVersionLine = z.infer<typeof judgeVersion>;

/** `rows`: kept to learn from now. */
const judgeVersions = z.object({ rows: z.number().int(), items: z.array(judgeVersion) }).meta({ id: 'JudgeVersions' });
export type JudgeVersions = z.infer<typeof judgeVersions>;

/** Endpoints for what the offline judge learned from its own installation. */
export const judgeVersionEndpoints = {
  listJudgeVersions: {
    route: routes.listJudgeVersions,
    tag: 'admin',
    summary: '오프라인 판정이 이 설치에서 배운 판: 언제, 몇 건으로, 전과 후에 몇 건이 맞았는지, 지금 쓰는지',
    access: 'admin',
    status: 200,
    answer: judgeVersions,
    errors: [],
  },
  takeBackJudgeVersion: {
    route: routes.takeBackJudgeVersion,
    tag: 'admin',
    summary: '쓰고 있는 판을 되돌리기. 1분 안에 그 앞의 판으로 판정합니다',
    access: 'admin',
    params: z.object({ version: z.string().regex(/^[1-9]\d{0,8}$/) }),
    status: 200,
    answer: judgeVersions,
    errors: ['NOT_FOUND'],
  },
} as const;
