import { defineConfig } from 'vitest/config';

// Tiers by cost, told apart by the file name. `pnpm test` runs and times them.
const roots = [
  'packages/*/src',
  'apps/*/src',
  'quality/attacks/src',
  'quality/eval/src',
  'quality/faults/src',
  'quality/fuzz/src',
  'infra/docker/src',
  'infra/observability/src',
  'infra/scale/src',
  'scripts',
];
const web = 'apps/web/src/**/*.spec.{ts,tsx}';
const tier = (suffix: string) => roots.map((root) => `${root}/**/*.${suffix}.spec.ts`);
const cdkFull = 'infra/cdk/src/**/*.full.spec.ts';
/** They count on metrics that nothing of the process has set before. */
const ownProcess = ['figure-collector', 'operations'].map((name) => `apps/worker/src/operations/${name}.job.spec.ts`);
const connected = {
  // They end what hangs, not what is slow: a machine with other work took 70 s for what takes 20 alone.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  pool: 'forks' as const,
  // The embedded queue takes any credentials; the SDK wants some.
  env: { AWS_ACCESS_KEY_ID: 'embedded', AWS_SECRET_ACCESS_KEY: 'embedded' },
};

export default defineConfig({
  test: {
    reporters: ['default'],
    // By default one core stays free; on two cores that would double the time.
    maxWorkers: '100%',
    // Upper bound of waits: a busy machine must not fail a test.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // `isolate: false`: loading Nest, mongoose and our own modules anew for each file took a quarter to half of the
      // computing, and a document for each file of the screens more than half.
      {
        extends: true,
        test: {
          name: 'unit',
          include: roots.flatMap((root) => [`${root}/**/*.spec.ts`, `${root}/**/*.spec.tsx`]),
          exclude: ['**/node_modules/**', web, ...['db', 'http', 'job', 'process', 'full'].flatMap(tier)],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-web',
          include: [web],
          environment: 'jsdom',
          setupFiles: ['apps/web/testing/screens-setup.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'db', include: tier('db'), ...connected, isolate: false } },
      { extends: true, test: { name: 'http', include: tier('http'), ...connected, isolate: false } },
      { extends: true, test: { name: 'job', include: tier('job'), exclude: ownProcess, ...connected, isolate: false } },
      { extends: true, test: { name: 'job-alone', include: ownProcess, ...connected } },
      // Whole products start here, which takes a busy machine long.
      {
        extends: true,
        test: { name: 'process', include: tier('process'), ...connected, isolate: false, testTimeout: 240_000 },
      },
      // What takes longer than `pnpm test` may: `pnpm test:full`.
      {
        extends: true,
        test: { name: 'full', include: [...tier('full'), cdkFull], ...connected, testTimeout: 600_000 },
      },
      { extends: true, test: { name: 'cdk', include: ['infra/cdk/src/**/*.spec.ts'], exclude: [cdkFull] } },
    ],
  },
});
