import { describe, expect, it } from 'vitest';
import { ProviderError } from '../provider-error.ts';
import { createTokenKeeper, withToken } from './token-keeper.ts';
import { tokenInMemory } from './token-store.ts';

const { signal } = new AbortController();
const inADay = () => new Date(Date.now() + 86_400_000);
const kept = (token: string) => ({ token, expiresAt: inADay(), issueAfter: new Date(0) });
const refused = new ProviderError('kis', 'refused', { message: 'answered 500 (EGW00123)' });

/** A provider that knows one token, the one issued last, and as many workers as are asked for at one store. */
function startProvider() {
  const store = tokenInMemory();
  const faults: ProviderError[] = [];
  let valid = '';
  let issues = 0;
  const issue = async () => {
    issues += 1;
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
    valid = `token ${issues}`;
    return { token: valid, expiresAt: inADay() };
  };
  return {
    store,
    faults,
    issues: () => issues,
    end: (token = '') => {
      valid = token;
    },
    worker: () => {
      const keeper = createTokenKeeper({ provider: 'kis', issue, store });
      return () =>
        withToken(keeper, { signal, isRefusal: (error) => error === refused }, async (token) => {
          if (token !== valid) throw refused;
          return token;
        });
    },
  };
}

describe('a token for several workers', () => {
  it('is issued once, also when all ask at once and when it ends', async () => {
    const provider = startProvider();
    const workers = [provider.worker(), provider.worker(), provider.worker()];
    const askAll = () => Promise.all(workers.flatMap((ask) => [ask(), ask()]));
    expect(new Set(await askAll())).toEqual(new Set(['token 1']));
    provider.end();
    expect(new Set(await askAll())).toEqual(new Set(['token 2']));
    expect(provider.issues()).toBe(2);
  });

  it('is read again when it is refused, before another one is issued', async () => {
    const provider = startProvider();
    const [first, second] = [provider.worker(), provider.worker()];
    await Promise.all([first(), second()]);
    provider.end();
    expect(await first()).toBe('token 2');
    expect(await second()).toBe('token 2');
    expect(provider.issues()).toBe(2);
  });

  it('is issued when the one of another worker is refused, too; a refused new one is final', async () => {
    const provider = startProvider();
    const ask = provider.worker();
    await ask();
    await provider.store.keep(kept('of another, ended'));
    provider.end();
    expect(await ask()).toBe('token 2');
    const keeper = createTokenKeeper({ provider: 'kis', issue: async () => kept('never accepted') });
    const asked: string[] = [];
    const request = withToken(keeper, { signal, isRefusal: () => true }, async (token) => {
      asked.push(token);
      throw refused;
    });
    await expect(request).rejects.toBe(refused);
    expect(asked).toHaveLength(2);
  });

  it('is that of another worker when the provider issues none for now', async () => {
    const provider = startProvider();
    provider.faults.push(new ProviderError('kis', 'quota', { message: 'EGW00133', retryAfterMs: 60_000 }));
    const asked = provider.worker()();
    await expect.poll(provider.issues).toBe(1);
    provider.end('token of another');
    await provider.store.keep(kept('token of another'));
    expect(await asked).toBe('token of another');
    expect(provider.issues()).toBe(1);
  });

  it('is asked for again after the wait of the provider', async () => {
    const provider = startProvider();
    provider.faults.push(new ProviderError('kiwoom', 'quota', { message: 'answered 429', retryAfterMs: 300 }));
    const started = performance.now();
    expect(await Promise.all([provider.worker()(), provider.worker()()])).toEqual(['token 2', 'token 2']);
    expect(performance.now() - started).toBeGreaterThanOrEqual(295);
    expect(provider.issues()).toBe(2);
  });

  it('ends with the reason of the provider, and lets the next one try', async () => {
    const provider = startProvider();
    provider.faults.push(new ProviderError('kis', 'refused', { message: 'answered 403 (EGW00103)' }));
    const ask = provider.worker();
    await expect(ask()).rejects.toThrow('EGW00103');
    expect(await ask()).toBe('token 2');
  });

  it.each([
    [undefined, 5_000],
    [0, 1_000],
    [30_000, 30_000],
    [1e26, 300_000],
  ])('is asked for again after a refusal that names %s ms in %d ms', async (retryAfterMs, wait) => {
    const provider = startProvider();
    const waits: number[] = [];
    const { giveBack } = provider.store;
    provider.store.giveBack = async (milliseconds) => {
      waits.push(milliseconds);
      await giveBack(0);
    };
    const named = retryAfterMs === undefined ? {} : { retryAfterMs };
    provider.faults.push(new ProviderError('kis', 'quota', { message: 'answered 429', ...named }));
    expect(await provider.worker()()).toBe('token 2');
    expect(waits).toEqual([wait]);
  });
});
