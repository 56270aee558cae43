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

it('the documents name the tarballs of this version', () => {
  const [{ text: manifest = '' } = {}] = trackedFiles('package.json');
  const { version }: { version?: string } = JSON.parse(manifest);
  const named = trackedFiles('*.md').flatMap(({ file, text }) =>
    [...text.matchAll(/gaemi-(?:client|mcp)-(\d+\.\d+\.\d+)\.tgz/g)].map(([, of]) => ({ file, version: of })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((one) => one.version !== version)).toEqual([]);
});
