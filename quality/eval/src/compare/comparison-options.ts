import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type NewsTier, newsTiers } from '@gaemi/domain/members/grades';
import { EnvironmentError } from '@gaemi/runtime/settings/environment';

const sets = ['held-out', 'training'] as const;

export interface ComparisonOptions {
  set: (typeof sets)[number];
  /** Number of rows, spread over the set; all when undefined. */
  limit: number | undefined;
  tier: NewsTier;
  /** Prices of a million tokens, in any currency; null when not both are given. */
  prices: { input: number; output: number } | null;
}

/** Reads the arguments of the command. @throws EnvironmentError with one line for what is wrong */
export function readOptions(args: readonly string[]): ComparisonOptions {
  const given = parse(args);
  if (given.judge !== 'openai') throw new EnvironmentError(['--judge: must be openai']);
  const set = sets.find((name) => name === given.set);
  if (set === undefined) throw new EnvironmentError([`--set: must be ${sets.join(' or ')}`]);
  if (!existsSync(new URL(`../labelled/${set}/`, import.meta.url)))
    throw new EnvironmentError([`--set: quality/eval/src/labelled has no ${set}`]);
  const tier = newsTiers.find((name) => name === given.tier);
  if (tier === undefined) throw new EnvironmentError([`--tier: must be ${newsTiers.join(', ')}`]);
  const input = parseNumber(given, 'price-in');
  const output = parseNumber(given, 'price-out');
  if ((input === undefined) !== (output === undefined))
    throw new EnvironmentError(['--price-in, --price-out: must be given together']);
  const limit = parseNumber(given, 'limit');
  if (limit !== undefined && (!Number.isInteger(limit) || limit < 1))
    throw new EnvironmentError(['--limit: must be a whole number above 0']);
  return { set, limit, tier, prices: input === undefined || output === undefined ? null : { input, output } };
}

type Given = Partial<Record<'judge' | 'set' | 'limit' | 'tier' | 'price-in' | 'price-out', string>>;

function parse(args: readonly string[]): Given {
  const text = { type: 'string' } as const;
  const options = {
    judge: text,
    set: { ...text, default: 'held-out' },
    limit: text,
    tier: { ...text, default: 'basic' },
    'price-in': text,
    'price-out': text,
  };
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new EnvironmentError([error instanceof Error ? error.message : 'wrong arguments'], { cause: error });
  }
}

function parseNumber(given: Given, name: keyof Given): number | undefined {
  const value = given[name];
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number) || number < 0)
    throw new EnvironmentError([`--${name}: must be a number, 0 or more`]);
  return number;
}
