import { auditActions } from '@gaemi/domain/members/audit-action';
import { MAX_GRANT } from '@gaemi/domain/members/limits';
import { memberFilters, memberSorts } from '@gaemi/domain/members/member-list';
import { planGrades } from '@gaemi/domain/members/plans';
import { objectionKinds } from '@gaemi/domain/objections/objection';
import * as z from 'zod';
import { grade, objectId, requestId, searchText, stockCode, storedEmail, timestamp } from './fields.ts';
import { pageSizes } from './page-sizes.ts';
import { pagedList, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';

export const gradeRequired = '등급을 선택해주세요.';
const dayRequired = '만료일을 선택해주세요.';
const amountInvalid = '0부터 10,000,000까지의 정수로 입력해주세요.';
const nothingGiven = '결제 금액이나 크레딧을 입력해주세요.';

const count = z.number().int().min(0);

/** Won or credits: a whole number from 0 to 10,000,000. */
export const amount = z.int(amountInvalid).min(0, amountInvalid).max(MAX_GRANT, amountInvalid);

/** Characters that a search for members takes; an address may be longer. */
export const MEMBER_SEARCH_MAX = 100;

export const adminUsersQuery = z.object({
  /** Part of a name, whose blanks do not count, or of an address; taken literally. */
  search: searchText(MEMBER_SEARCH_MAX).default(''),
  sort: z.enum(memberSorts, '정렬 기준이 올바르지 않습니다.').default('newest'),
  filter: z.enum(memberFilters, '회원 구분이 올바르지 않습니다.').default('all'),
  ...pagingQuery(pageSizes.adminUsers),
});
export type AdminUsersQuery = z.infer<typeof adminUsersQuery>;

/** A member for the admin screen. `grade`: the grade in force now; `expired_at`: its end or null. */
export const adminUser = z
  .object({
    _id: objectId,
    user_name: z.string(),
    user_email: storedEmail,
    user_mobile: z.string(),
    grade,
    expired_at: timestamp.nullable(),
    credit: z.number().int(),
    paid: z.number().int(),
    is_admin: z.boolean(),
    /** Present only while the member is suspended. */
    is_suspended: z.literal(true).optional(),
    /** The same. `reason`: as the member was told. */
    suspension: z.object({ reason: z.string(), at: timestamp }).optional(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUser>;
/** `totals`: sums over all found members, and how many of the search each filter finds. */
export const adminUserList = pagedList(adminUser)
  .extend({
    totals: z.object({
      members: count,
      credit: z.number().int(),
      paid: z.number().int(),
      counts: z.record(z.enum(memberFilters), count),
    }),
  })
  .meta({ id: 'AdminUserList' });
export type AdminUserList = z.infer<typeof adminUserList>;

/** Figures at the head of the admin screen. Amounts in won; a month and a day are those of Seoul. */
export const adminSummary = z
  .object({
    plan_requests: z.object({ open: count, oldest_at: timestamp.nullable() }),
    /** Plans that end within so many days. */
    expiring: z.object({
      within_days: count,
      total: count,
      by_grade: z.array(z.object({ grade: z.enum(planGrades), count })),
    }),
    /** `joined_this_week`: within the last seven days. */
    members: z.object({ total: count, joined_this_week: count }),
    paid: z.object({ this_month: z.number().int(), payments: count, last_month: z.number().int() }),
    /** Of both services; those that failed were refunded. */
    analyses_today: z.object({ accepted: count, failed: count }),
    objections: z.object({ open: count }),
  })
  .meta({ id: 'AdminSummary' });
export type AdminSummary = z.infer<typeof adminSummary>;

export const adminUserParams = z.object({ id: objectId });

/** Grades an admin can set. */
export const grantableGrade = grade.extract(planGrades, { error: gradeRequired });

/** Change of a grade. `expired_at`: its last day in Seoul. The API, which knows the time, refuses a past day. */
export const gradeChange = z
  .strictObject({
    grade: grantableGrade,
    expired_at: z.iso.date(dayRequired),
    /** Won, added to the member's paid total. */
    subscription_paid: amount.optional(),
  })
  .meta({ id: 'GradeChange' });
export type GradeChange = z.infer<typeof gradeChange>;

/** Amounts to add to the balance and to the paid total. */
export const creditGrant = z
  .strictObject({ paid: amount, credit: amount })
  .refine(({ paid, credit }) => paid > 0 || credit > 0, { path: ['credit'], message: nothingGiven })
  .meta({ id: 'CreditGrant' });
export type CreditGrant = z.infer<typeof creditGrant>;

/**
 * Headers of an admin's change. A repeat under the same key changes nothing and gets the first answer, for at least
 * IDEMPOTENCY_KEY_HOURS; another change under that key is refused.
 */
export const adminChangeHeaders = z.object({ 'idempotency-key': requestId.optional() });

/**
 * Number of sessions of the member that were ended, and of browsers that get no push messages any more. `mailed`: false
 * where the mail that tells the member could not be sent.
 */
export const endedSessions = z
  .object({ ended: z.number().int(), ended_push_devices: z.number().int(), mailed: z.boolean() })
  .meta({ id: 'EndedSessions' });
export type EndedSessions = z.infer<typeof endedSessions>;

/** State of the member's fields that an admin can change. */
const auditedState = z
  .object({
    grade,
    expired_at: timestamp.nullable(),
    credit: z.number().int(),
    paid: z.number().int(),
  })
  .meta({ id: 'AuditedState' });

/** A member of an audit row. The address is null after a withdrawal. */
const auditedPerson = z.object({ _id: objectId, user_email: storedEmail.nullable() }).meta({ id: 'AuditedPerson' });

export const auditQuery = z.object({ user_id: objectId.optional(), ...pagingQuery(pageSizes.audit) });
export type AuditQuery = z.infer<typeof auditQuery>;

/**
 * Audit row of an admin's change of a member: both persons, the state before and after, the moment, the request. A
 * decision on an objection has no member and no state; `objection` names it, also for the refunds that follow from it. What takes a
 * version of the judge back has neither.
 */
export const auditEntry = z
  .object({
    _id: objectId,
    action: z.enum(auditActions),
    admin: auditedPerson,
    user: auditedPerson.nullable(),
    before: auditedState.nullable(),
    after: auditedState.nullable(),
    objection: z
      .object({ _id: objectId, kind: z.enum(objectionKinds), stock_code: stockCode, stock_name: z.string() })
      .nullable(),
    created_at: timestamp,
    request_id: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditList = pagedList(auditEntry).meta({ id: 'AuditList' });

/** Endpoints of the admin screen. */
export const adminEndpoints = {
  adminUsers: {
    route: routes.adminUsers,
    tag: 'admin',
    summary: '회원 목록과 찾은 회원 전체의 합계. 이름이나 이메일로 검색하고 나누고 정렬합니다',
    access: 'admin',
    query: adminUsersQuery,
    status: 200,
    answer: adminUserList,
    errors: [],
  },
  adminSummary: {
    route: routes.adminSummary,
    tag: 'admin',
    summary: '관리자 화면의 숫자: 기다리는 신청, 곧 만료, 회원, 이번 달 결제, 오늘 분석',
    access: 'admin',
    status: 200,
    answer: adminSummary,
    errors: [],
  },
  changeGrade: {
    route: routes.changeGrade,
    tag: 'admin',
    summary: '회원의 등급과 만료일 변경. 만료일은 서울 기준으로 그날까지입니다',
    access: 'admin',
    params: adminUserParams,
    headers: adminChangeHeaders,
    body: gradeChange,
    status: 200,
    answer: adminUser,
    errors: ['USER_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  },
  grantCredit: {
    route: routes.grantCredit,
    tag: 'admin',
    summary: '회원에게 크레딧 지급, 결제 금액 기록',
    access: 'admin',
    params: adminUserParams,
    headers: adminChangeHeaders,
    body: creditGrant,
    status: 200,
    answer: adminUser,
    errors: ['USER_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  },
  endMemberSessions: {
    route: routes.endMemberSessions,
    tag: 'admin',
    summary: '회원을 모든 기기에서 로그아웃. 푸시 알림도 끊고, 회원에게 메일로 알립니다',
    access: 'admin',
    confirmed: true,
    params: adminUserParams,
    headers: adminChangeHeaders,
    status: 200,
    answer: endedSessions,
    errors: ['USER_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  },
  listAudit: {
    route: routes.listAudit,
    tag: 'admin',
    summary: '관리자 변경 기록, 새것부터. 바꾸거나 지울 수 없습니다',
    access: 'admin',
    query: auditQuery,
    status: 200,
    answer: auditList,
    errors: [],
  },
} as const;
