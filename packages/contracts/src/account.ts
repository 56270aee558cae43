import * as z from 'zod';
import { email, mobile, newPassword, objectId, timestamp, userName } from './fields.ts';
import { messages } from './messages.ts';
import { pagedList, pageSizes, pagingQuery } from './paging.ts';

export const findEmailRequest = z.strictObject({ user_name: userName, user_mobile: mobile });
export type FindEmailRequest = z.infer<typeof findEmailRequest>;

/** The address with most of its first part hidden: `sam***@naver.com`. */
export const findEmailAnswer = z.object({ user_email: z.string() });

/** Reset by mail: what permits it is the proof on the server. */
export const changePasswordRequest = z.strictObject({ user_email: email, new_password: newPassword });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

/** The current password is only compared, so any text is taken. */
export const changeOwnPasswordRequest = z.strictObject({
  current_password: z
    .string(messages.passwordRequired)
    .min(1, messages.passwordRequired)
    .max(1024, messages.passwordTooLong),
  new_password: newPassword,
});
export type ChangeOwnPasswordRequest = z.infer<typeof changeOwnPasswordRequest>;

export const creditLogsQuery = z.object(pagingQuery(pageSizes.creditLogs));

/** One change of the member's credits; `change` is below 0 for what was spent. */
export const creditLogItem = z.object({
  credit_after: z.number().int(),
  change: z.number().int(),
  created_at: timestamp,
  reason: z.string(),
});
export type CreditLogItem = z.infer<typeof creditLogItem>;
export const creditLogList = pagedList(creditLogItem);

/** A session of the member. `last_seen_at` is exact to a few minutes; `device` names browser and system as far as they are known. */
export const sessionItem = z.object({
  /** Names the session to its member; it opens nothing. */
  id: objectId,
  /** Whether it is the one of this request. */
  current: z.boolean(),
  created_at: timestamp,
  last_seen_at: timestamp,
  device: z.string(),
});
export type SessionItem = z.infer<typeof sessionItem>;
export const sessionList = z.object({ items: z.array(sessionItem) });
export type SessionList = z.infer<typeof sessionList>;
export const sessionParams = z.object({ id: objectId });
