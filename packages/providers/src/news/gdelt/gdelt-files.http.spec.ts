import { buildZip } from '@gaemi/testing/providers/build-zip';
import { body, cutOff, disconnect, hang, htmlPage, redirect, status } from '@gaemi/testing/providers/faults';
import { type GdeltFilesStub, gkgRow, gkgZip, startGdeltFilesStub } from '@gaemi/testing/providers/gdelt-files-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { quarterOf, readGdeltFile } from './gdelt-files.ts';

const stamp = '20261120011500';
const quarter = new Date('2026-11-20T01:15:00Z');
const name = `${stamp}.translation.gkg.csv`;

let stub: GdeltFilesStub;
beforeAll(async () => {
  stub = await startGdeltFilesStub();
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
});
afterAll(() => stub.close());

function read(at = quarter, signal = new AbortController().signal) {
  return readGdeltFile({ baseUrl: stub.url, timeoutMs: 2_000, silenceMs: 200, backoffMs: 1 }, at, signal);
}

describe('a file of a quarter of an hour', () => {
  it('gives the Korean articles on the web, each with title, link, press and moment', async () => {
    stub.setFile(stamp, [
      { url: 'https://www.lemonde.fr/1', title: 'La une', language: 'fra' },
      { url: 'https://www.etnews.com/20261120000001', title: '가상전자, R&amp;D 투자 &#xC99D;&#xC561; - 전자신문' },
      { url: 'https://www.asiae.co.kr/article/2', title: '가상화학 실적 개선 | 아시아경제', date: '20261120011400' },
      { url: 'https://www.wowtv.co.kr/3', title: '가상제약 임상 - 한국경제TV' },
      { url: 'https://press.example/4', title: '가상물산-가상상사 합병' },
      { url: 'https://pann.nate.com/talk/5', title: '가상전자 어때요' },
      { url: 'https://tv.example/6', title: '방송', collection: 2 },
    ]);
    const file = await read();
    expect(
      file?.articles.map(({ title, link, publisher, publishedAt }) => ({ title, link, publisher, publishedAt })),
    ).toEqual([
      {
        title: '가상물산-가상상사 합병',
        link: 'https://press.example/4',
        publisher: 'press.example',
        publishedAt: quarter,
      },
      {
        title: '가상전자, R&D 투자 증액',
        link: 'https://www.etnews.com/20261120000001',
        publisher: '전자신문',
        publishedAt: quarter,
      },
      { title: '가상제약 임상', link: 'https://www.wowtv.co.kr/3', publisher: '한국경제TV', publishedAt: quarter },
      {
        title: '가상화학 실적 개선',
        link: 'https://www.asiae.co.kr/article/2',
        publisher: '아시아경제',
        publishedAt: new Date('2026-11-20T01:14:00Z'),
      },
    ]);
    expect(file?.unusable).toBe(0);
    expect(stub.requests.map(({ path }) => path)).toEqual([`/gdeltv2/${name}.zip`]);
  });

  it('is that of the quarter in which the moment lies', async () => {
    stub.setFile(stamp, [{ url: 'https://press.example/1', title: '가' }]);
    expect((await read(new Date('2026-11-20T01:29:59.999Z')))?.articles).toHaveLength(1);
    expect(quarterOf(new Date('2026-11-20T01:29:59.999Z'))).toEqual(quarter);
    expect(quarterOf(quarter)).toEqual(quarter);
  });

  it('counts Korean rows without a title or a public link', async () => {
    stub.setFile(stamp, [
      { url: 'https://press.example/1' },
      { url: 'http://10.0.0.7/2', title: '안' },
      { url: 'no address', title: '없음' },
      { url: 'https://press.example/4', title: '가' },
    ]);
    expect(await read()).toMatchObject({ articles: [{ title: '가' }], unusable: 3 });
  });

  it('is undefined where it is not there, asked for once', async () => {
    expect(await read(new Date('2026-11-20T01:30:00Z'))).toBeUndefined();
    expect(stub.requests).toHaveLength(1);
  });

  it('may be empty, have broken rows, and end without a line end', async () => {
    stub.setZip(stamp, buildZip(name, Buffer.from('')));
    expect(await read()).toEqual({ articles: [], unusable: 0 });
    const good = gkgRow({ url: 'https://press.example/1', title: '가', date: stamp });
    stub.setZip(stamp, buildZip(name, Buffer.from(`half\ta row\n\n${'x'.repeat(2_500_000)}\n${good}`)));
    expect((await read())?.articles).toHaveLength(1);
  });

  it('is read piece by piece, whatever its rows are cut into', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => ({
      url: `https://press.example/${index}`,
      title: `가상전자 소식 ${index} ${'글'.repeat(index % 50)}`,
      language: index % 3 === 0 ? 'kor' : 'deu',
    }));
    stub.setFile(stamp, rows);
    const articles = (await read())?.articles ?? [];
    expect(articles).toHaveLength(1_000);
    expect(new Set(articles.map(({ link }) => link)).has('https://press.example/2997')).toBe(true);
  });

  it.each([
    ['refused', status(403), 'refused'],
    ['a page', htmlPage, 'malformed'],
    ['no zip file', body('not packed', 'application/zip'), 'malformed'],
    ['of another name', body(gkgZip('20261120000000', [{ url: 'https://a.example/1', title: '가' }])), 'malformed'],
    ['cut off', body(gkgZip(stamp, [{ url: 'https://a.example/1', title: '가' }]).subarray(0, 120)), 'malformed'],
    ['of another form', body(buildZip(name, Buffer.from('a,b,c\nd,e,f\n'))), 'malformed'],
    ['at a private address', redirect('http://localhost:22/'), 'refused'],
  ])('%s is named so', async (_, fault, kind) => {
    stub.setFile(stamp, [{ url: 'https://press.example/1', title: '가' }]);
    // Every time: on a busy machine an answer may come after the silence that is waited for, and is asked for again.
    stub.fail(fault, Number.POSITIVE_INFINITY);
    await expect(read()).rejects.toMatchObject({ kind, provider: 'gdelt-files' });
  });

  it.each([
    ['bytes', Buffer.alloc(210_000_000, ' ')],
    ['lines', Buffer.alloc(1_000_000, '\n')],
  ])('stops where it holds too many %s', async (what, content) => {
    stub.setZip(stamp, buildZip(name, content, { claimedSize: 10 }));
    const message = expect.stringMatching(new RegExp(`holds more than \\d+ ${what}`));
    await expect(read()).rejects.toMatchObject({ kind: 'malformed', message });
  });

  it.each([
    ['an error of the server', status(503), 'unreachable'],
    ['too many requests', status(429), 'quota'],
    ['a lost connection', disconnect, 'unreachable'],
    ['a cut answer', cutOff, 'unreachable'],
    ['silence', hang, 'timeout'],
  ])('is asked for again after %s, at most twice', async (_, fault, kind) => {
    stub.setFile(stamp, [{ url: 'https://press.example/1', title: '가' }]);
    stub.fail(fault);
    expect((await read())?.articles).toHaveLength(1);
    stub.requests.length = 0;
    stub.fail(fault, Number.POSITIVE_INFINITY);
    await expect(read()).rejects.toMatchObject({ kind });
    expect(stub.requests).toHaveLength(3);
  });

  it('ends with its caller', async () => {
    stub.fail(hang, Number.POSITIVE_INFINITY);
    const caller = new AbortController();
    const reading = read(quarter, caller.signal);
    setTimeout(() => caller.abort(), 20);
    await expect(reading).rejects.toMatchObject({ kind: 'given-up' });
  });
});
