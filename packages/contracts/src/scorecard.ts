import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { bandOrder, metricIds, type Scorecard, verdicts } from '@gaemi/domain/scorecard/scorecard';
import { type ScorecardFileName, scorecardFileNames } from '@gaemi/domain/scorecard/scorecard-files';
import { horizons } from '@gaemi/domain/scorecard/scorecard-row';
import { judgeNames } from '@gaemi/domain/sources';
import * as z from 'zod';
import { day, scoreVersion } from './fields.ts';
import { routes } from './routes.ts';

const count = z.number().int().min(0);
const figure = z.number().nullable();

/**
 * A figure with its 95 % interval. `null_value`: its value without a relation. `verdict`: whether the wider interval that
 * holds for all figures and every night's look together excludes it.
 */
const metric = z.object({
  id: z.enum(metricIds),
  value: z.number(),
  lo: z.number(),
  hi: z.number(),
  null_value: z.number(),
  n: count,
  days: count,
  verdict: z.enum(verdicts),
});

/** Mean return in excess of the market by band. `base`: mean of all rows. `priced`: stocks whose mean is the market. */
const bandPanel = z.object({
  horizon: z.enum(horizons),
  base: z.number(),
  n: count,
  days: count,
  priced: z.object({ min: count, max: count }),
  rows: z.array(z.object({ band: z.enum(bandOrder), n: count, mean: figure, lo: figure, hi: figure })),
});

/**
 * Scores beside later returns and filings. A part that was not computed is null, and so is a mean or share of fewer than
 * 20. `confusion` and `f1` need labels by people, which do not exist yet. `withheld`: rows of a file whose returns the
 * rights of their source keep inside.
 */
export const scorecardAnswer = z
  .object({
    period: z.object({ from: day, to: day }).nullable(),
    n: count,
    days: count,
    versions: z
      .array(
        z.object({
          score_version: scoreVersion,
          judged_by: z.enum(judgeNames),
          judge_version: z.string(),
          from: day,
          to: day,
          n: count,
          counted: z.boolean(),
        }),
      )
      .nullable(),
    metrics: z.array(metric).nullable(),
    bands: z.array(bandPanel).nullable(),
    // Null with a type of its own: generators cannot read a bare null.
    confusion: z.array(z.array(count)).nullable(),
    f1: figure.nullable(),
    filings: z
      .array(z.object({ type: z.enum(eventTypes), n: count, confirmed: count, share: figure, lo: figure, hi: figure }))
      .nullable(),
    files: z
      .array(
        z.object({
          name: z.enum(scorecardFileNames),
          rows: count,
          bytes: count,
          sha256: z.string(),
          withheld: count,
        }),
      )
      .nullable(),
  })
  .meta({ id: 'Scorecard' });
export type ScorecardAnswer = z.infer<typeof scorecardAnswer>;

/** A file of the rows behind the figures. */
export interface ScorecardFile {
  name: ScorecardFileName;
  rows: number;
  bytes: number;
  sha256: string;
  withheld: number;
}

const orNull = <T>(list: T[]): T[] | null => (list.length === 0 ? null : list);

/** Returns the answer for a computed scorecard, with its fields in the order of the schema. */
export function toScorecardAnswer(
  { period, n, days, versions, metrics, bands, filings }: Scorecard,
  files: readonly ScorecardFile[],
): ScorecardAnswer {
  return scorecardAnswer.parse({
    period,
    n,
    days,
    versions: orNull(
      versions.map(({ scoreVersion, judgedBy, judgeVersion, ...rest }) => ({
        score_version: scoreVersion,
        judged_by: judgedBy,
        judge_version: judgeVersion,
        ...rest,
      })),
    ),
    metrics: orNull(metrics.map(({ nullValue, ...rest }) => ({ ...rest, null_value: nullValue }))),
    bands: orNull(bands),
    confusion: null,
    f1: null,
    filings: orNull(filings),
    files: orNull(files.filter(({ rows }) => rows > 0)),
  });
}

/** The answer before the first row. */
export const emptyScorecard: ScorecardAnswer = {
  period: null,
  n: 0,
  days: 0,
  versions: null,
  metrics: null,
  bands: null,
  confusion: null,
  f1: null,
  filings: null,
  files: null,
};

const scorecardFileParams = z.object({ name: z.enum(scorecardFileNames) });

/** Endpoints of the scorecard and of its files. */
export const scorecardEndpoints = {
  scorecard: {
    route: routes.scorecard,
    tag: 'scorecard',
    summary: '채점표: 점수와 그 뒤 주가, 공시의 관계. 세지 않은 부분은 null입니다',
    access: 'public',
    apiKey: 'read',
    withheld: { by: 'in-answer', texts: ['files.sha256'] },
    status: 200,
    answer: scorecardAnswer,
    errors: [],
  },
  scorecardFile: {
    route: routes.scorecardFile,
    tag: 'scorecard',
    summary: '채점표를 다시 셀 수 있는 CSV. 기사 글과 회원 정보는 없습니다',
    access: 'public',
    apiKey: 'read',
    params: scorecardFileParams,
    status: 200,
    answer: z.string(),
    answerTypes: { 'text/csv': z.string() },
    errors: ['NOT_FOUND'],
  },
} as const;
