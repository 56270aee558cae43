import { status } from '@gaemi/testing/providers/faults';
import { type GdeltFilesStub, startGdeltFilesStub } from '@gaemi/testing/providers/gdelt-files-stub';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGdeltStream } from './gdelt-stream.ts';

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
const row = (title: string) => ({ url: `https://www.etnews.com/${encodeURIComponent(title)}`, title });

let stub: GdeltFilesStub;
beforeEach(async () => {
  stub = await startGdeltFilesStub();
});
afterEach(() => stub.close());

/** Reads as the reader does: until there is no more. */
async function readAll(position: string | null, now: Date) {
  const stream = createGdeltStream({ baseUrl: stub.url, backoffMs: 1 });
  const query = { companies: [], now, signal: new AbortController().signal };
  const titles: string[] = [];
  const complete: string[] = [];
  let next = position;
  for (let more = true; more; ) {
    const read = await stream.read({ ...query, position: next });
    titles.push(...read.articles.map(({ article }) => article.title));
    if (read.complete !== null) complete.push(read.complete.from.toISOString().slice(11, 16));
    ({ position: next, more } = read);
  }
  return { titles, complete, position: next?.slice(11, 16) };
}

it('begins an hour back, reads each file once and waits for the one that is not out', async () => {
  for (const quarter of ['1100', '1115', '1130']) stub.setFile(`20261123${quarter}00`, [row(`소식 ${quarter}`)]);
  const first = await readAll(null, at('12:01'));
  expect(first).toEqual({
    titles: ['소식 1100', '소식 1115', '소식 1130'],
    complete: ['11:00', '11:15', '11:30'],
    position: '11:45',
  });
  stub.setFile('20261123114500', [row('소식 1145')]);
  stub.requests.length = 0;
  const second = await readAll(at('11:45').toISOString(), at('12:11'));
  expect(second).toEqual({ titles: ['소식 1145'], complete: ['11:45'], position: '12:00' });
  expect(stub.requests).toHaveLength(1);
});

it('passes a file that GDELT left out, and covers nothing of its time', async () => {
  for (const quarter of ['0900', '0930']) stub.setFile(`20261123${quarter}00`, [row(`소식 ${quarter}`)]);
  const { complete, position } = await readAll(at('09:00').toISOString(), at('11:40'));
  expect(complete).toEqual(['09:00', '09:30']);
  // From 09:45 on they may still come.
  expect(position).toBe('09:45');
});

it('passes a file that stays damaged, and covers nothing of its time', async () => {
  for (const quarter of ['0900', '1100']) stub.setZip(`20261123${quarter}00`, Buffer.from('PK damaged'));
  for (const quarter of ['0915', '0930']) stub.setFile(`20261123${quarter}00`, [row(`소식 ${quarter}`)]);
  const first = await readAll(at('09:00').toISOString(), at('11:40'));
  expect(first).toMatchObject({ complete: [], position: '09:15' });
  const second = await readAll(at('09:15').toISOString(), at('11:40'));
  expect(second).toMatchObject({ complete: ['09:15', '09:30'], position: '09:45' });
  // It may still be put right.
  await expect(readAll(at('11:00').toISOString(), at('11:40'))).rejects.toMatchObject({ kind: 'malformed' });
});

it('begins anew where the clock was set back', async () => {
  stub.setFile('20261123110000', [row('소식')]);
  expect(await readAll(at('20:00').toISOString(), at('12:01'))).toMatchObject({ titles: ['소식'] });
});

it('goes on a day back after a longer standstill', async () => {
  stub.setFile('20261122120000', [row('어제')]);
  expect(await readAll('2026-11-10T00:00:00.000Z', at('12:00'))).toMatchObject({ titles: ['어제'], position: '09:45' });
});

it('stays where it is when the host fails', async () => {
  stub.fail(status(503), Number.POSITIVE_INFINITY);
  await expect(readAll(null, at('12:01'))).rejects.toMatchObject({ kind: 'unreachable', provider: 'gdelt-files' });
});
