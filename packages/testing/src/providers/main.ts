import { parseArgs } from 'node:util';
import { dartFeedXml, madeUpCompanies, madeUpDay } from './dart-filings.ts';
import { startDartStub } from './dart-stub.ts';
import { disconnect, type Fault, hang, htmlPage, status } from './faults.ts';
import { gdeltArticles, startGdeltStub } from './gdelt-stub.ts';
import { startKisPriceStub } from './kis-price-stub.ts';
import { startKiwoomStub } from './kiwoom-stub.ts';
import { naverArticles } from './naver-articles.ts';
import { startNaverStub } from './naver-stub.ts';
import { startOpenAiStub } from './openai-stub.ts';
import type { StubServer } from './stub-server.ts';

// Starts a stub by hand: `node main.ts naver|gdelt|dart|openai|kiwoom|kis [--port N] [--count N] [--delay MS]
// [--fault 500|429|401|hang|disconnect|html]`. Prints the address on its first line and serves until it is stopped.

const faults: Record<string, Fault> = {
  500: status(500),
  429: status(429, { retryAfter: 1 }),
  401: status(401),
  hang,
  disconnect,
  html: htmlPage,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '0' },
    count: { type: 'string', default: '400' },
    delay: { type: 'string', default: '0' },
    fault: { type: 'string' },
  },
});

const stub = await start(positionals[0]);
stub.delay(Number(values.delay));
const fault = values.fault === undefined ? undefined : faults[values.fault];
if (fault !== undefined) stub.fail(fault, Number.POSITIVE_INFINITY);
console.log(stub.url);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stub.close());

async function start(kind: string | undefined): Promise<StubServer> {
  const port = Number(values.port);
  if (kind === 'openai') return startOpenAiStub({ port });
  if (kind === 'kiwoom') return startKiwoomStub({ port, anyKey: true });
  if (kind === 'kis') return startKisPriceStub({ port, anyKey: true });
  if (kind === 'dart') {
    const dart = await startDartStub({ port, anyKey: true });
    const { filings, feed } = madeUpDay(new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10));
    dart.setCompanies(madeUpCompanies(400));
    dart.setFilings(filings);
    dart.setFeed(dartFeedXml(feed.slice(0, 50)));
    return dart;
  }
  if (kind === 'gdelt') {
    const gdelt = await startGdeltStub({ port });
    gdelt.setArticles(
      gdeltArticles({ name: '삼성전자', count: Number(values.count), to: new Date(), everyMinutes: 60 }),
    );
    return gdelt;
  }
  if (kind !== 'naver') throw new Error('Usage: node main.ts naver|gdelt|dart|openai|kiwoom|kis [--port N]');
  const naver = await startNaverStub({ port, anyKey: true });
  naver.setArticles((query) =>
    naverArticles({ company: { name: query }, count: Number(values.count), to: new Date() }),
  );
  return naver;
}
