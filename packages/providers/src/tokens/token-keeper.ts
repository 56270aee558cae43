import { setTimeout as sleep } from 'node:timers/promises';
import { givenUp } from '../http/fetch-body.ts';
import { ProviderError } from '../provider-error.ts';
import { unlessAborted } from '../unless-aborted.ts';
import { type IssuedToken, type KeptToken, type TokenStore, tokenInMemory } from './token-store.ts';

/** Time before its expiry from which a token is no longer used. */
const SPARE_MS = 600_000;
/** Time for which a token is used when the provider issues the same one again. */
const SAME_TOKEN_MS = 60_000;
/** Time limit of an issue with all its tries. An issue serves every caller, so it does not end with one of them. */
const ISSUE_MS = 40_000;
/** Longer than an issue: another takes over from a worker that died in between. */
const LEASE_MS = 60_000;
/** Time limit of a renewal, the wait of a provider that issues once a minute included. */
const RENEWAL_MS = 100_000;
/** How often a token of another worker is looked for. */
const POLL_MS = 250;
/** Wait after a refused issue when the provider names none, and the least and the most that it may name. */
const REFUSED_WAIT_MS = 5_000;
const [LEAST_WAIT_MS, MOST_WAIT_MS] = [1_000, 5 * 60_000];

export interface Renewed {
  token: string;
  /** True when it was issued for this call, so that its refusal is final. */
  isNew: boolean;
}

export interface TokenKeeper {
  /** Returns the current token. Callers during a renewal wait for that renewal. @throws ProviderError */
  token(signal: AbortSignal): Promise<Renewed>;
  /** Forgets a refused token, unless it has been replaced already. */
  drop(token: string): void;
}

interface KeeperOptions {
  provider: string;
  issue: (signal: AbortSignal) => Promise<IssuedToken>;
  /** Shared with the other users of the same keys. Without it this process has a token of its own. */
  store?: TokenStore | undefined;
}

/**
 * Keeps one token of a provider for everybody with the same keys: some providers end the earlier token when they issue
 * another, and limit how often they do. Whoever needs one takes what another has issued meanwhile; only one at a time
 * issues. Where the provider issues none for now, all wait, also for the token of another.
 */
export function createTokenKeeper({ provider, issue, store = tokenInMemory() }: KeeperOptions): TokenKeeper {
  let kept: KeptToken | undefined;
  let refused: string | undefined;
  let renewing: Promise<Renewed> | undefined;
  /** Why the provider issues none for now: what a caller learns that waits no longer. */
  let limited: ProviderError | undefined;

  const take = async (): Promise<boolean> => {
    const stored = await store.read();
    if (stored === null || stored.token === refused || !isUsable(stored)) return false;
    kept = stored;
    return true;
  };

  /** Resolves to its refusal where the provider issues none for now. */
  const issueOnce = async (): Promise<KeptToken | ProviderError> => {
    const before = await store.read();
    try {
      const issued = await issue(AbortSignal.timeout(ISSUE_MS));
      // Some providers give the current token until it expires; asking before each request would halve the rate.
      const isSame = before?.token === issued.token && issued.token !== refused;
      const pauseMs = isSame ? SAME_TOKEN_MS : 0;
      kept = { ...issued, issueAfter: new Date(Date.now() + pauseMs) };
      await store.keep(kept);
      return kept;
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'quota') {
        await store.giveBack(0);
        throw error;
      }
      await store.giveBack(Math.min(Math.max(error.retryAfterMs ?? REFUSED_WAIT_MS, LEAST_WAIT_MS), MOST_WAIT_MS));
      return error;
    }
  };

  const renew = async (): Promise<Renewed> => {
    const until = Date.now() + RENEWAL_MS;
    limited = undefined;
    for (;;) {
      if (await take()) return { token: kept?.token ?? '', isNew: false };
      if (await store.claim(LEASE_MS)) {
        // Another one may have issued since the first look.
        if (await take()) {
          await store.giveBack(0);
          return { token: kept?.token ?? '', isNew: false };
        }
        const issued = await issueOnce();
        if (!(issued instanceof ProviderError)) return { token: issued.token, isNew: true };
        limited = issued;
      }
      if (Date.now() >= until) {
        throw limited ?? new ProviderError(provider, 'quota', { message: 'another worker did not get a token' });
      }
      await sleep(POLL_MS, undefined, { ref: false });
    }
  };

  const renewOnce = () => {
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };

  return {
    token: async (signal) => {
      if (kept !== undefined && isUsable(kept)) return { token: kept.token, isNew: false };
      return unlessAborted(renewOnce, signal, () => limited ?? givenUp(provider));
    },
    drop: (token) => {
      if (kept?.token !== token) return;
      kept = undefined;
      refused = token;
    },
  };
}

function isUsable({ expiresAt, issueAfter }: KeptToken): boolean {
  const left = expiresAt.getTime() - Date.now();
  return left > SPARE_MS || (left > 0 && Date.now() < issueAfter.getTime());
}

/**
 * Sends a request with the current token. A token can be refused at any time: then with what another worker has issued
 * meanwhile, then with a new one. If the refused token was just issued, the refusal is final.
 */
export async function withToken<T>(
  keeper: TokenKeeper,
  { signal, isRefusal }: { signal: AbortSignal; isRefusal: (error: unknown) => boolean },
  request: (token: string) => Promise<T>,
): Promise<T> {
  for (let renewals = 0; ; renewals += 1) {
    const { token, isNew } = await keeper.token(signal);
    try {
      return await request(token);
    } catch (error) {
      const isFinal = renewals === 2 || (renewals === 1 && isNew);
      if (isFinal || !isRefusal(error)) throw error;
      keeper.drop(token);
    }
  }
}
