import type { LookupAddress } from 'node:dns';
import { startPushStub } from '@gaemi/testing/providers/push-stub';
import { selfSigned } from '@gaemi/testing/providers/self-signed';
import { expect, it, vi } from 'vitest';
import { createPushSender } from './create-push-sender.ts';

const addresses = vi.hoisted((): Record<string, LookupAddress[]> => ({}));
// The outside world: names that somebody else's name server answers.
vi.mock('node:dns', async (original) => ({
  ...(await original<typeof import('node:dns')>()),
  lookup: (name: string, _: object, done: (error: null, found: LookupAddress[]) => void) =>
    done(null, addresses[name] ?? []),
}));

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
  addresses['push.example.com'] = found;
  const endpoint = `https://push.example.com:${new URL(stub.url).port}/push`;
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
