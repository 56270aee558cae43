import { expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

// Health and metrics, the document of the API and the tarballs for programs tell the version of a package each.
it('every package has the version of the product', () => {
  const manifests = trackedFiles('package.json', '*/package.json').map(({ file, text }) => {
    const { version }: { version?: string } = JSON.parse(text);
    return { file, version };
  });
  const wanted = manifests.find(({ file }) => file === 'package.json')?.version;
  expect(manifests.length).toBeGreaterThan(20);
  expect(manifests.filter(({ version }) => version !== wanted)).toEqual([]);
});
