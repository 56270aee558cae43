/** How often something may be done within a span of time. Counted by the caller's network address or by e-mail address. */
interface Limit {
  by: 'ip' | 'email';
  times: number;
  seconds: number;
}

/** Every limit of the service. RATE_LIMIT_SCALE multiplies `times`. */
export const limits = {
  /** All calls of the API. */
  everything: { by: 'ip', times: 600, seconds: 60 },
  /** Wrong passwords; a right one takes its own try back. */
  logInByAddress: { by: 'email', times: 10, seconds: 900 },
  logInByIp: { by: 'ip', times: 50, seconds: 900 },
  /** Right ones too: each costs a hash and leaves a session. */
  everyLogInByAddress: { by: 'email', times: 100, seconds: 900 },
  codeByAddress: { by: 'email', times: 5, seconds: 3600 },
  codeByIp: { by: 'ip', times: 20, seconds: 3600 },
  verifyByIp: { by: 'ip', times: 30, seconds: 3600 },
  checkEmailByIp: { by: 'ip', times: 60, seconds: 600 },
  findEmailByIp: { by: 'ip', times: 20, seconds: 3600 },
  changePasswordByIp: { by: 'ip', times: 20, seconds: 3600 },
  /** Wrong current passwords of a member who is logged in; a right one forgets them. */
  currentPasswordByAddress: { by: 'email', times: 10, seconds: 900 },
  signUpByIp: { by: 'ip', times: 20, seconds: 3600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
