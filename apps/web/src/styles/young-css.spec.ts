import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '..');
/** Of the layout, younger than Chrome 111 and iOS 16.4, which the build is for. Without it a screen stands otherwise. */
const young = [/subgrid/, /\banchor-name\b/, /\bposition-area\b/, /\bmasonry\b/];

it('no layout rests on what the oldest browsers of the build do not know', () => {
  const files = globSync('**/*.css', { cwd: src });
  const alone = files.filter((file) => {
    const css = readFileSync(resolve(src, file), 'utf8').replaceAll(
      /@supports \([^{]*\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g,
      '',
    );
    return young.some((feature) => feature.test(css));
  });
  expect(files.length).toBeGreaterThan(50);
  expect(alone).toEqual([]);
});
