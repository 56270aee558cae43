import { PASSKEY_NAME_MAX, readRecoveryCode } from '@gaemi/domain/members/passkey';
import * as z from 'zod';
import { adminChangeHeaders } from './admin.ts';
import { objectId, timestamp, visibleName } from './fields.ts';
import { messages } from './messages.ts';
import { routes } from './routes.ts';
import { userInfo } from './users.ts';

const credentialInvalid = '패스키를 확인하지 못했어요. 다시 시도해주세요.';

/** Binary data in base64url. */
const binary = (maxLength: number) =>
  z
    .string(credentialInvalid)
    .max(maxLength, credentialInvalid)
    .regex(/^[A-Za-z0-9_-]+$/, credentialInvalid);

const credentialId = binary(1_400);
const transport = z.string(credentialInvalid).max(40, credentialInvalid);
const credentialKind = z.literal('public-key', credentialInvalid);

/** Credentials as browsers write them (WebAuthn, `toJSON()`). Fields that the server does not need are left out. */
const madeCredential = z
  .object(
    {
      id: credentialId,
      rawId: credentialId,
      type: credentialKind,
      response: z.object(
        {
          clientDataJSON: binary(4_000),
          attestationObject: binary(16_000),
          transports: z.array(transport, credentialInvalid).max(10, credentialInvalid).default([]),
        },
        credentialInvalid,
      ),
    },
    credentialInvalid,
  )
  .meta({ id: 'MadeCredential' });
export type MadeCredential = z.infer<typeof madeCredential>;

const usedCredential = z
  .object(
    {
      id: credentialId,
      rawId: credentialId,
      type: credentialKind,
      response: z.object(
        { clientDataJSON: binary(4_000), authenticatorData: binary(4_000), signature: binary(8_000) },
        credentialInvalid,
      ),
    },
    credentialInvalid,
  )
  .meta({ id: 'UsedCredential' });
export type UsedCredential = z.infer<typeof usedCredential>;

const describedCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** Options for making a passkey, for `navigator.credentials.create()`. */
export const passkeyOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
    timeout: z.number().int(),
    excludeCredentials: z.array(describedCredential),
    authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('required') }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyOptions' });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

/** Options for using a passkey, for `navigator.credentials.get()`. */
export const secondStepOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().int(),
    allowCredentials: z.array(describedCredential),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'SecondStepOptions' });
export type SecondStepOptions = z.infer<typeof secondStepOptions>;

export const passkeyName = visibleName({
  max: PASSKEY_NAME_MAX,
  missing: '패스키의 이름을 입력해주세요.',
  tooLong: `패스키의 이름은 ${PASSKEY_NAME_MAX}자 이하로 입력해주세요.`,
  invalid: '이름에 사용할 수 없는 문자가 있습니다.',
});

export const passkeyRequest = z
  .strictObject({ name: passkeyName, credential: madeCredential })
  .meta({ id: 'PasskeyRequest' });
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** A passkey of the member. `last_used_at`: null before its first use. */
export const passkeyItem = z
  .object({ id: objectId, name: z.string(), created_at: timestamp, last_used_at: timestamp.nullable() })
  .meta({ id: 'PasskeyItem' });
export type PasskeyItem = z.infer<typeof passkeyItem>;

/** `recovery_codes_left`: number of recovery codes that were not used yet. */
export const passkeyList = z
  .object({ items: z.array(passkeyItem), recovery_codes_left: z.number().int() })
  .meta({ id: 'PasskeyList' });
export type PasskeyList = z.infer<typeof passkeyList>;

const codes = z.array(z.string());

/** A passkey that was just registered. With the first one come recovery codes, which are answered here and never again. */
export const addedPasskey = passkeyItem.extend({ recovery_codes: codes.nullable() }).meta({ id: 'AddedPasskey' });
export type AddedPasskey = z.infer<typeof addedPasskey>;

/** New recovery codes. The former ones no longer count. They are answered here and never again. */
export const recoveryCodes = z.object({ recovery_codes: codes }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const passkeyParams = z.object({ id: objectId });

export const secondStepByPasskeyRequest = z
  .strictObject({ credential: usedCredential })
  .meta({ id: 'SecondStepByPasskeyRequest' });
export type SecondStepByPasskeyRequest = z.infer<typeof secondStepByPasskeyRequest>;

export const recoveryCode = z
  .string(messages.recoveryCodeInvalid)
  .max(60, messages.recoveryCodeInvalid)
  .refine((typed) => readRecoveryCode(typed) !== null, messages.recoveryCodeInvalid);

export const secondStepByRecoveryCodeRequest = z
  .strictObject({ code: recoveryCode })
  .meta({ id: 'SecondStepByRecoveryCodeRequest' });
export type SecondStepByRecoveryCodeRequest = z.infer<typeof secondStepByRecoveryCodeRequest>;

/** Number of passkeys that were removed. `mailed`: false where the mail that tells the member could not be sent. */
export const removedPasskeys = z
  .object({ removed: z.number().int(), mailed: z.boolean() })
  .meta({ id: 'RemovedPasskeys' });
export type RemovedPasskeys = z.infer<typeof removedPasskeys>;

/** Endpoints of passkeys, recovery codes and the second step that asks for one of them. */
export const passkeyEndpoints = {
  listPasskeys: {
    route: routes.listPasskeys,
    tag: 'passkeys',
    summary: '내 패스키, 먼저 등록한 것부터, 그리고 남은 복구 코드의 수',
    access: 'member',
    status: 200,
    answer: passkeyList,
    errors: [],
  },
  passkeyOptions: {
    route: routes.passkeyOptions,
    tag: 'passkeys',
    summary: '새 패스키를 만들 때 브라우저에 건네는 값. 방금 로그인했거나 한 번 더 확인한 뒤에만 답합니다',
    access: 'member',
    confirmed: true,
    status: 200,
    answer: passkeyOptions,
    errors: ['PASSKEYS_FULL'],
  },
  addPasskey: {
    route: routes.addPasskey,
    tag: 'passkeys',
    summary: '패스키 등록. 첫 패스키와 함께 복구 코드를 답하며, 복구 코드는 이 답에서 한 번만 볼 수 있습니다',
    access: 'member',
    confirmed: true,
    body: passkeyRequest,
    status: 201,
    answer: addedPasskey,
    errors: ['PASSKEY_REFUSED', 'PASSKEY_TAKEN', 'PASSKEYS_FULL'],
  },
  makeRecoveryCodes: {
    route: routes.makeRecoveryCodes,
    tag: 'passkeys',
    summary: '복구 코드 다시 만들기. 전에 받은 코드는 쓸 수 없게 됩니다',
    access: 'member',
    confirmed: true,
    status: 201,
    answer: recoveryCodes,
    errors: ['PASSKEY_NEEDED'],
  },
  removePasskey: {
    route: routes.removePasskey,
    tag: 'passkeys',
    summary: '패스키 삭제. 마지막 패스키와 함께 복구 코드도 지웁니다',
    access: 'member',
    confirmed: true,
    params: passkeyParams,
    status: 204,
    errors: ['PASSKEY_NOT_FOUND'],
  },
  secondStepOptions: {
    route: routes.secondStepOptions,
    tag: 'users',
    summary: '패스키로 확인할 때 브라우저에 건네는 값. 비밀번호를 확인한 뒤나 로그인한 동안 답합니다',
    access: 'public',
    status: 200,
    answer: secondStepOptions,
    errors: ['SECOND_STEP_OVER', 'PASSKEY_NEEDED', 'SUSPENDED'],
  },
  secondStepByPasskey: {
    route: routes.secondStepByPasskey,
    tag: 'users',
    summary: '패스키로 확인. 비밀번호를 확인한 뒤라면 로그인을 마칩니다',
    access: 'public',
    body: secondStepByPasskeyRequest,
    status: 200,
    answer: userInfo,
    errors: ['PASSKEY_REFUSED', 'SECOND_STEP_OVER', 'LOG_IN_FAILED', 'SUSPENDED'],
  },
  secondStepByRecoveryCode: {
    route: routes.secondStepByRecoveryCode,
    tag: 'users',
    summary: '복구 코드로 확인. 비밀번호를 확인한 뒤라면 로그인을 마칩니다. 코드는 한 번만 쓸 수 있습니다',
    access: 'public',
    body: secondStepByRecoveryCodeRequest,
    status: 200,
    answer: userInfo,
    errors: ['RECOVERY_CODE_WRONG', 'SECOND_STEP_OVER', 'LOG_IN_FAILED', 'SUSPENDED', 'TOO_MANY_REQUESTS'],
  },
  removeMemberPasskeys: {
    route: routes.removeMemberPasskeys,
    tag: 'admin',
    summary: '잃어버린 패스키를 위해 회원의 패스키와 복구 코드 삭제. 회원에게 메일로 알립니다',
    access: 'admin',
    confirmed: true,
    params: passkeyParams,
    headers: adminChangeHeaders,
    status: 200,
    answer: removedPasskeys,
    errors: ['USER_NOT_FOUND', 'PASSKEY_NOT_FOUND', 'OWN_PASSKEYS', 'IDEMPOTENCY_KEY_REUSED'],
  },
} as const;
