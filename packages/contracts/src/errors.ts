import { PUSH_DEVICES_MAX } from '@gaemi/domain/alerts/alert-settings';
import { MAX_API_KEYS } from '@gaemi/domain/members/api-key';
import { MAX_RUNNING_ANALYSES } from '@gaemi/domain/members/limits';
import { MAX_PASSKEYS } from '@gaemi/domain/members/passkey';
import { MAX_WEBHOOKS } from '@gaemi/domain/webhooks/webhook-rules';
import * as z from 'zod';

/**
 * Every error that the API can answer: stable code, HTTP status and default sentence for the member. The API's filter,
 * the OpenAPI document and the web client read this table.
 */
export const errorTable = {
  VALIDATION_FAILED: { status: 400, detail: '입력한 내용을 확인해주세요.' },
  MALFORMED_REQUEST: { status: 400, detail: '요청 형식이 올바르지 않습니다.' },
  MAIL_ADDRESS_REFUSED: { status: 400, detail: '메일을 받을 수 없는 주소입니다. 이메일을 확인해주세요.' },
  EMAIL_NOT_VERIFIED: { status: 400, detail: '인증 확인을 진행해주세요.' },
  CODE_WRONG: { status: 400, detail: '인증코드를 확인해주세요' },
  CODE_EXPIRED: { status: 400, detail: '인증 시간이 지났습니다. 인증코드를 다시 받아주세요.' },
  CODE_TRIES_EXHAUSTED: { status: 400, detail: '인증을 5번 실패했습니다. 인증코드를 다시 받아주세요.' },
  PUSH_ENDPOINT_REFUSED: { status: 400, detail: '이 브라우저의 알림 주소는 쓸 수 없어요.' },
  PASSKEY_REFUSED: { status: 400, detail: '패스키를 확인하지 못했어요. 다시 시도해주세요.' },
  RECOVERY_CODE_WRONG: { status: 400, detail: '복구 코드가 올바르지 않거나 이미 사용했어요.' },
  NOT_LOGGED_IN: { status: 401, detail: '로그인이 필요합니다.' },
  API_KEY_INVALID: { status: 401, detail: 'API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.' },
  LOG_IN_FAILED: { status: 401, detail: '이메일 또는 비밀번호가 올바르지 않습니다.' },
  SECOND_STEP_REQUIRED: { status: 401, detail: '패스키나 복구 코드로 한 번 더 확인해주세요.' },
  SECOND_STEP_OVER: { status: 401, detail: '확인할 시간이 지났어요. 비밀번호부터 다시 입력해주세요.' },
  NOT_ENOUGH_CREDIT: { status: 402, detail: '크레딧이 부족합니다.' },
  KEY_CREDIT_LIMIT: {
    status: 402,
    detail: '이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.',
  },
  ORIGIN_REFUSED: { status: 403, detail: '허용되지 않은 요청입니다.' },
  PASSWORD_CHANGE_REQUIRED: { status: 403, detail: '처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.' },
  CONFIRMATION_REQUIRED: { status: 403, detail: '안전을 위해 본인 확인이 필요해요.' },
  SUSPENDED: { status: 403, detail: '이용이 정지된 계정이에요. 관리자에게 문의해주세요.' },
  ADMIN_ONLY: { status: 403, detail: '관리자 권한이 없습니다.' },
  API_KEY_NOT_ALLOWED: { status: 403, detail: 'API 키로는 사용할 수 없는 기능이에요. 로그인해서 이용해주세요.' },
  API_KEY_SCOPE_MISSING: { status: 403, detail: '이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.' },
  SOURCE_STAYS_INSIDE: {
    status: 403,
    detail: '출처의 이용 조건 때문에 API 키로는 볼 수 없어요. 로그인해서 확인해주세요.',
  },
  TIER_NOT_ALLOWED: { status: 403, detail: '현재 등급에서 사용할 수 없는 분석입니다.' },
  NOT_FOUND: { status: 404, detail: '찾을 수 없습니다.' },
  STOCK_NOT_FOUND: { status: 404, detail: '상장된 종목을 찾을 수 없습니다.' },
  ANALYSIS_NOT_FOUND: { status: 404, detail: '분석 결과를 찾을 수 없습니다.' },
  NOT_ON_WATCHLIST: { status: 404, detail: '관심 종목에 없는 종목입니다.' },
  PROGRESS_NOT_FOUND: { status: 404, detail: 'Progress not found' },
  MEMBER_NOT_FOUND: { status: 404, detail: '존재하지 않는 이메일입니다. 다시 확인해주세요.' },
  NO_MATCHING_MEMBER: { status: 404, detail: '일치하는 회원을 찾을 수 없습니다.' },
  USER_NOT_FOUND: { status: 404, detail: '회원을 찾을 수 없습니다.' },
  SESSION_NOT_FOUND: { status: 404, detail: '이미 로그아웃된 기기입니다.' },
  API_KEY_NOT_FOUND: { status: 404, detail: '이미 폐기된 API 키입니다.' },
  NO_API_KEYS: { status: 404, detail: '만든 API 키가 없어요.' },
  WEBHOOK_NOT_FOUND: { status: 404, detail: '이미 삭제된 웹훅이에요.' },
  PASSKEY_NOT_FOUND: { status: 404, detail: '등록된 패스키가 없어요.' },
  PLAN_REQUEST_NOT_FOUND: { status: 404, detail: '신청을 찾을 수 없습니다.' },
  NEWS_EVENT_NOT_FOUND: { status: 404, detail: '이 소식을 찾을 수 없습니다.' },
  NEWS_EVENT_NEUTRAL: { status: 404, detail: '다시 판단해 보니 호재도 악재도 아닌 소식이에요.' },
  OBJECTION_NOT_FOUND: { status: 404, detail: '이의를 찾을 수 없습니다.' },
  SHARE_ENDED: { status: 404, detail: '공유가 끝난 결과예요.' },
  METHOD_NOT_ALLOWED: { status: 405, detail: '허용되지 않은 요청입니다.' },
  REQUEST_TIMEOUT: { status: 408, detail: '요청을 다 받지 못했습니다. 다시 시도해주세요.' },
  LAST_ADMIN: { status: 409, detail: '마지막 관리자는 탈퇴할 수 없습니다.' },
  IS_ADMIN: { status: 409, detail: '관리자는 정지할 수 없어요. 관리자 권한을 먼저 해제해주세요.' },
  IS_SUSPENDED: { status: 409, detail: '이용이 정지된 회원은 관리자가 될 수 없어요.' },
  LEGAL_VERSION_OVER: { status: 409, detail: '그 사이 새 버전이 나왔어요. 새로 불러와 다시 확인해주세요.' },
  EMAIL_TAKEN: { status: 409, detail: '이미 사용 중인 이메일입니다.' },
  REQUEST_ID_REUSED: { status: 409, detail: '이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, detail: '이미 다른 내용으로 처리한 요청입니다. 변경 기록을 확인해주세요.' },
  STOCK_AMBIGUOUS: { status: 409, detail: '이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.' },
  WATCHLIST_FULL: { status: 409, detail: '관심 종목은 500개까지 추가할 수 있습니다.' },
  ALERT_STOCKS_FULL: {
    status: 409,
    detail: '지금 등급에서 알림을 켤 수 있는 종목 수를 넘었어요. 다른 종목의 알림을 끄거나 등급을 올려주세요.',
  },
  PUSH_DEVICES_FULL: {
    status: 409,
    detail: `알림을 받는 기기는 ${PUSH_DEVICES_MAX}대까지예요. 쓰지 않는 기기를 꺼주세요.`,
  },
  API_KEYS_FULL: {
    status: 409,
    detail: `API 키는 ${MAX_API_KEYS}개까지 만들 수 있어요. 쓰지 않는 키를 폐기한 뒤 다시 시도해주세요.`,
  },
  WEBHOOKS_FULL: {
    status: 409,
    detail: `웹훅은 ${MAX_WEBHOOKS}개까지 만들 수 있어요. 쓰지 않는 웹훅을 삭제한 뒤 다시 시도해주세요.`,
  },
  PASSKEYS_FULL: {
    status: 409,
    detail: `패스키는 ${MAX_PASSKEYS}개까지 등록할 수 있어요. 쓰지 않는 패스키를 삭제한 뒤 다시 시도해주세요.`,
  },
  PASSKEY_TAKEN: { status: 409, detail: '이미 등록된 패스키예요.' },
  PASSKEY_NEEDED: { status: 409, detail: '패스키를 먼저 등록해주세요.' },
  OWN_PASSKEYS: { status: 409, detail: '내 패스키는 내 정보에서 삭제해주세요.' },
  PLAN_REQUEST_OPEN: { status: 409, detail: '이미 처리 중인 신청이 있습니다.' },
  PLAN_REQUEST_DECIDED: { status: 409, detail: '이미 처리한 신청입니다.' },
  OBJECTION_DECIDED: { status: 409, detail: '이미 처리한 이의입니다.' },
  SHARE_OF_SAMPLE: { status: 409, detail: '예시 데이터는 공유할 수 없어요.' },
  SHARE_NOT_ALLOWED: { status: 409, detail: '출처의 이용 조건 때문에 이 결과는 공유할 수 없어요.' },
  BODY_TOO_LARGE: { status: 413, detail: '보낸 내용이 너무 큽니다.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, detail: '지원하지 않는 형식입니다.' },
  TOO_MANY_REQUESTS: { status: 429, detail: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.' },
  TOO_MANY_ANALYSES: {
    status: 429,
    detail: `분석은 한 번에 ${MAX_RUNNING_ANALYSES}건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.`,
  },
  MEMBER_BUDGET_SPENT: { status: 429, detail: '오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.' },
  INTERNAL: { status: 500, detail: '예기치 않은 오류가 발생했습니다.' },
  MAIL_UNAVAILABLE: { status: 503, detail: '메일을 보내지 못했습니다. 잠시 후 다시 시도해주세요.' },
  SERVICE_BUDGET_SPENT: {
    status: 503,
    detail: '오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.',
  },
  UNAVAILABLE: { status: 503, detail: '잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof errorTable;

export const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]];

/** Body of every error answer. `fields` maps each refused field to its sentence. */
export const errorBody = z
  .object({
    detail: z.string(),
    code: z.enum(errorCodes),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'ErrorBody' });
export type ErrorBody = z.infer<typeof errorBody>;
