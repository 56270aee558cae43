import { REQUEST_TIMEOUT_MS } from '@gaemi/contracts/routes';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { callApiForFile } from './call-api-for-file.ts';

const PIECES = 4;
let api: StubApi;
/** Each ends the wait of the server for its next piece. */
let sendNext: () => void;

beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(globalThis, 'setTimeout');
  api.on(/export/, () => ({ pieces: pieces() }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  api.reset();
});

async function* pieces() {
  for (let at = 0; at < PIECES; at += 1) {
    yield `piece ${at} `;
    await new Promise<void>((resolve) => {
      sendNext = resolve;
    });
  }
}

/** Until so many limits of ten seconds have begun: one with the call, one with each piece. */
async function untilLimits(count: number): Promise<void> {
  const begun = () => vi.mocked(setTimeout).mock.calls.filter(([, ms]) => ms === REQUEST_TIMEOUT_MS).length;
  while (begun() < count) await new Promise((resolve) => setImmediate(resolve));
}

it('reads a file for longer than ten seconds while pieces of it come', async () => {
  const file = callApiForFile('newsExport', { params: { id: 'a' }, query: { format: 'csv' } });
  for (let at = 0; at < PIECES; at += 1) {
    await untilLimits(at + 2);
    vi.advanceTimersByTime(REQUEST_TIMEOUT_MS - 1_000);
    sendNext();
  }
  expect((await file).size).toBe('piece 0 '.length * PIECES);
});

it('gives up after ten seconds without a byte, before the answer and in it', async () => {
  const stalled = callApiForFile('newsExport', { params: { id: 'a' }, query: { format: 'csv' } });
  const failed = expect(stalled).rejects.toMatchObject({ code: 'NO_ANSWER' });
  await untilLimits(2);
  vi.advanceTimersByTime(REQUEST_TIMEOUT_MS);
  await failed;
  sendNext();
  api.on(/export/, () => new Promise(() => undefined));
  const silent = callApiForFile('newsExport', { params: { id: 'a' }, query: { format: 'csv' } });
  const unanswered = expect(silent).rejects.toMatchObject({ code: 'NO_ANSWER' });
  vi.advanceTimersByTime(REQUEST_TIMEOUT_MS);
  await unanswered;
});

it('saves no page that a network answers in place of the file', async () => {
  const page = (async function* () {
    yield '<!doctype html>';
  })();
  api.on(/export/, () => ({ pieces: page, headers: { 'content-type': 'text/html; charset=utf-8' } }));
  const file = callApiForFile('newsExport', { params: { id: 'a' }, query: { format: 'csv' } });
  await expect(file).rejects.toMatchObject({ code: 'UNKNOWN', isPassing: true });
});
