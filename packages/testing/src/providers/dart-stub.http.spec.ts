import { afterAll, beforeAll, expect, it } from 'vitest';
import { madeUpDay } from './dart-filings.ts';
import { type DartStub, dartStubKey, startDartStub } from './dart-stub.ts';

let stub: DartStub;
beforeAll(async () => {
  stub = await startDartStub();
  stub.setFilings(madeUpDay('2026-11-20').filings);
});
afterAll(() => stub.close());

async function list(params: Record<string, string>): Promise<unknown> {
  const query = new URLSearchParams({ crtfc_key: dartStubKey, ...params });
  return (await fetch(`${stub.url}/api/list.json?${query}`)).json();
}
const day = { bgn_de: '20261120', end_de: '20261120' };

it('lists a whole day of 900 filings in nine pages, the newest first', async () => {
  const first = await list({ ...day, page_count: '100' });
  expect(first).toMatchObject({ status: '000', total_count: 900, total_page: 9, page_no: 1 });
  expect(first).toMatchObject({ list: { 0: { rcept_no: '20261120000900' }, length: 100 } });
  expect(await list({ ...day, page_count: '100', page_no: '9' })).toMatchObject({ list: { length: 100 } });
  expect(await list({ ...day, page_count: '100', page_no: '10' })).toEqual({
    status: '013',
    message: '조회된 데이타가 없습니다.',
  });
});

it.each([
  ['an unknown key', { ...day, crtfc_key: 'x' }, '010'],
  ['a page of more than 100', { ...day, page_count: '101' }, '100'],
  ['more than three months of all companies', { bgn_de: '20260801', end_de: '20261120' }, '100'],
  ['no period', {}, '100'],
])('refuses %s', async (_, params, status) => {
  expect(await list(params)).toMatchObject({ status });
});

it('is the same day each time', () => {
  expect(madeUpDay('2026-11-20')).toEqual(madeUpDay('2026-11-20'));
});
