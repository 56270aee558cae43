import type { Logger } from '@gaemi/runtime/logging/logger';
import { inTime } from '../in-time.ts';

export interface IssuedToken {
  token: string;
  expiresAt: Date;
}

/** A token with the moment from which another one may be issued although it has not expired. */
export type KeptToken = IssuedToken & { issueAfter: Date };

/** The token of one set of keys, shared by everybody who has those keys. */
export interface TokenStore {
  /** Returns the token that was issued last; null when there is none. */
  read(): Promise<KeptToken | null>;
  /** Takes the right to issue for so long. False while another has it, and while nobody may issue. */
  claim(leaseMs: number): Promise<boolean>;
  /** Keeps an issued token and gives the right back. */
  keep(token: KeptToken): Promise<void>;
  /** Gives the right back without a token. Nobody may issue before so many milliseconds have passed. */
  giveBack(waitMs: number): Promise<void>;
}

/** Returns the store for a set of keys of a provider. */
export type TokenStores = (provider: string, keys: readonly string[]) => TokenStore;

/** Keeps a token for this process alone. */
export function tokenInMemory(): TokenStore {
  let kept: KeptToken | null = null;
  let claimed = false;
  let issueAt = 0;
  return {
    read: async () => kept,
    claim: async () => {
      if (claimed || performance.now() < issueAt) return false;
      claimed = true;
      return true;
    },
    keep: async (token) => {
      kept = token;
      claimed = false;
    },
    giveBack: async (waitMs) => {
      claimed = false;
      issueAt = performance.now() + waitMs;
    },
  };
}

/** Keeps the tokens of all keys for this process alone. */
export function tokensInMemory(): TokenStores {
  const stores = new Map<string, TokenStore>();
  return (provider, keys) => {
    const name = JSON.stringify([provider, ...keys]);
    const store = stores.get(name) ?? tokenInMemory();
    stores.set(name, store);
    return store;
  };
}

/** Time limit of the store for one answer. */
const STORE_TIMEOUT_MS = 2_000;

/** The shared store; while it does not answer, this process keeps its token by itself. */
export function sharedToken(shared: TokenStore, provider: string, logger: Logger): TokenStore {
  const alone = tokenInMemory();
  let failing = false;
  const orAlone = async <T>(work: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
    try {
      const answer = await inTime(work(), STORE_TIMEOUT_MS);
      failing = false;
      return answer;
    } catch (err) {
      if (!failing)
        logger.warn({ err, provider }, 'the shared token cannot be reached; this worker keeps one by itself');
      failing = true;
      return instead();
    }
  };
  return {
    read: () =>
      orAlone(
        () => shared.read(),
        () => alone.read(),
      ),
    claim: (leaseMs) =>
      orAlone(
        () => shared.claim(leaseMs),
        () => alone.claim(leaseMs),
      ),
    keep: async (token) => {
      await alone.keep(token);
      await orAlone(
        () => shared.keep(token),
        async () => undefined,
      );
    },
    giveBack: async (waitMs) => {
      await alone.giveBack(waitMs);
      await orAlone(
        () => shared.giveBack(waitMs),
        async () => undefined,
      );
    },
  };
}
