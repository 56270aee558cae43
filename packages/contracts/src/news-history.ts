import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { subjectAnswers, textKinds } from '@gaemi/domain/judge/judgement/judgement';
import { eventLabels, sideFields } from '@gaemi/domain/news-side';
import { objectionKinds } from '@gaemi/domain/objections/objection';
import { judgeNames, newsSources } from '@gaemi/domain/sources';
import * as z from 'zod';
import { grade, newsTier, objectId, scoreVersion, stockCode, strength, timestamp } from './fields.ts';
import { coverage, objectIdParams } from './news-analysis.ts';
import { routes } from './routes.ts';

/**
 * Differences between a member's analysis and the previous one of the same stock. Without a previous one the nullable
 * fields are null and the lists empty. When the previous one has another score version, or
 * only one of the two rests on sample data, the changes are null and the lists empty: the two are not comparable.
 */
export const newsChanges = z
  .object({
    previous_id: objectId.nullable(),
    previous_created_at: timestamp.nullable(),
    /** Another tier reads another period and number of events: the changes are of that, too. */
    previous_tier: newsTier.nullable(),
    /** Change in points since the previous analysis. */
    ...sideFields('change', () => z.number().int().nullable()),
    /** Reasons that rest on no article which counted for this side in the previous analysis. */
    ...sideFields('reasons', () => z.array(z.string()), 'new_'),
    /** Reasons of the previous analysis that rest on no article which counts for this side any more. */
    ...sideFields('reasons', () => z.array(z.string()), 'gone_'),
  })
  .meta({ id: 'NewsChanges' });
export type NewsChanges = z.infer<typeof newsChanges>;

export const exportQuery = z.object({
  format: z.enum(['json', 'csv'], '내보내기 형식이 올바르지 않습니다.').default('json'),
});
export type ExportQuery = z.infer<typeof exportQuery>;

const judgement = z
  .object({
    label: z.enum(eventLabels),
    strength,
    /** Null when its text may not leave the service, or when its time is over. */
    reason: z.string().nullable(),
    subject: z.enum(subjectAnswers),
    kind: z.enum(textKinds),
    type: z.enum(eventTypes),
    material: z.boolean(),
  })
  .meta({ id: 'Judgement' });

/** One event with its judgement and its articles. */
const exportedEvent = z
  .object({
    event: z.string(),
    /** Null when the judge gave no usable judgement. */
    judgement: judgement.nullable(),
    /** What an upheld objection says of it since. The scores are those it ended with. Null when nothing is known to be wrong. */
    corrected: z.enum(objectionKinds).nullable().default(null),
    /** Publishers with their own wording; verbatim copies do not count. */
    publishers: z.number().int(),
    /** Points that it adds to the exact score of its side; 0 when it counts for none. */
    points: z.number(),
    articles: z.array(
      z.object({
        link: z.string(),
        /** Null when it may not leave the service, or when its time is over. */
        title: z.string().nullable(),
        publisher: z.string().nullable(),
        published_at: timestamp,
        /** True for the earliest article, which is judged and gives the event its time. */
        represents: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ExportedEvent' });

/** All inputs of a finished analysis, enough to recompute its scores. Formula: docs/domain.md. */
export const newsExport = z
  .object({
    version: z.literal(1),
    /** Version of the formula of the scores. */
    score_version: scoreVersion,
    _id: objectId,
    stock_code: stockCode,
    stock_name: z.string(),
    model_tier: grade,
    news_tier: newsTier,
    searching_period: z.string(),
    created_at: timestamp,
    data_source: z.enum(newsSources),
    judged_by: z.enum(judgeNames),
    judge_version: z.string(),
    /** Moment from which the age of articles is measured. */
    as_of: timestamp,
    /** Length of the window in days, and events the tier judges at most. */
    window_days: z.number().int(),
    max_articles: z.number().int(),
    coverage,
    dropped_because: z.record(z.string(), z.number().int()),
    ...sideFields('news_score', () => z.number().int()),
    /** The rest of 100. */
    reserve: z.number().int(),
    /** Scores before rounding: the sums of the points. */
    ...sideFields('exact_score', () => z.number()),
    events: z.array(exportedEvent),
  })
  .meta({ id: 'NewsExport' });
export type NewsExport = z.infer<typeof newsExport>;

const newsExportCsv = z.string().describe('format=csv: 기사마다 한 줄, BOM이 있는 UTF-8, 시각은 서울(+09:00)');

/** Endpoints of the comparison with the previous analysis and of the export. */
export const newsHistoryEndpoints = {
  newsChanges: {
    route: routes.newsChanges,
    tag: 'news',
    summary: '같은 종목의 지난 분석과 달라진 점: 점수의 변화, 새 근거와 빠진 근거',
    access: 'member',
    apiKey: 'read',
    withheld: {
      by: 'in-query',
      texts: ['gone_bad_reasons', 'gone_good_reasons', 'new_bad_reasons', 'new_good_reasons'],
    },
    params: objectIdParams,
    status: 200,
    answer: newsChanges,
    errors: ['ANALYSIS_NOT_FOUND'],
  },
  newsExport: {
    route: routes.newsExport,
    tag: 'news',
    summary: '분석을 JSON 또는 CSV 파일로 내보내기. 점수를 다시 계산할 수 있는 모든 것이 들어 있습니다',
    access: 'member',
    apiKey: 'read',
    withheld: {
      by: 'in-answer',
      texts: ['events.judgement.reason', 'events.articles.title', 'events.articles.publisher'],
    },
    params: objectIdParams,
    query: exportQuery,
    status: 200,
    answer: z.union([newsExport, newsExportCsv]),
    answerTypes: { 'application/json': newsExport, 'text/csv': newsExportCsv },
    errors: ['ANALYSIS_NOT_FOUND'],
  },
} as const;
