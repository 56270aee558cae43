import { MAX_GRANT } from '@gaemi/domain/members/limits';
import { planGrades, planRequestStates } from '@gaemi/domain/members/plans';
import * as z from 'zod';
import { adminChangeHeaders, adminUser, amount, gradeRequired } from './admin.ts';
import { day, grade, objectId, storedEmail, timestamp, visibleName } from './fields.ts';
import { pageSizes } from './page-sizes.ts';
import { pagedList, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';

const payerRequired = '입금자 이름을 입력해주세요.';
const payerTooLong = '입금자 이름은 30자 이하여야 합니다.';
const payerInvalid = '입금자 이름에 쓸 수 없는 문자가 있습니다.';
const reasonRequired = '반려 사유를 입력해주세요.';
const reasonTooLong = '반려 사유는 200자 이하여야 합니다.';
const dayRequired = '만료일을 선택해주세요.';

const planGrade = z.enum(planGrades, { error: gradeRequired });

/**
 * The plans, prices in won for a month. `credits`: credits that an approval includes; null where the operator states
 * none, like every part of `payment`.
 */
export const planList = z
  .object({
    plans: z.array(
      z.object({ grade: planGrade, price: z.number().int(), credits: z.number().int().max(MAX_GRANT).nullable() }),
    ),
    payment: z.object({
      account: z.object({ bank: z.string(), number: z.string(), holder: z.string() }).nullable(),
      hours: z.string().nullable(),
      contact: z.string().nullable(),
    }),
  })
  .meta({ id: 'PlanList' });
export type PlanList = z.infer<typeof planList>;

export const planRequestPost = z
  .strictObject({
    grade: planGrade,
    payer: visibleName({ max: 30, missing: payerRequired, tooLong: payerTooLong, invalid: payerInvalid }).refine(
      (name) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/u.test(name),
      payerInvalid,
    ),
    paid: z.boolean('입금했는지 알려주세요.'),
  })
  .meta({ id: 'PlanRequestPost' });
export type PlanRequestPost = z.infer<typeof planRequestPost>;

/** A request for a plan. `granted`: what an approval gave; `reason`: why it was declined. */
export const planRequest = z
  .object({
    _id: objectId,
    grade: planGrade,
    payer: z.string(),
    paid: z.boolean(),
    state: z.enum(planRequestStates),
    created_at: timestamp,
    decided_at: timestamp.nullable(),
    reason: z.string().nullable(),
    granted: z
      .object({ grade: planGrade, expired_at: day, credit: z.number().int(), paid: z.number().int() })
      .nullable(),
  })
  .meta({ id: 'PlanRequest' });
export type PlanRequest = z.infer<typeof planRequest>;

export const planRequestParams = z.object({ id: objectId });
export const planRequestsQuery = z.object({
  state: z.enum([...planRequestStates, 'all'], '신청 상태가 올바르지 않습니다.').default('open'),
  user_id: objectId.optional(),
  ...pagingQuery(pageSizes.adminUsers),
});
export type PlanRequestsQuery = z.infer<typeof planRequestsQuery>;

/** A request with its member, for admins. `grade` of the member: the grade in force now. */
export const adminPlanRequest = planRequest
  .extend({
    user: z.object({
      _id: objectId,
      user_name: z.string(),
      user_email: storedEmail,
      grade,
      expired_at: timestamp.nullable(),
      credit: z.number().int(),
      /** Present only while the member is suspended. */
      is_suspended: z.literal(true).optional(),
    }),
  })
  .meta({ id: 'AdminPlanRequest' });
export type AdminPlanRequest = z.infer<typeof adminPlanRequest>;
export const adminPlanRequestList = pagedList(adminPlanRequest).meta({ id: 'AdminPlanRequestList' });

/** Approval: the grade as asked unless given, its last day in Seoul, credits, and the amount received in won. */
export const planApproval = z
  .strictObject({ grade: planGrade.optional(), expired_at: z.iso.date(dayRequired), credit: amount, paid: amount })
  .meta({ id: 'PlanApproval' });
export type PlanApproval = z.infer<typeof planApproval>;

export const planRejection = z
  .strictObject({ reason: z.string(reasonRequired).trim().min(1, reasonRequired).max(200, reasonTooLong) })
  .meta({ id: 'PlanRejection' });
export type PlanRejection = z.infer<typeof planRejection>;

/** Endpoints of the plans and of the requests for them. */
export const planEndpoints = {
  plans: {
    route: routes.plans,
    tag: 'plans',
    summary: '요금제와 신청 안내',
    access: 'public',
    apiKey: 'read',
    withheld: {
      by: 'in-answer',
      texts: [
        ...['payment.account.bank', 'payment.account.holder', 'payment.account.number'],
        ...['payment.contact', 'payment.hours'],
      ],
    },
    status: 200,
    answer: planList,
    errors: [],
  },
  postPlanRequest: {
    route: routes.postPlanRequest,
    tag: 'plans',
    summary: '요금제 신청. 처리 중인 신청은 한 번에 하나입니다',
    access: 'member',
    body: planRequestPost,
    status: 201,
    answer: planRequest,
    errors: ['PLAN_REQUEST_OPEN'],
  },
  myPlanRequest: {
    route: routes.myPlanRequest,
    tag: 'plans',
    summary: '내 마지막 신청, 없으면 null',
    access: 'member',
    status: 200,
    answer: planRequest.nullable().meta({ id: 'LatestPlanRequest' }),
    errors: [],
  },
  cancelPlanRequest: {
    route: routes.cancelPlanRequest,
    tag: 'plans',
    summary: '처리 중인 신청 취소',
    access: 'member',
    params: planRequestParams,
    status: 204,
    errors: ['PLAN_REQUEST_NOT_FOUND'],
  },
  listPlanRequests: {
    route: routes.listPlanRequests,
    tag: 'admin',
    summary: '요금제 신청 목록, 처리 중인 것은 오래된 것부터',
    access: 'admin',
    query: planRequestsQuery,
    status: 200,
    answer: adminPlanRequestList,
    errors: [],
  },
  approvePlanRequest: {
    route: routes.approvePlanRequest,
    tag: 'admin',
    summary: '신청 승인: 등급, 만료일, 크레딧과 입금액을 한 번에',
    access: 'admin',
    params: planRequestParams,
    headers: adminChangeHeaders,
    body: planApproval,
    status: 200,
    answer: adminUser,
    errors: ['PLAN_REQUEST_NOT_FOUND', 'PLAN_REQUEST_DECIDED', 'USER_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  },
  rejectPlanRequest: {
    route: routes.rejectPlanRequest,
    tag: 'admin',
    summary: '신청 반려와 사유',
    access: 'admin',
    params: planRequestParams,
    headers: adminChangeHeaders,
    body: planRejection,
    status: 204,
    errors: ['PLAN_REQUEST_NOT_FOUND', 'PLAN_REQUEST_DECIDED', 'IDEMPOTENCY_KEY_REUSED'],
  },
} as const;
