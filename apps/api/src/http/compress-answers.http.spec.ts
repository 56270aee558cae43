import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { compressAnswers } from './compress-answers.ts';

const long = { text: '개미'.repeat(1_000) };

let server: Server;
let origin: string;
beforeAll(async () => {
  const app = express().use(compressAnswers());
  app.get('/long', (_request, response) => void response.json(long));
  app.get('/short', (_request, response) => void response.json({ text: '개미' }));
  app.get('/secret', (_request, response) => void response.set('cache-control', 'no-transform').json(long));
  app.get('/events', (_request, response) => {
    response.set('content-type', 'text/event-stream; charset=utf-8');
    response.write(`data: ${long.text}\n\n`);
    // Ends only when the reader leaves: what waits in a compressor would never arrive.
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, signal: AbortSignal | null = null) =>
  fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'br, gzip' }, signal });

describe('answers of the API', () => {
  it('are compressed where they are long', async () => {
    const answer = await ask('/long');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.json()).toEqual(long);
  });

  it.each(['/short', '/secret'])('are left as they are: %s', async (path) => {
    expect((await ask(path)).headers.get('content-encoding')).toBeNull();
  });

  it('send an event when it is written', async () => {
    const leave = new AbortController();
    const answer = await ask('/events', leave.signal);
    expect(answer.headers.get('content-encoding')).toBeNull();
    const first = await answer.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toContain('개미');
    leave.abort();
  });
});

describe('the API', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('compresses its long answers and not its short ones', async () => {
    await api.addMember('packed@example.com');
    const browser = await api.logIn('packed@example.com');
    const headers = { 'accept-encoding': 'gzip' };
    const long = await browser.get('/api/docs-json').set(headers).expect(200);
    expect(long.headers['content-encoding']).toBe('gzip');
    const short = await browser.get('/api/v1/users/me').set(headers).expect(200);
    expect(short.headers['content-encoding']).toBeUndefined();
  });
});
