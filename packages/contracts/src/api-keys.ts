import {
  API_KEY_NAME_MAX,
  apiKeyScopes,
  DEFAULT_DAILY_CREDIT_LIMIT,
  MAX_DAILY_CREDIT_LIMIT,
} from '@gaemi/domain/members/api-key';
import * as z from 'zod';
import { adminChangeHeaders } from './admin.ts';
import { day, grade, newsTier, objectId, requestId, timestamp, visibleName } from './fields.ts';
import { messages } from './messages.ts';
import { routes } from './routes.ts';

const scope = z.enum(apiKeyScopes).meta({ id: 'ApiKeyScope' });
const scopesInvalid = '권한을 하나 이상 선택해주세요.';
const scopes = z
  .array(scope, scopesInvalid)
  .min(1, scopesInvalid)
  .max(apiKeyScopes.length, scopesInvalid)
  .refine((chosen) => new Set(chosen).size === chosen.length, scopesInvalid);

export const apiKeyName = visibleName({
  max: API_KEY_NAME_MAX,
  missing: '키의 이름을 입력해주세요.',
  tooLong: `키의 이름은 ${API_KEY_NAME_MAX}자 이하로 입력해주세요.`,
  invalid: '이름에 사용할 수 없는 문자가 있습니다.',
});

/** Credits that a key may spend in a day in Seoul. */
export const dailyCreditLimit = z
  .int(messages.creditLimitInvalid)
  .min(0, messages.creditLimitInvalid)
  .max(MAX_DAILY_CREDIT_LIMIT, messages.creditLimitInvalid);

/** A new key of the member. */
export const apiKeyRequest = z
  .strictObject({ name: apiKeyName, scopes, daily_credit_limit: dailyCreditLimit.default(DEFAULT_DAILY_CREDIT_LIMIT) })
  .meta({ id: 'ApiKeyRequest' });
export type ApiKeyRequest = z.output<typeof apiKeyRequest>;

export const apiKeyChange = z.strictObject({ daily_credit_limit: dailyCreditLimit }).meta({ id: 'ApiKeyChange' });
export type ApiKeyChange = z.infer<typeof apiKeyChange>;

/** Headers of a new key. A repeat under the same key within API_KEY_REPEAT_HOURS makes no other one and gets the same answer. */
export const apiKeyHeaders = z.object({ 'idempotency-key': requestId.optional() });

/**
 * A key without its secret. `ending`: its last four characters. `spent_today`: credits of `daily_credit_limit` that it has spent since
 * midnight in Seoul. `last_used_on`: null before its first use.
 */
export const apiKeyItem = z
  .object({
    id: objectId,
    name: z.string(),
    scopes: z.array(scope),
    ending: z.string(),
    daily_credit_limit: dailyCreditLimit,
    spent_today: z.number().int().min(0),
    created_at: timestamp,
    last_used_on: day.nullable(),
  })
  .meta({ id: 'ApiKeyItem' });
export type ApiKeyItem = z.infer<typeof apiKeyItem>;
export const apiKeyList = z.object({ items: z.array(apiKeyItem) }).meta({ id: 'ApiKeyList' });
export type ApiKeyList = z.infer<typeof apiKeyList>;

/** A key that was just made. `key` is answered here and, but to a repeat of the press, never again. */
export const madeApiKey = apiKeyItem.extend({ key: z.string() }).meta({ id: 'MadeApiKey' });
export type MadeApiKey = z.infer<typeof madeApiKey>;

export const apiKeyParams = z.object({ id: objectId });

/** Keys of a member that an admin ended. `mailed`: whether the mail that tells the member was sent. */
export const endedApiKeys = z.object({ ended: z.number().int(), mailed: z.boolean() }).meta({ id: 'EndedApiKeys' });
export type EndedApiKeys = z.infer<typeof endedApiKeys>;

/**
 * What an analysis costs the member now, and the balance, in credits. `tier` and period (days in Seoul, both included): of the member's
 * news analyses. `api_key`: of the key that asks; null for the member.
 */
export const analysisCosts = z
  .object({
    credit: z.number().int(),
    grade,
    news: z.object({ tier: newsTier, cost: z.number().int(), start_date: day, end_date: day }),
    mjb: z.object({
      cost: z.number().int(),
      stays_inside: z.boolean().meta({
        description:
          'Whether the figures of new accumulation analyses stay inside the service: no API key starts or reads one then (403 `SOURCE_STAYS_INSIDE`).',
      }),
    }),
    api_key: apiKeyItem.pick({ scopes: true, daily_credit_limit: true, spent_today: true }).nullable(),
  })
  .meta({ id: 'AnalysisCosts' });
export type AnalysisCosts = z.infer<typeof analysisCosts>;

/** Endpoints of API keys and of what programs need to know before they spend credits. */
export const apiKeyEndpoints = {
  listApiKeys: {
    route: routes.listApiKeys,
    tag: 'api-keys',
    summary: '내 API 키, 새것부터',
    access: 'member',
    status: 200,
    answer: apiKeyList,
    errors: [],
  },
  makeApiKey: {
    route: routes.makeApiKey,
    tag: 'api-keys',
    summary: 'API 키 발급. 키는 이 답에서 한 번만 볼 수 있습니다',
    access: 'member',
    headers: apiKeyHeaders,
    body: apiKeyRequest,
    status: 201,
    answer: madeApiKey,
    errors: ['API_KEYS_FULL', 'IDEMPOTENCY_KEY_REUSED'],
  },
  changeApiKey: {
    route: routes.changeApiKey,
    tag: 'api-keys',
    summary: 'API 키가 하루에 쓸 수 있는 크레딧 변경',
    access: 'member',
    params: apiKeyParams,
    body: apiKeyChange,
    status: 200,
    answer: apiKeyItem,
    errors: ['API_KEY_NOT_FOUND'],
  },
  revokeApiKey: {
    route: routes.revokeApiKey,
    tag: 'api-keys',
    summary: 'API 키 폐기. 그 키로는 바로 아무것도 할 수 없습니다',
    access: 'member',
    params: apiKeyParams,
    status: 204,
    errors: ['API_KEY_NOT_FOUND'],
  },
  endMemberApiKeys: {
    route: routes.endMemberApiKeys,
    tag: 'admin',
    summary: '회원의 API 키 모두 폐기. 회원에게 메일로 알립니다',
    access: 'admin',
    confirmed: true,
    params: apiKeyParams,
    headers: adminChangeHeaders,
    status: 200,
    answer: endedApiKeys,
    errors: ['USER_NOT_FOUND', 'NO_API_KEYS', 'IDEMPOTENCY_KEY_REUSED'],
  },
  analysisCosts: {
    route: routes.analysisCosts,
    tag: 'users',
    summary: '지금 분석에 드는 크레딧과 남은 크레딧',
    access: 'member',
    apiKey: 'read',
    status: 200,
    answer: analysisCosts,
    errors: [],
  },
} as const;
