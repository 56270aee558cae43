import { connect, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { dartFiling, madeUpCompanies } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { selfSigned } from '@gaemi/testing/providers/self-signed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDartNews } from './dart-news.ts';

const [gaon] = madeUpCompanies(1);
if (gaon === undefined) throw new Error('no company');
const company: ListedCompany = {
  code: gaon.stock_code,
  name: gaon.corp_name,
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
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
  createDartNews({ baseUrl: stub.url, rssUrl: stub.url, apiKey: dartStubKey, backoffMs: 5 }).gather({
    company,
    from: startOfSeoulDay('2026-10-22'),
    to: new Date('2026-11-20T09:00:00Z'),
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
