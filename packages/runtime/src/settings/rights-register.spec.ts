import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noRights, publicRights } from '@gaemi/domain/rights/source-rights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseEnvironment } from './environment.ts';
import { rightsVariables } from './environment-fields.ts';
import { buildRightsRegister } from './rights-register.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rights-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const register = (variables: Record<string, string>) =>
  buildRightsRegister(parseEnvironment(z.object(rightsVariables), variables));
function fileWith(content: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
const declared = {
  storeDays: null,
  descriptions: true,
  model: true,
  redistribution: true,
  attribution: '가나일보',
  reviewedAt: '2026-11-20',
  evidence: 'contract of 2026-11-01',
};

describe('the rights of the environment', () => {
  it('are those of the public terms when nothing is declared', () => {
    const { rightsOf } = register({});
    expect(rightsOf('naver')).toEqual(publicRights.naver);
    expect(rightsOf('feed')).toEqual(publicRights.feed);
    expect(rightsOf('unknown')).toEqual(noRights);
  });

  it('are those of a contract with NAVER when the operator states it, or details them', () => {
    expect(register({ NAVER_RIGHTS: 'contract' }).rightsOf('naver')).toMatchObject({ storeDays: null, model: true });
    expect(register({ NAVER_RIGHTS: 'public' }).rightsOf('naver')).toEqual(publicRights.naver);
    const file = fileWith({ naver: { ...declared, storeDays: 90 } });
    const { rightsOf } = register({ NAVER_RIGHTS: 'contract', SOURCE_RIGHTS_FILE: file });
    expect(rightsOf('naver')).toEqual({ ...declared, storeDays: 90 });
  });

  it('of feeds are their entry, and less where the entry of one feed forbids it', () => {
    const feeds = { feed: declared, 'https://press.example/rss': { ...declared, model: false, storeDays: 5 } };
    const { rightsOf } = register({ SOURCE_RIGHTS_FILE: fileWith(feeds) });
    expect(rightsOf('feed')).toMatchObject({ storeDays: 5, model: false, redistribution: true });
    const single = fileWith({ 'https://press.example/rss': declared });
    expect(register({ SOURCE_RIGHTS_FILE: single }).rightsOf('feed')).toMatchObject({ storeDays: 21, model: false });
    const other = fileWith({ feed: declared, naver: { ...declared, model: false, storeDays: 5 } });
    expect(register({ SOURCE_RIGHTS_FILE: other }).rightsOf('feed')).toEqual(declared);
  });

  it.each([
    ['not json', /SOURCE_RIGHTS_FILE: must be a JSON file/],
    [{ bing: declared }, /SOURCE_RIGHTS_FILE: must be a JSON file of declared rights with entries of dart, naver/],
    [{ naver: { ...declared, storeDays: -1 } }, /naver\.storeDays: must be a whole number of days/],
    [{ naver: { ...declared, evidence: '' } }, /naver\.evidence: must not be empty/],
    [{ naver: { ...declared, more: 1 } }, /and nothing else/],
  ])('stop the start when the file is %j', (content, line) => {
    expect(() => register({ SOURCE_RIGHTS_FILE: fileWith(content) })).toThrow(line);
  });
});
