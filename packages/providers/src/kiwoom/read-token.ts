import * as z from 'zod';
import type { IssuedToken } from '../tokens/token-store.ts';
import { malformed } from './kiwoom-answer.ts';

const tokenAnswer = z.object({
  token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_dt: z.string().regex(/^\d{14}$/),
});

/** Parses `expires_dt`, a moment in Seoul: yyyyMMddHHmmss. */
export function readToken(json: unknown): IssuedToken {
  const answer = tokenAnswer.safeParse(json);
  if (!answer.success) throw malformed('answer is no token');
  const { token, expires_dt } = answer.data;
  const iso = expires_dt.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6+09:00');
  const expiresAt = new Date(iso);
  if (Number.isNaN(expiresAt.getTime())) throw malformed('answer is no token');
  return { token, expiresAt };
}
