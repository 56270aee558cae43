import { unlessAborted } from '../unless-aborted.ts';
import { givenUp } from './fetch-body.ts';

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

/** Keeps one token of a provider for all requests of this process. */
export function createTokenKeeper(provider: string, issue: (signal: AbortSignal) => Promise<IssuedToken>): TokenKeeper {
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
      return (await unlessAborted(issueOnce, signal, () => givenUp(provider))).token;
    },
    drop: (token) => {
      if (kept?.token === token) kept = undefined;
    },
  };
}
