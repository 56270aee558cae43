import { randomUUID } from 'node:crypto';
import type { ProviderTokens } from '@gaemi/database/provider-tokens/provider-tokens';
import { sharedToken, type TokenStore, type TokenStores, tokensInMemory } from '@gaemi/providers/tokens/token-store';
import { createKeyedHash } from '@gaemi/runtime/secrets/keyed-hash';
import { createSealer } from '@gaemi/runtime/secrets/sealed-text';
import type { Runtime } from './runtime.ts';

/**
 * Tokens of Kiwoom and KIS that all workers share, sealed under a key derived from SESSION_SECRET. Without that
 * secret every worker issues its own, and a provider may end the token of another.
 */
export function sharedTokens(
  { secret, sources, logger }: { secret: string | undefined } & Pick<Runtime, 'logger' | 'sources'>,
  stored: ProviderTokens,
): TokenStores {
  if (secret === undefined) {
    if ([sources.trading.name, sources.prices.name].some((name) => name === 'kiwoom' || name === 'kis')) {
      logger.warn('SESSION_SECRET is not set: this worker shares no token of Kiwoom or KIS with others');
    }
    return tokensInMemory();
  }
  const hash = createKeyedHash(secret, 'provider-token-keys');
  const sealer = createSealer(secret, 'provider-tokens');
  return (provider, keys) => {
    const claim = { id: `${provider}:${hash(JSON.stringify(keys))}`, owner: randomUUID() };
    return sharedToken(sealedStore(claim, { sealer, stored }), provider, logger);
  };
}

function sealedStore(
  claim: { id: string; owner: string },
  { sealer, stored }: { sealer: ReturnType<typeof createSealer>; stored: ProviderTokens },
): TokenStore {
  return {
    read: async () => {
      const found = await stored.find(claim.id);
      const token = found === null ? undefined : sealer.open(found.sealed, claim.id);
      return found === null || token === undefined ? null : { ...found, token };
    },
    claim: (leaseMs) => stored.claim(claim, { leaseMs, now: new Date() }),
    keep: ({ token, expiresAt, issueAfter }) =>
      stored.keep(claim, { sealed: sealer.seal(token, claim.id), expiresAt, issueAfter }),
    giveBack: (waitMs) => stored.giveBack(claim, { waitMs, now: new Date() }),
  };
}
