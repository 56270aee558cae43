import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Runs it where no Docker engine answers. */
function run(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, HOME: '/nonexistent', DOCKER_HOST: 'tcp://127.0.0.1:9', ...variables };
  return spawnSync(process.execPath, [join(import.meta.dirname, 'test-containers.ts')], { env, encoding: 'utf8' });
}

it('counts every part as skipped by name without a Docker engine', () => {
  const { status, stdout } = run({});
  expect(stdout).toContain('MongoDB: SKIPPED, no Docker engine answers and MONGODB_URI is not set');
  expect(stdout.trim().split('\n').at(-1)).toBe('0 passed, 0 failed, 3 skipped');
  expect(status).toBe(0);
});

it('fails in CI without a Docker engine', () => {
  expect(run({ CI: 'true' }).status).toBe(1);
});
