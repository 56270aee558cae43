import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageTestArguments, readTestRequest } from './test-arguments.ts';

const tiers = ['unit', 'db'];

describe('the arguments of pnpm test', () => {
  it('name tiers; none means all', () => {
    expect(readTestRequest([], tiers)).toEqual({ kind: 'tiers', names: [] });
    expect(readTestRequest(['unit', 'db'], tiers)).toEqual({ kind: 'tiers', names: ['unit', 'db'] });
  });

  it('choose packages as pnpm does, and go on to their runner', () => {
    const all = { kind: 'packages', filters: ['@gaemi/web'], rest: ['--bail', '1'] };
    expect(readTestRequest(['--filter', '@gaemi/web', '--bail', '1'], tiers)).toEqual(all);
    expect(readTestRequest(['--bail', '1', '--filter=@gaemi/web'], tiers)).toEqual(all);
    expect(readTestRequest(['-F', 'a', '-F', 'b'], tiers)).toEqual({ kind: 'packages', filters: ['a', 'b'], rest: [] });
  });

  it('are refused with one line where they name neither', () => {
    expect(readTestRequest(['unitt'], tiers)).toEqual({
      kind: 'wrong',
      line: 'no such tier: unitt; there are unit, db',
    });
    expect(readTestRequest(['--filter'], tiers)).toEqual({ kind: 'wrong', line: expect.stringContaining('--filter') });
  });
});

describe('the arguments of a package’s own tests', () => {
  const root = join(import.meta.dirname, '../..');
  const api = join(root, 'apps/api');

  it('are the package', () => {
    expect(packageTestArguments(root, api, [])).toEqual(['run', 'apps/api/']);
    expect(packageTestArguments(root, api, ['--project', 'unit'])).toEqual(['run', 'apps/api/', '--project', 'unit']);
  });

  it('are a path in the package where one is given', () => {
    expect(packageTestArguments(root, api, ['src/environment.ts'])).toEqual(['run', 'apps/api/src/environment.ts']);
    expect(packageTestArguments(root, api, ['--', './src/features'])).toEqual(['run', 'apps/api/src/features']);
  });
});
