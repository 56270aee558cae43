import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { objectionKinds, objectionStates } from '@gaemi/domain/objections/objection';
import * as z from 'zod';
import { adminChangeHeaders } from './admin.ts';
import { day, newsSide, objectId, stockCode, timestamp } from './fields.ts';
import { pageSizes } from './page-sizes.ts';
import { pagedList, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';

const eventInvalid = '소식 번호가 올바르지 않습니다.';
const kind = z.enum(objectionKinds, '알려 줄 내용을 선택해주세요.');

export const newsEventParams = z.object({
  eventId: z.string(eventInvalid).regex(/^[A-Za-z0-9_-]{1,64}$/, eventInvalid),
});

/** What is wrong with an event. Without `analysis_id` the member's newest finished analysis with the event is meant. */
export const newsReportPost = z.strictObject({ kind, analysis_id: objectId.optional() }).meta({ id: 'NewsReportPost' });
export type NewsReportPost = z.infer<typeof newsReportPost>;

/** A member's report, the same at every repeat. `state`: what came of it. */
export const newsReport = z
  .object({ event_id: z.string(), analysis_id: objectId, kind, state: z.enum(objectionStates) })
  .meta({ id: 'NewsReport' });
export type NewsReport = z.infer<typeof newsReport>;

/**
 * An objection of members to an event. `sentence` and the titles of `articles` are null when the time of their source is
 * over; type, day and links stay. `reports`: number of members who reported it.
 */
export const adminObjection = z
  .object({
    _id: objectId,
    stock_code: stockCode,
    stock_name: z.string(),
    kind,
    side: newsSide,
    state: z.enum(objectionStates),
    sentence: z.string().nullable(),
    type: z.enum(eventTypes),
    day,
    articles: z.array(
      z.object({ link: z.string(), title: z.string().nullable(), publisher: z.string(), published_at: timestamp }),
    ),
    reports: z.number().int(),
    created_at: timestamp,
    decided_at: timestamp.nullable(),
  })
  .meta({ id: 'AdminObjection' });
export type AdminObjection = z.infer<typeof adminObjection>;
export const adminObjectionList = pagedList(adminObjection).meta({ id: 'AdminObjectionList' });

export const objectionsQuery = z.object({
  status: z.enum(objectionStates, '이의 상태가 올바르지 않습니다.').optional(),
  ...pagingQuery(pageSizes.objections),
});
export type ObjectionsQuery = z.infer<typeof objectionsQuery>;
export const objectionParams = z.object({ id: objectId });

/** Endpoints of members' objections to events and of the admins' decisions on them. */
export const objectionEndpoints = {
  reportNewsEvent: {
    route: routes.reportNewsEvent,
    tag: 'news',
    summary: '내 분석의 소식이 다른 회사 기사이거나 방향이 반대라고 알리기. 같은 내용은 한 번만 남습니다',
    access: 'member',
    params: newsEventParams,
    body: newsReportPost,
    status: 201,
    answer: newsReport,
    errors: ['NEWS_EVENT_NOT_FOUND'],
  },
  listObjections: {
    route: routes.listObjections,
    tag: 'admin',
    summary: '회원들의 이의, 처리할 것부터',
    access: 'admin',
    query: objectionsQuery,
    status: 200,
    answer: adminObjectionList,
    errors: [],
  },
  upholdObjection: {
    route: routes.upholdObjection,
    tag: 'admin',
    summary: '이의 인정: 다음 분석부터 판단을 고치고, 알린 회원에게 그 분석의 크레딧을 한 번 돌려줍니다',
    access: 'admin',
    params: objectionParams,
    headers: adminChangeHeaders,
    status: 200,
    answer: adminObjection,
    errors: ['OBJECTION_NOT_FOUND', 'OBJECTION_DECIDED'],
  },
  dismissObjection: {
    route: routes.dismissObjection,
    tag: 'admin',
    summary: '이의를 받아들이지 않고 판단을 그대로 두기',
    access: 'admin',
    params: objectionParams,
    headers: adminChangeHeaders,
    status: 200,
    answer: adminObjection,
    errors: ['OBJECTION_NOT_FOUND', 'OBJECTION_DECIDED'],
  },
} as const;
