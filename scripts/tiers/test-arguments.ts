import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What `pnpm test` is asked for: tiers (none: all of them), or the tests of some packages with arguments for their runner. */
export type TestRequest =
  | { kind: 'tiers'; names: readonly string[] }
  | { kind: 'packages'; filters: readonly string[]; rest: readonly string[] }
  | { kind: 'wrong'; line: string };

/** Reads the arguments of `pnpm test`: names of tiers, or pnpm's own `--filter PACKAGE`. */
export function readTestRequest(args: readonly string[], tiers: readonly string[]): TestRequest {
  const filters: string[] = [];
  const rest: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const [, inline] = /^(?:--filter|-F)=(.*)$/.exec(arg) ?? [];
    if (inline !== undefined) filters.push(inline);
    else if (arg === '--filter' || arg === '-F') {
      index += 1;
      filters.push(args[index] ?? '');
    } else if (arg !== '--') rest.push(arg);
  }
  if (filters.includes('')) return { kind: 'wrong', line: '--filter needs the name of a package' };
  if (filters.length > 0) return { kind: 'packages', filters, rest };
  const unknown = rest.filter((name) => !tiers.includes(name));
  if (unknown.length === 0) return { kind: 'tiers', names: rest };
  return { kind: 'wrong', line: `no such tier: ${unknown.join(', ')}; there are ${tiers.join(', ')}` };
}

/**
 * The arguments for Vitest, run in the root, that test one package: everything in it, or what `args` name. A path is one
 * in the package; options go on as they are.
 */
export function packageTestArguments(root: string, packageDir: string, args: readonly string[]): string[] {
  const own = `${relative(root, packageDir)}/`;
  const given = args.filter((arg) => arg !== '--');
  const placed = given.map((arg) => (existsSync(join(packageDir, arg)) ? own + arg.replace(/^\.\//, '') : arg));
  const namesFiles = placed.some((arg) => arg.startsWith(own));
  return ['run', ...(namesFiles ? [] : [own]), ...placed];
}
