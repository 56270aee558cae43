import { messages } from '@gaemi/contracts/messages';
import { isStorageForbidden } from '../../../shared/browser-storage.ts';
import { hasIdledOut } from '../../../shared/session/member-storage.ts';

const NOTHING_KEPT = '브라우저가 쿠키와 저장 공간을 막으면 로그인이 남지 않아요. 허용해 주세요.';

/** What a member reads of the end of the session. */
export function whyEnded(): string {
  // With it, browsers forbid cookies, of which they say nothing: each log-in succeeds and is gone at the next call.
  if (isStorageForbidden()) return NOTHING_KEPT;
  return hasIdledOut() ? messages.sessionIdle : messages.sessionOver;
}
