import dns, { type LookupAddress } from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { startPushStub } from '@gaemi/testing/providers/push-stub';
import { selfSigned } from '@gaemi/testing/providers/self-signed';
import { afterEach, expect, it, vi } from 'vitest';
import { createPushSender } from './create-push-sender.ts';

const NAME = 'push.example.com';

/** Answers of a name server of somebody else. */
function answerWith(found: readonly LookupAddress[]): void {
  const lookUp = dns.lookup;
  const answered = (name: string, options: object, done: (error: Error | null, found: LookupAddress[]) => void) =>
    name === NAME ? done(null, [...found]) : Reflect.apply(lookUp, dns, [name, options, done]);
  vi.spyOn(dns, 'lookup').mockImplementation(answered as typeof dns.lookup);
  syncBuiltinESMExports();
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it.each([
  ['this machine', [{ address: '127.0.0.1', family: 4 }]],
  ['a metadata service', [{ address: '169.254.169.254', family: 4 }]],
  ['this machine by IPv6', [{ address: '::1', family: 6 }]],
  [
    'a public and a private address',
    [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ],
  ],
])('refuses a public name that leads to %s', async (_, found) => {
  const stub = await startPushStub({ tls: selfSigned() });
  answerWith(found);
  const endpoint = `https://${NAME}:${new URL(stub.url).port}/push`;
  const keys = {
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  };
  const sender = createPushSender({
    keys: () => Promise.resolve(keys),
    subject: 'mailto:a@b.example',
    trustedOrigin: null,
  });
  const sent = sender.send(
    { ...stub.subscribe(), endpoint },
    { payload: {}, topic: 't', ttlSeconds: 1, urgency: 'low' },
  );
  await expect(sent).rejects.toMatchObject({ kind: 'refused', message: 'push: led to an address that is not public' });
  expect(stub.requests).toEqual([]);
  await stub.close();
});
