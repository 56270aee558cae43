import { createLogger } from '@gaemi/runtime/logging/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderError, type ProviderErrorKind } from '../provider-error.ts';
import { createCircuit } from './circuit.ts';

const logger = createLogger({ app: 'test', level: 'silent' });
const restMs = 30_000;
const circuitAfter = (failures: number) =>
  createCircuit({ port: 'news', provider: crypto.randomUUID() }, { failures, restMs }, logger);
const failing = (kind: ProviderErrorKind) => () => Promise.reject(new ProviderError('naver', kind, { message: kind }));
const kindOf = (call: Promise<unknown>) => call.then(String, (error: unknown) => String(error));

// The clock is stopped: a pause ends when the test says so, on however busy a machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('the circuit breaker of a source', () => {
  it('opens after failures in a row, fails at once while open, and tries again after a pause', async () => {
    const circuit = circuitAfter(2);
    let asked = 0;
    const answering = async () => {
      asked += 1;
      return 'news';
    };
    for (const kind of ['unreachable', 'timeout'] as const) {
      await expect(circuit(failing(kind))).rejects.toMatchObject({ kind, retryable: true });
    }
    await expect(circuit(answering)).rejects.toMatchObject({ kind: 'unreachable', retryable: false });
    expect(asked).toBe(0);
    vi.setSystemTime(Date.now() + restMs);
    const probation = circuit(answering);
    expect(await kindOf(circuit(answering))).toContain('left alone');
    expect(await probation).toBe('news');
    expect(await circuit(answering)).toBe('news');
  });

  it('stays closed after limits of ours', async () => {
    const circuit = circuitAfter(1);
    for (const kind of ['timeout', 'quota'] as const) {
      const ours = new ProviderError('naver', kind, { message: kind, ownLimit: true });
      await expect(circuit(() => Promise.reject(ours))).rejects.toBe(ours);
    }
    expect(await circuit(async () => 'news')).toBe('news');
  });

  it('opens again when the trial call fails', async () => {
    const circuit = circuitAfter(1);
    await kindOf(circuit(failing('quota')));
    vi.setSystemTime(Date.now() + restMs);
    expect(await kindOf(circuit(failing('unreachable')))).toContain('unreachable');
    expect(await kindOf(circuit(async () => 'news'))).toContain('left alone');
  });

  it('stays open when its caller or a limit of ours ends the trial call, which proves nothing', async () => {
    const circuit = circuitAfter(2);
    await kindOf(circuit(failing('timeout')));
    await kindOf(circuit(failing('timeout')));
    for (const error of [
      new ProviderError('naver', 'given-up', { message: 'given-up' }),
      new ProviderError('naver', 'timeout', { message: 'own limit', ownLimit: true }),
    ]) {
      vi.setSystemTime(Date.now() + restMs);
      await expect(circuit(() => Promise.reject(error))).rejects.toBe(error);
      expect(await kindOf(circuit(async () => 'news'))).toContain('left alone');
    }
    vi.setSystemTime(Date.now() + restMs);
    expect(await circuit(async () => 'news')).toBe('news');
  });

  it('ignores refusals, malformed answers, cancelled and reserved calls, and failures between successes', async () => {
    const circuit = circuitAfter(2);
    for (const kind of ['refused', 'malformed', 'given-up', 'reserved', 'reserved', 'timeout'] as const) {
      await kindOf(circuit(failing(kind)));
    }
    expect(await circuit(async () => 'news')).toBe('news');
    await kindOf(circuit(failing('timeout')));
    expect(await circuit(async () => 'news')).toBe('news');
  });

  it.each([
    ['quota', 600_000, 600_000],
    ['unreachable', 31_000, 31_000],
    ['quota', 86_400_000, 900_000],
  ] as const)('opens at once where the source, %s, asks for %d ms: for %d ms', async (kind, retryAfterMs, pause) => {
    const circuit = circuitAfter(5);
    const asking = new ProviderError('naver', kind, { message: kind, retryAfterMs });
    const answering = vi.fn(async () => 'news');
    await expect(circuit(() => Promise.reject(asking))).rejects.toBe(asking);
    vi.setSystemTime(Date.now() + pause - 1);
    expect(await kindOf(circuit(answering))).toContain('left alone');
    expect(answering).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 1);
    expect(await circuit(answering)).toBe('news');
  });

  it('keeps a pause also where its own rest is longer', async () => {
    const slow = { failures: 5, restMs: 600_000 };
    const circuit = createCircuit({ port: 'news', provider: crypto.randomUUID() }, slow, logger);
    const asking = new ProviderError('naver', 'quota', { message: 'quota', retryAfterMs: 300_000 });
    await expect(circuit(() => Promise.reject(asking))).rejects.toBe(asking);
    vi.setSystemTime(Date.now() + 299_999);
    expect(await kindOf(circuit(async () => 'news'))).toContain('left alone');
    vi.setSystemTime(Date.now() + 1);
    expect(await circuit(async () => 'news')).toBe('news');
  });

  it('stays closed where the source asks for no longer pause than its rest', async () => {
    const circuit = circuitAfter(5);
    const asking = new ProviderError('naver', 'quota', { message: 'quota', retryAfterMs: restMs });
    await expect(circuit(() => Promise.reject(asking))).rejects.toBe(asking);
    expect(await circuit(async () => 'news')).toBe('news');
  });
});
