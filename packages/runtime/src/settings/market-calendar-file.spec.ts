import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { EnvironmentError, parseEnvironment } from './environment.ts';
import { sourceVariables } from './environment-fields.ts';

const folder = mkdtempSync(join(tmpdir(), 'calendar-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: unknown) {
  const path = join(folder, 'calendar.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return parseEnvironment(z.object(sourceVariables), { MARKET_CALENDAR_FILE: path }).MARKET_CALENDAR_FILE;
}

function findProblems(content: unknown): readonly string[] {
  try {
    read(content);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe('the calendar file', () => {
  it('contains changes, and may omit everything else', () => {
    const file = { closed: ['2026-12-24'], open: ['2026-07-17'], years: [2025, 2027] };
    expect(read(file)).toEqual(file);
    const edges = { closed: ['2025-01-02', '2027-12-30'], open: [], years: [2025, 2027] };
    expect(read(edges)).toEqual(edges);
    const later = { closed: ['2028-01-03'], open: [], years: [2028, 2028] };
    expect(read(later)).toEqual(later);
    expect(read({ years: [2025, 2027] })).toEqual({ closed: [], open: [], years: [2025, 2027] });
    expect(parseEnvironment(z.object(sourceVariables), {}).MARKET_CALENDAR_FILE).toBeUndefined();
  });

  it.each([
    ['no JSON', 'closed: 2026-12-24', /must be a JSON file like/],
    ['a list', [], /must have closed/],
    ['no years', { closed: [] }, /years: must be \[first, last\]/],
    ['another field', { years: [2025, 2027], holidays: [] }, /must have closed/],
    ['no day', { closed: ['2026-02-30'], years: [2025, 2027] }, /closed\.0: must be a day/],
    ['a weekend', { open: ['2026-11-21'], years: [2025, 2027] }, /open\.0: is at a weekend/],
    ['years the wrong way round', { years: [2027, 2025] }, /years end before/],
    ['a day of another year', { closed: ['2028-01-03'], years: [2025, 2027] }, /2028-01-03 is outside/],
    ['a day before the years', { closed: ['2024-12-31'], years: [2025, 2027] }, /2024-12-31 is outside/],
    ['a year before the bundled ones', { years: [2024, 2027] }, /no closed days are given for 2024/],
    ['one day twice', { closed: ['2026-12-24'], open: ['2026-12-24'], years: [2025, 2027] }, /both closed and open/],
    ['a year without closed days', { closed: [], years: [2025, 2028] }, /no closed days are given for 2028/],
  ])('with %s stops the start with one clear line', (_, content, line) => {
    expect(findProblems(content)).toEqual([expect.stringMatching(line)]);
    expect(findProblems(content)[0]).toMatch(/^MARKET_CALENDAR_FILE: /);
  });
});
