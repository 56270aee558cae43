import { failureCodes } from '@gaemi/domain/analysis/failure-codes';
import * as z from 'zod';
import { adminChangeHeaders, adminUserParams } from './admin.ts';
import { objectId, stockCode, storedEmail, timestamp } from './fields.ts';
import { pageSizes } from './page-sizes.ts';
import { pagedList, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';

const reasonRequired = '이유를 입력해주세요. 200자까지 쓸 수 있어요.';

/** Why a member is suspended. The member reads it in the mail. */
export const suspensionRequest = z
  .strictObject({ reason: z.string(reasonRequired).trim().min(1, reasonRequired).max(200, reasonRequired) })
  .meta({ id: 'SuspensionRequest' });
export type SuspensionRequest = z.infer<typeof suspensionRequest>;

/** `mailed`: false where the mail that tells the member could not be sent. */
export const changedMember = z.object({ mailed: z.boolean() }).meta({ id: 'ChangedMember' });
export type ChangedMember = z.infer<typeof changedMember>;

/** Everything held on a member but secrets, by collection. */
export const memberExport = z
  .object({
    exported_at: timestamp,
    /** Fields of the member. */
    member: z.record(z.string(), z.unknown()),
    /** Records by the name of their collection. */
    records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  })
  .meta({ id: 'MemberExport' });

/** An analysis of a member, for an admin. `failure`: why it ended in error, with its credits back. */
export const memberAnalysis = z
  .object({
    _id: objectId,
    kind: z.enum(['news', 'accumulation']),
    stock_code: stockCode,
    stock_name: z.string(),
    state: z.enum(['running', 'refunding', 'done', 'error']),
    failure: z.enum(failureCodes).nullable(),
    progress: z.number(),
    cost: z.number().int(),
    created_at: timestamp,
    finished_at: timestamp.nullable(),
  })
  .meta({ id: 'MemberAnalysis' });
export type MemberAnalysis = z.infer<typeof memberAnalysis>;
export const memberAnalysesQuery = z.object(pagingQuery(pageSizes.audit));
export type MemberAnalysesQuery = z.infer<typeof memberAnalysesQuery>;

/** What a member asked of the service on the day in Seoul. */
export const memberLoad = z
  .object({
    _id: objectId,
    user_name: z.string(),
    user_email: storedEmail,
    analyses: z.number().int(),
    /** Of those, the ones that ended in error. */
    failed: z.number().int(),
    credits: z.number().int(),
  })
  .meta({ id: 'MemberLoad' });
export type MemberLoad = z.infer<typeof memberLoad>;

/** A change of somebody's access: it asks for a recent second step. */
const change = {
  tag: 'admin',
  access: 'admin',
  confirmed: true,
  params: adminUserParams,
  headers: adminChangeHeaders,
  status: 200,
  answer: changedMember,
} as const;

/** Endpoints about the access of members, and what is held on them. */
export const memberEndpoints = {
  grantAdmin: {
    ...change,
    route: routes.grantAdmin,
    summary: '회원을 관리자로 지정. 회원에게 메일로 알립니다',
    errors: ['USER_NOT_FOUND', 'IS_SUSPENDED', 'IDEMPOTENCY_KEY_REUSED'],
  },
  revokeAdmin: {
    ...change,
    route: routes.revokeAdmin,
    summary: '관리자 권한 해제. 마지막 관리자는 남습니다',
    errors: ['USER_NOT_FOUND', 'LAST_ADMIN', 'IDEMPOTENCY_KEY_REUSED'],
  },
  suspendMember: {
    ...change,
    route: routes.suspendMember,
    summary: '회원 이용 정지. 로그인, 세션, API 키가 모두 403으로 답합니다',
    body: suspensionRequest,
    errors: ['USER_NOT_FOUND', 'IS_ADMIN', 'IDEMPOTENCY_KEY_REUSED'],
  },
  resumeMember: {
    ...change,
    route: routes.resumeMember,
    summary: '이용 정지 해제',
    errors: ['USER_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  },
  deleteMember: {
    ...change,
    route: routes.deleteMember,
    summary: '회원의 요청에 따른 삭제. 탈퇴와 같이 개인정보를 모두 지웁니다',
    errors: ['USER_NOT_FOUND', 'LAST_ADMIN'],
  },
  exportMember: {
    tag: 'admin',
    route: routes.exportMember,
    summary: '회원에 대해 보관하는 모든 것. 비밀 값은 빼고, 변경 기록을 남깁니다',
    access: 'admin',
    confirmed: true,
    params: adminUserParams,
    status: 200,
    // As a stream: it may be larger than the process.
    answerTypes: { 'application/json': memberExport },
    errors: ['USER_NOT_FOUND'],
  },
  memberAnalyses: {
    tag: 'admin',
    route: routes.memberAnalyses,
    summary: '회원의 분석, 새것부터: 결과, 실패한 이유, 쓴 크레딧',
    access: 'admin',
    params: adminUserParams,
    query: memberAnalysesQuery,
    status: 200,
    answer: pagedList(memberAnalysis).meta({ id: 'MemberAnalysisList' }),
    errors: ['USER_NOT_FOUND'],
  },
  memberLoad: {
    tag: 'admin',
    route: routes.memberLoad,
    summary: '오늘 분석을 많이 한 회원부터: 분석 수, 오류 수, 쓴 크레딧',
    access: 'admin',
    status: 200,
    answer: z.object({ items: z.array(memberLoad) }).meta({ id: 'MemberLoadList' }),
    errors: [],
  },
  exportOwn: {
    tag: 'users',
    route: routes.exportOwn,
    summary: '내 개인정보 내려받기: 보관하는 모든 것. 비밀 값은 뺍니다',
    access: 'member',
    status: 200,
    answerTypes: { 'application/json': memberExport },
    errors: [],
  },
} as const;
