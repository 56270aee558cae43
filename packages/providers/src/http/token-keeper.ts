import { unlessAborted } from '../unless-aborted.ts';
import { givenUp } from './fetch-body.ts';

/** Time before its expiry from which a token is no longer used. */
const SPARE_MS = 600_000;
/** Time for which a token is used when the provider issues the same one again. */
const SAME_TOKEN_MS = 60_000;
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
  let nextIssueAt = 0;
  const issueOnce = () => {
    issuing ??= issue(AbortSignal.timeout(ISSUE_MS))
      .then((issued) => {
        // Some providers give the current token until it expires; asking before each request would halve the rate.
        nextIssueAt = kept?.token === issued.token ? Date.now() + SAME_TOKEN_MS : 0;
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
      if (kept !== undefined) {
        const left = kept.expiresAt.getTime() - Date.now();
        if (left > SPARE_MS || (left > 0 && Date.now() < nextIssueAt)) return kept.token;
      }
      return (await unlessAborted(issueOnce, signal, () => givenUp(provider))).token;
    },
    drop: (token) => {
      if (kept?.token === token) kept = undefined;
    },
  };
}
