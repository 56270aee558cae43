import * as z from 'zod';
import { email, grade, mobile, newPassword, storedEmail, timestamp, userName, verificationCode } from './fields.ts';
import { messages } from './messages.ts';
import { routes } from './routes.ts';

const agreed = z.literal(true, messages.agreementRequired);

/** Body of a sign-up. Flags of the client are accepted and ignored: the server stores the proof of the address. */
export const signUpRequest = z
  .strictObject({
    user_email: email,
    user_name: userName,
    user_pw: newPassword,
    user_pw_confirm: z.string(messages.passwordMismatch),
    user_mobile: mobile,
    user_agree: agreed,
    user_email_check: z.boolean().optional(),
    user_email_verify: z.boolean().optional(),
    user_email_code: z.string().max(12, messages.codeTooShort).optional(),
    user_email_code_check: z.boolean().optional(),
  })
  .refine((form) => form.user_pw === form.user_pw_confirm, {
    path: ['user_pw_confirm'],
    message: messages.passwordMismatch,
  })
  .meta({ id: 'SignUpRequest' });
export type SignUpRequest = z.infer<typeof signUpRequest>;

/** Sign-up form: the request with every step of the e-mail check required, in the order of the screen. */
export const signUpForm = z
  .object({
    user_email: email,
    user_email_check: z.literal(true, messages.emailCheckRequired),
    user_email_verify: z.literal(true, messages.codeSendRequired),
    user_email_code: verificationCode,
    user_email_code_check: z.literal(true, messages.codeConfirmRequired),
    user_name: userName,
    user_pw: newPassword,
    user_pw_confirm: z.string(messages.passwordMismatch),
    user_mobile: mobile,
    user_agree: agreed,
  })
  .refine((form) => form.user_pw === form.user_pw_confirm, {
    path: ['user_pw_confirm'],
    message: messages.passwordMismatch,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export const signUpAnswer = z.object({ user_email: storedEmail }).meta({ id: 'SignUpAnswer' });

/** Body of a log-in. The password may be any text, since it is only compared; a wrong one answers 401. */
export const logInRequest = z
  .strictObject({
    user_email: email,
    password: z.string(messages.passwordRequired).min(1, messages.passwordRequired).max(1024, messages.passwordTooLong),
  })
  .meta({ id: 'LogInRequest' });
export type LogInRequest = z.infer<typeof logInRequest>;

export const logInForm = z.object({
  user_email: email,
  password: z.string(messages.passwordTooShort).min(10, messages.passwordTooShort),
});

/** Answer of `log-in` and `users/me`. `grade`: the grade in force now; `expired_at`: its end or null. */
export const userInfo = z
  .object({
    user_name: z.string(),
    user_email: storedEmail,
    user_mobile: z.string(),
    grade,
    expired_at: timestamp.nullable(),
    credit: z.number().int(),
    is_admin: z.boolean(),
    paid: z.number().int(),
    /** Present only while the member must replace a password that an admin gave. Other endpoints refuse until then. */
    must_change_password: z.literal(true).optional(),
    /** Present only while there is a version of the terms or of the privacy policy that the member has not agreed to. */
    has_new_terms: z.literal(true).optional(),
  })
  .meta({ id: 'UserInfo' });
export type UserInfo = z.infer<typeof userInfo>;

export const checkEmailParams = z.object({ email });
export const checkEmailAnswer = z.object({ available: z.literal(true) }).meta({ id: 'CheckEmailAnswer' });

/** Endpoints of sign-up, log-in and the logged-in member. */
export const userEndpoints = {
  checkEmail: {
    route: routes.checkEmail,
    tag: 'users',
    summary: '가입할 수 있는 이메일인지 확인',
    access: 'public',
    params: checkEmailParams,
    status: 200,
    answer: checkEmailAnswer,
    errors: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  signUp: {
    route: routes.signUp,
    tag: 'users',
    summary: '회원가입. 먼저 이메일 인증을 마쳐야 합니다',
    access: 'public',
    body: signUpRequest,
    status: 201,
    answer: signUpAnswer,
    errors: ['EMAIL_NOT_VERIFIED', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  logIn: {
    route: routes.logIn,
    tag: 'users',
    summary: '로그인. 세션 쿠키를 만들고 내 정보를 답합니다. 패스키를 등록한 회원은 한 번 더 확인해야 합니다',
    access: 'public',
    body: logInRequest,
    status: 200,
    answer: userInfo,
    errors: ['LOG_IN_FAILED', 'SECOND_STEP_REQUIRED', 'SUSPENDED', 'TOO_MANY_REQUESTS'],
  },
  logOut: {
    route: routes.logOut,
    tag: 'users',
    summary: '로그아웃. 세션을 끝냅니다',
    access: 'public',
    status: 204,
    errors: [],
  },
  me: {
    route: routes.me,
    tag: 'users',
    summary: '내 정보',
    access: 'member',
    beforePasswordChange: true,
    status: 200,
    answer: userInfo,
    errors: [],
  },
} as const;
