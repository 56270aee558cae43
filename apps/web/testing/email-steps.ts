import { refusal, type StubApi } from './stub-api.ts';

/** Nobody is logged in, every address is free, and every code is the right one. */
export function answerEmailSteps(api: StubApi): void {
  api.on(/GET users\/me/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
  api.on(/GET users\/check-email/, () => ({ body: { available: true } }));
  api.on(/POST verification\/request/, () => ({ body: { expires_in: 180, resend_in: 30 } }));
  api.on(/POST verification\/verify/, () => ({ body: { verified: true } }));
}
