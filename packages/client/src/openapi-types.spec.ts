import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedTypes, typesPath } from '../scripts/generated-types.ts';

it('packages/client/src/openapi-types.ts is made from apps/api/openapi.json as it is now', async () => {
  const isCurrent = readFileSync(typesPath, 'utf8') === (await generatedTypes());
  expect(
    isCurrent,
    'src/openapi-types.ts is out of date: run `pnpm --filter @gaemi/api openapi` and commit the file',
  ).toBe(true);
});
