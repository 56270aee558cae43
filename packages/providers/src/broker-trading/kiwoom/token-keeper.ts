import * as z from 'zod';
import { givenUp } from '../../http/fetch-body.ts';
import { unlessAborted } from '../../unless-aborted.ts';
import { malformed } from './kiwoom-answer.ts';

/** Time before its expiry from which a token is no longer used. */
const SPARE_MS = 600_000;
/** Time limit of an issue with all its tries. An issue serves every caller, so it does not end with one of them. */
const ISSUE_MS = 40_000;

export interface IssuedToken {
  token: string;
  expiresAt: Date;
}

export interface TokenKeeper {
  /** Returns the current token. Callers during an issue wait for that issue. @throws ProviderError */
  token(signal: AbortSignal): Promise<string>;
  /** Forgets a refused token, unless it has been replaced already. */
  drop(token: string): void;
}

export function createTokenKeeper(issue: (signal: AbortSignal) => Promise<IssuedToken>): TokenKeeper {
  let kept: IssuedToken | undefined;
  let issuing: Promise<IssuedToken> | undefined;
  const issueOnce = () => {
    issuing ??= issue(AbortSignal.timeout(ISSUE_MS))
      .then((issued) => {
        kept = issued;
        return issued;
      })
      .finally(() => {
        issuing = undefined;
      });
    return issuing;
  };
  return {
    token: async (signal) => {
      if (kept !== undefined && kept.expiresAt.getTime() - SPARE_MS > Date.now()) return kept.token;
      return (await unlessAborted(issueOnce, signal, () => givenUp('kiwoom'))).token;
    },
    drop: (token) => {
      if (kept?.token === token) kept = undefined;
    },
  };
}

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
