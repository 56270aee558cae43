import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { heldData, withoutMembers } from './held-data.ts';

const operator = {
  name: '개미',
  representative: '김개미',
  registration: '1',
  address: '서울',
  contact: 'a@example.com',
};
let folder: string;
let api: TestApi;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'legal-'));
  api = await startTestApi();
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const legal = async () => (await api.browser().get('/api/v1/legal').expect(200)).body;

/** Starts the api anew on the same store, with texts of the operator. */
async function restartWith(versions: { terms: string; privacy: string }, text = '하나'): Promise<void> {
  const path = join(folder, crypto.randomUUID());
  mkdirSync(path);
  writeFileSync(join(path, 'operator.json'), JSON.stringify(operator));
  for (const [kind, version] of Object.entries(versions))
    writeFileSync(
      join(path, `${kind}.md`),
      `---\nversion: ${version}\neffective: 2026-12-01\n---\n# ${kind}\n\n${text}\n`,
    );
  await api.restart({ LEGAL_DIR: path });
}

describe('the legal texts', () => {
  it('are drafts with their gaps named where the operator has given none', async () => {
    const { operator: nobody, documents } = await legal();
    expect(nobody).toBeNull();
    expect(documents).toMatchObject([
      { kind: 'terms', version: '2025-06-13', effective: '2025-06-13', draft: true },
      { kind: 'privacy', version: '2025-06-13', effective: '2025-06-13', draft: true },
    ]);
    for (const { markdown } of documents) expect(markdown).toContain('법률 자문이 아니에요');
    for (const { what, why, until } of heldData)
      expect(documents[1].markdown).toContain(`| ${what} | ${why} | ${until} |`);
  });

  it('list every collection that holds something on members', () => {
    const models = Object.values(api.connection.models);
    const listed = [...heldData.flatMap((row) => row.models), ...withoutMembers];
    expect(listed.toSorted()).toEqual(models.map(({ modelName }) => modelName).toSorted());
    const withMember = models.filter(({ schema }) => schema.path('userId') !== undefined);
    expect(withMember.filter(({ modelName }) => withoutMembers.includes(modelName))).toEqual([]);
  });
});

describe('a new version', () => {
  it('is shown at the next log-in with what changed, until the member agrees', async () => {
    await api.addMember('reader@example.com');
    let browser = await api.logIn('reader@example.com');
    const me = async () => (await browser.get('/api/v1/users/me').expect(200)).body;
    expect(await me()).not.toHaveProperty('has_new_terms');

    await restartWith({ terms: '1', privacy: '1' });
    expect((await legal()).operator).toEqual(operator);
    expect((await legal()).documents).toMatchObject([
      { kind: 'terms', version: '1', effective: '2026-12-01', draft: false, markdown: '# terms\n\n하나' },
      { kind: 'privacy', draft: false },
    ]);
    browser = await api.logIn('reader@example.com');
    expect(await me()).toMatchObject({ has_new_terms: true });
    const changes = async () => (await browser.get('/api/v1/legal/changes').expect(200)).body.items;
    expect(await changes()).toMatchObject([
      { kind: 'terms', version: '1', agreed_version: null, added: [], removed: [] },
      { kind: 'privacy' },
    ]);
    await browser.post('/api/v1/legal/agreement').send({ terms: '1', privacy: '1' }).expect(204);
    expect(await me()).not.toHaveProperty('has_new_terms');

    await restartWith({ terms: '2', privacy: '1' }, '둘');
    browser = await api.logIn('reader@example.com');
    expect(await me()).toMatchObject({ has_new_terms: true });
    expect(await changes()).toEqual([
      { kind: 'terms', version: '2', effective: '2026-12-01', agreed_version: '1', added: ['둘'], removed: ['하나'] },
    ]);
    const old = await browser.post('/api/v1/legal/agreement').send({ terms: '1', privacy: '1' }).expect(409);
    expect(old.body.code).toBe('LEGAL_VERSION_OVER');
    await browser.post('/api/v1/legal/agreement').send({ terms: '2', privacy: '1' }).expect(204);
    expect(await changes()).toEqual([]);
    // The text of `privacy` changed under its old version.
    expect(api.logs.filter((line) => line.includes('privacy.md has another text'))).toHaveLength(1);
  });

  it('is what a new member agrees to, and stored', async () => {
    await restartWith({ terms: '7', privacy: '8' });
    const { agreed } = await api.addMember('newcomer@example.com');
    expect(agreed).toMatchObject({ versions: { terms: '7', privacy: '8' } });
    const browser = await api.logIn('newcomer@example.com');
    expect((await browser.get('/api/v1/users/me')).body).not.toHaveProperty('has_new_terms');
    await api.browser().get('/api/v1/legal/changes').expect(401);
  });
});
