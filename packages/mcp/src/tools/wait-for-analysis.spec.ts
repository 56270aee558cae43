import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGaemiClient } from '@gaemi/client';
import { expect, it } from 'vitest';
import { waitTelling } from './wait-for-analysis.ts';

it('pauses between two looks that the API did not hold, and ends when the call is cancelled', async () => {
  let looks = 0;
  const api = createServer((_, response) => {
    looks += 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: 'running', progress: 40, error: null, result: null }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const notified: number[] = [];
  const cancelling = new AbortController();
  const waiting = waitTelling({ client: createGaemiClient({ url, apiKey: 'key' }), apiKey: 'key' }, 'request-1', {
    tell: async (progress) => void notified.push(progress),
    signal: cancelling.signal,
  });
  await expect.poll(() => looks).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(looks).toBe(2);
  cancelling.abort();
  expect((await waiting).progress).toBe(40);
  expect(notified).toEqual([40]);
  api.close();
});
