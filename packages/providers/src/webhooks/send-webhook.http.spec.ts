import { createHmac } from 'node:crypto';
import { switchProtocols } from '@gaemi/testing/providers/faults';
import { type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendWebhook } from './send-webhook.ts';

const key = Buffer.from('0123456789abcdef01234567');
const secret = `whsec_${key.toString('base64')}`;
const message = { secrets: [secret], id: 'evt_0123456789abcdef01234567', body: '{"type":"alert","text":"수주"}' };
const local = { webOrigin: 'http://localhost:3000' };

describe('a message to a webhook', () => {
  let receiver: StubServer;
  let status = 204;
  beforeAll(async () => {
    receiver = await startStubServer((_, response) => void response.writeHead(status).end('thanks'));
  });
  afterEach(() => {
    receiver.recover();
    receiver.requests.length = 0;
    status = 204;
  });
  afterAll(() => receiver.close());

  const send = (url = `${receiver.url}/hook`) => sendWebhook({ ...message, url, at: new Date() }, local);

  it('is signed as Standard Webhooks asks, by its library and by hand', async () => {
    expect(await send()).toEqual({ status: 204, retryAfterMs: undefined });
    const [{ headers, body, method }] = receiver.requests as [StubServer['requests'][number]];
    expect([method, body]).toEqual(['POST', message.body]);
    const sent = headers as Record<string, string>;
    expect(new Webhook(secret).verify(body, sent)).toEqual(JSON.parse(message.body));
    const signed = `${sent['webhook-id']}.${sent['webhook-timestamp']}.${body}`;
    const byHand = createHmac('sha256', key).update(signed).digest('base64');
    expect(sent['webhook-signature']).toBe(`v1,${byHand}`);
    expect(sent['webhook-id']).toBe(message.id);
    expect(() => new Webhook(secret).verify(`${body} `, sent)).toThrow();
  });

  it('tells the status and the wait that the receiver asks for', async () => {
    receiver.fail((response) => void response.writeHead(503, { 'retry-after': '120' }).end());
    expect(await send()).toEqual({ status: 503, retryAfterMs: 120_000 });
  });

  it('follows no redirect', async () => {
    const inside = await startStubServer((_, response) => void response.end());
    receiver.fail((response) => void response.writeHead(307, { location: `${inside.url}/secret` }).end());
    expect((await send()).status).toBe(307);
    expect(inside.requests).toEqual([]);
    await inside.close();
  });

  it('ends at its time limit, and after an answer without end', async () => {
    receiver.delay(5_000);
    const slow = sendWebhook({ ...message, url: receiver.url, at: new Date() }, { ...local, timeoutMs: 200 });
    await expect(slow).rejects.toMatchObject({ kind: 'timeout' });
    receiver.recover();
    receiver.fail((response) => void response.writeHead(200).end('x'.repeat(100_000)));
    expect((await send()).status).toBe(200);
  });

  it('ends where the receiver changes the protocol, which is no answer', async () => {
    receiver.fail(switchProtocols);
    await expect(send()).rejects.toMatchObject({ kind: 'unreachable', retryable: true });
  });

  it.each(['http://127.0.0.1:1/hook', 'https://10.1.2.3/hook', 'https://localhost:1/hook'])(
    'never leaves a public service for %s',
    async (url) => {
      const sent = sendWebhook({ ...message, url, at: new Date() }, { webOrigin: 'https://gaemilens.example' });
      await expect(sent).rejects.toMatchObject({ kind: 'refused' });
    },
  );
});
