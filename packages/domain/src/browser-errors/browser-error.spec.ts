import { expect, it } from 'vitest';
import { type BrowserErrorReport, computeFingerprint } from './browser-error.ts';

const inner = { file: 'result-Zz9.js', line: 1, column: 2_045 };
const report: BrowserErrorReport = {
  kind: 'render',
  name: 'TypeError',
  frames: [inner, { file: 'index-a1B2.js', line: 14, column: 99 }],
  route: '/r/:token',
  release: 'index-a1B2.js',
};

it('the same error has one fingerprint, whatever called what failed', () => {
  expect(computeFingerprint({ ...report, frames: [inner] })).toBe(computeFingerprint(report));
});

it.each([
  { kind: 'error' as const },
  { name: 'RangeError' },
  { frames: [] },
  { frames: [{ ...inner, column: 1 }] },
  { route: '/analysis' },
  { release: 'index-c3D4.js' },
])('%j is another one', (change) => {
  expect(computeFingerprint({ ...report, ...change })).not.toBe(computeFingerprint(report));
});
