import { execFile } from 'node:child_process';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument, openApiDocumentForKeys } from './document.ts';

const run = promisify(execFile);

/** Tools of others, fetched for the run: what the document is worth to those who use them. */
describe('the OpenAPI document', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gaemi-openapi-'));
    await writeFile(path.join(folder, 'all.json'), JSON.stringify(openApiDocument('gaemi.sid')));
    await writeFile(path.join(folder, 'keys.json'), JSON.stringify(openApiDocumentForKeys('gaemi.sid')));
    await writeFile(path.join(folder, '.spectral.json'), JSON.stringify({ extends: ['spectral:oas'] }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const npx = (...args: string[]) => run('npx', ['-y', ...args], { cwd: folder, maxBuffer: 50_000_000 });

  it.each(['all.json', 'keys.json'])('%s has no error for Redocly and Spectral', async (file) => {
    await npx('@redocly/cli@2', 'lint', file);
    await npx('@stoplight/spectral-cli@6', 'lint', file, '--ruleset', '.spectral.json', '--fail-severity', 'error');
  });

  it.each<[string, string[], string]>([
    ['openapi-typescript', ['openapi-typescript@7', 'keys.json', '--output', 'types.ts'], 'types.ts'],
    [
      'hey-api',
      ['-p', 'typescript@5', '-p', '@hey-api/openapi-ts@0', 'openapi-ts', '-i', 'keys.json', '-o', 'hey'],
      'hey/sdk.gen.ts',
    ],
  ])('is read by the generator %s', async (_, args, written) => {
    await npx(...args);
    await expect(access(path.join(folder, written))).resolves.toBeUndefined();
  });
});
