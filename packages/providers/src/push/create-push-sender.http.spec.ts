import { createECDH } from 'node:crypto';
import { cutOff, disconnect, hang, large, redirect, status, switchProtocols } from '@gaemi/testing/providers/faults';
import { type PushStub, startPushStub } from '@gaemi/testing/providers/push-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPushSender } from './create-push-sender.ts';
import { MAX_PUSH_BYTES, type PushMessage, type PushTarget } from './push-sender.ts';

function newKeys() {
  const curve = createECDH('prime256v1');
  return { publicKey: curve.generateKeys('base64url'), privateKey: curve.getPrivateKey('base64url') };
}

const keys = newKeys();
const subject = 'mailto:operator@gaemilens.example';
const message: PushMessage = {
  payload: { title: '삼성전자', body: '계약을 맺었어요.', url: '/news', tag: 'event-1' },
  topic: 'event-1',
  ttlSeconds: 3_600,
  urgency: 'high',
};

let stub: PushStub;
beforeAll(async () => {
  stub = await startPushStub();
});
afterAll(() => stub.close());
afterEach(() => {
  stub.recover();
  stub.received.length = 0;
});

const senderWith = (options: Partial<Parameters<typeof createPushSender>[0]> = {}) =>
  createPushSender({
    keys: () => Promise.resolve(keys),
    subject,
    trustedOrigin: stub.url,
    timeoutMs: 2_000,
    ...options,
  });
const send = (target: PushTarget, changes: Partial<PushMessage> = {}) =>
  senderWith().send(target, { ...message, ...changes });

describe('the push sender', () => {
  it('sends a message that only the browser can read, signed by the service', async () => {
    const target = stub.subscribe(keys.publicKey);
    expect(await send(target)).toBe('accepted');
    const { payload, topic, urgency } = message;
    expect(stub.received).toEqual([
      {
        endpoint: target.endpoint,
        payload,
        bytes: Buffer.byteLength(JSON.stringify(payload)),
        topic,
        ttl: 3_600,
        urgency,
        vapid: { key: keys.publicKey, aud: stub.url, sub: subject, exp: expect.any(Number) },
      },
    ]);
    const sent = stub.requests.at(-1);
    expect(sent?.bytes.includes('title')).toBe(false);
    expect(sent?.headers).not.toHaveProperty('crypto-key');
  });

  it('encrypts each message anew', async () => {
    const target = stub.subscribe();
    await send(target);
    await send(target);
    const [first, second] = stub.requests.slice(-2).map(({ bytes }) => bytes.toString('hex'));
    expect(first).not.toBe(second);
  });

  it('reads the keys of the service once, and again after a failure', async () => {
    let reads = 0;
    const sender = senderWith({
      keys: () => {
        reads += 1;
        return reads === 1 ? Promise.reject(new Error('no store')) : Promise.resolve(keys);
      },
    });
    const target = stub.subscribe();
    await expect(sender.send(target, message)).rejects.toThrow('no store');
    expect(await Promise.all([sender.send(target, message), sender.send(target, message)])).toEqual([
      'accepted',
      'accepted',
    ]);
    expect(reads).toBe(2);
  });

  it('is refused by the push service with the key of somebody else', async () => {
    const target = stub.subscribe(newKeys().publicKey);
    await expect(send(target)).rejects.toMatchObject({
      kind: 'refused',
      retryable: false,
      message: 'push: answered 403',
    });
    const forged = senderWith({ keys: () => Promise.resolve({ ...keys, privateKey: newKeys().privateKey }) });
    await expect(forged.send(stub.subscribe(keys.publicKey), message)).rejects.toMatchObject({ kind: 'refused' });
    expect(stub.received).toEqual([]);
  });

  it.each([
    ['a payload over the limit', { payload: { text: 'x'.repeat(MAX_PUSH_BYTES) } }],
    ['a topic of 33 characters', { topic: 'x'.repeat(33) }],
    ['a topic with a blank', { topic: 'a b' }],
    ['an empty topic', { topic: '' }],
  ])('refuses %s and sends nothing', async (_, changes) => {
    const before = stub.requests.length;
    await expect(send(stub.subscribe(), changes)).rejects.toMatchObject({ name: 'ProviderError', kind: 'refused' });
    expect(stub.requests).toHaveLength(before);
  });

  it('takes the largest payload and a topic of 32 characters', async () => {
    const overhead = Buffer.byteLength(JSON.stringify({ text: '' }));
    const payload = { text: 'x'.repeat(MAX_PUSH_BYTES - overhead) };
    expect(await send(stub.subscribe(), { payload, topic: 'A_-9'.repeat(8) })).toBe('accepted');
    expect(stub.received).toMatchObject([{ bytes: MAX_PUSH_BYTES, topic: 'A_-9'.repeat(8) }]);
  });

  it('refuses keys of a browser that are none', async () => {
    const target = stub.subscribe();
    for (const broken of [{ p256dh: 'BAAA' }, { p256dh: Buffer.alloc(65, 4).toString('base64url') }]) {
      await expect(send({ ...target, ...broken })).rejects.toMatchObject({ name: 'ProviderError', kind: 'refused' });
    }
  });

  it.each([404, 410])('reports a browser that is gone: %i', async (code) => {
    stub.fail(status(code));
    expect(await send(stub.subscribe())).toBe('gone');
  });

  it('reports how long the push service asks to wait', async () => {
    stub.fail(status(429, { retryAfter: 7 }));
    expect(await send(stub.subscribe())).toEqual({ retryAfterMs: 7_000 });
    stub.fail(status(429));
    expect(await send(stub.subscribe())).toEqual({ retryAfterMs: 60_000 });
    expect(stub.requests.at(-1)?.path).not.toBe(stub.requests.at(-2)?.path);
  });

  it.each([
    ['a failure of the push service', status(500), { kind: 'unreachable', retryable: true }],
    ['a closed connection', disconnect, { kind: 'unreachable', retryable: true }],
    ['a change of protocol', switchProtocols, { kind: 'unreachable', retryable: true }],
    ['a refusal', status(400), { kind: 'refused', retryable: false }],
    ['a redirect, which it does not follow', redirect('/push/elsewhere', 307), { kind: 'refused' }],
  ])('throws after %s, without endpoint and keys', async (_, fault, expected) => {
    const target = stub.subscribe();
    const before = stub.requests.length;
    stub.fail(fault);
    const failure = await send(target).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ProviderError', provider: 'push', ...expected });
    expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain(new URL(target.endpoint).pathname);
    expect(stub.requests).toHaveLength(before + 1);
  });

  const withBody = (code: number) => status(code, { body: 'x'.repeat(30_000) });
  it.each([
    ['accepted', 'a large page', large(1_000_000)],
    ['accepted', 'a body that breaks off', cutOff],
    ['gone', 'a large page', withBody(410)],
  ])('judges the status before the body: %s with %s', async (result, _, fault) => {
    stub.fail(fault);
    expect(await send(stub.subscribe())).toBe(result);
  });

  it('passes on how long a push service in trouble asks to wait', async () => {
    stub.fail(status(503, { retryAfter: 90 }));
    await expect(send(stub.subscribe())).rejects.toMatchObject({ retryable: true, retryAfterMs: 90_000 });
  });

  it('gives up on a push service that never answers', async () => {
    stub.fail(hang);
    const sender = senderWith({ timeoutMs: 100 });
    await expect(sender.send(stub.subscribe(), message)).rejects.toMatchObject({ kind: 'timeout', retryable: true });
  });

  it('never connects to a private address, nor by a name of one', async () => {
    const { port } = new URL(stub.url);
    const target = stub.subscribe();
    const before = stub.requests.length;
    const addresses = [
      `https://127.0.0.1:${port}/push`,
      `https://[::1]:${port}/push`,
      'https://169.254.169.254/latest/meta-data/',
      `https://localhost:${port}/push`,
      `https://2130706433:${port}/push`,
      target.endpoint,
    ];
    const sender = senderWith({ trustedOrigin: null });
    for (const endpoint of addresses) {
      await expect(sender.send({ ...target, endpoint }, message)).rejects.toMatchObject({ kind: 'refused' });
    }
    expect(stub.requests).toHaveLength(before);
  });
});
