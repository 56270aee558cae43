import { connect, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { dartFiling } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { selfSigned } from '@gaemi/testing/providers/self-signed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { company, createSource, gaon, period } from './testing/made-up-filer.ts';

const { key, cert } = selfSigned();
const trusted = getCACertificates('default');

let stub: DartStub;
beforeAll(async () => {
  // As OpenDART is said to speak: TLS 1.2 with a key exchange without forward secrecy.
  const only = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' } as const;
  stub = await startDartStub({ tls: { key, cert, ...only } });
  stub.setFilings([dartFiling(gaon, { day: '2026-11-20', number: 1, report: '보고서' })]);
});
afterAll(async () => {
  setDefaultCACertificates(trusted);
  await stub.close();
});

const gather = () =>
  createSource(stub).gather({
    company,
    ...period,
    signal: new AbortController().signal,
  });

// First, since the others leave open connections behind.
it('a certificate that nobody vouches for is refused', async () => {
  await expect(gather()).rejects.toMatchObject({ kind: 'unreachable', message: expect.stringMatching(/CERT/) });
});

it('filings come from a server with TLS 1.2 and AES128-GCM-SHA256 alone', async () => {
  setDefaultCACertificates([...trusted, cert]);
  expect((await gather()).articles).toHaveLength(1);
  expect(stub.requests.map(({ path }) => path)).toContain('/api/list.json');
});

it('the server of this test refuses clients that want forward secrecy', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const ciphers = 'ECDHE-RSA-AES128-GCM-SHA256';
  connect({ host: '127.0.0.1', port: Number(new URL(stub.url).port), ca: cert, ciphers, maxVersion: 'TLSv1.2' })
    .on('secureConnect', () => resolve('connected'))
    .on('error', () => resolve('refused'));
  expect(await promise).toBe('refused');
});
