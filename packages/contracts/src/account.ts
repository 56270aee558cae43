import * as z from 'zod';
import { email, mobile, newPassword, objectId, timestamp, userName } from './fields.ts';
import { messages } from './messages.ts';
import { pageSizes } from './page-sizes.ts';
import { pagedList, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';

export const findEmailRequest = z
  .strictObject({ user_name: userName, user_mobile: mobile })
  .meta({ id: 'FindEmailRequest' });
export type FindEmailRequest = z.infer<typeof findEmailRequest>;

/** The address with most of its first part hidden: `sam***@naver.com`. */
export const findEmailAnswer = z.object({ user_email: z.string() }).meta({ id: 'FindEmailAnswer' });

/** Password reset by mail. The proof of the confirmed code, stored on the server, permits it. */
export const changePasswordRequest = z
  .strictObject({ user_email: email, new_password: newPassword })
  .meta({ id: 'ChangePasswordRequest' });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

/** Password change. `current_password` may be any text, since it is only compared. */
export const changeOwnPasswordRequest = z
  .strictObject({
    current_password: z
      .string(messages.passwordRequired)
      .min(1, messages.passwordRequired)
      .max(1024, messages.passwordTooLong),
    new_password: newPassword,
  })
  .meta({ id: 'ChangeOwnPasswordRequest' });
export type ChangeOwnPasswordRequest = z.infer<typeof changeOwnPasswordRequest>;

/**
 * What a new password ended besides sessions. `ended_keys`: number of API keys; `ended_push_devices`: number of browsers
 * that get no push messages any more.
 */
export const passwordChanged = z
  .object({ ended_keys: z.number().int().min(0), ended_push_devices: z.number().int().min(0) })
  .meta({ id: 'PasswordChanged' });
export type PasswordChanged = z.infer<typeof passwordChanged>;

export const creditLogsQuery = z.object(pagingQuery(pageSizes.creditLogs));

/** One row of the credit log. `change`: credits, negative when they were spent. */
export const creditLogItem = z
  .object({
    credit_after: z.number().int(),
    change: z.number().int(),
    created_at: timestamp,
    reason: z.string(),
  })
  .meta({ id: 'CreditLogItem' });
export type CreditLogItem = z.infer<typeof creditLogItem>;
export const creditLogList = pagedList(creditLogItem).meta({ id: 'CreditLogList' });

/** A session of the member. `last_seen_at` is exact to a few minutes; `device` names the known browser and system. */
export const sessionItem = z
  .object({
    /** Identifies the session in lists; it is no credential. */
    id: objectId,
    /** True for the session of this request. */
    current: z.boolean(),
    created_at: timestamp,
    last_seen_at: timestamp,
    device: z.string(),
  })
  .meta({ id: 'SessionItem' });
export type SessionItem = z.infer<typeof sessionItem>;
export const sessionList = z.object({ items: z.array(sessionItem) }).meta({ id: 'SessionList' });
export type SessionList = z.infer<typeof sessionList>;
export const sessionParams = z.object({ id: objectId });

/** Endpoints of address look-up, passwords and My page. */
export const accountEndpoints = {
  findEmail: {
    route: routes.findEmail,
    tag: 'users',
    summary: '이름과 전화번호로 이메일 찾기. 이메일은 일부를 가리고 답합니다',
    access: 'public',
    body: findEmailRequest,
    status: 200,
    answer: findEmailAnswer,
    errors: ['NO_MATCHING_MEMBER', 'TOO_MANY_REQUESTS'],
  },
  changePassword: {
    route: routes.changePassword,
    tag: 'users',
    summary:
      '비밀번호 재설정. 먼저 이메일 인증을 마쳐야 하며, 모든 기기에서 로그아웃되고 API 키와 푸시 알림이 모두 끊깁니다',
    access: 'public',
    body: changePasswordRequest,
    status: 200,
    answer: passwordChanged,
    errors: ['EMAIL_NOT_VERIFIED', 'MEMBER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  changeOwnPassword: {
    route: routes.changeOwnPassword,
    tag: 'users',
    summary: '현재 비밀번호로 비밀번호 변경. 다른 기기에서는 로그아웃되고 푸시 알림이 끊기며 API 키가 모두 폐기됩니다',
    access: 'member',
    beforePasswordChange: true,
    body: changeOwnPasswordRequest,
    status: 200,
    answer: passwordChanged,
    errors: ['TOO_MANY_REQUESTS'],
  },
  listCreditLogs: {
    route: routes.listCreditLogs,
    tag: 'users',
    summary: '내 크레딧 내역, 새것부터',
    access: 'member',
    apiKey: 'read',
    withheld: { by: 'in-answer', texts: ['items.reason'] },
    query: creditLogsQuery,
    status: 200,
    answer: creditLogList,
    errors: [],
  },
  listSessions: {
    route: routes.listSessions,
    tag: 'users',
    summary: '로그인한 기기, 최근에 쓴 것부터',
    access: 'member',
    status: 200,
    answer: sessionList,
    errors: [],
  },
  endSession: {
    route: routes.endSession,
    tag: 'users',
    summary: '로그인한 기기 하나를 로그아웃',
    access: 'member',
    params: sessionParams,
    status: 204,
    errors: ['SESSION_NOT_FOUND'],
  },
  withdraw: {
    route: routes.withdraw,
    tag: 'users',
    summary: '회원 탈퇴. 개인정보와 분석을 바로 지우고, 같은 이메일은 30일 동안 가입할 수 없습니다',
    access: 'member',
    status: 204,
    errors: ['LAST_ADMIN'],
  },
} as const;
