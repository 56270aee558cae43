import { readFileSync } from 'node:fs';
import { compareWithFiling } from '@gaemi/domain/filings/compare-with-filing';
import { filingFigureNames } from '@gaemi/domain/filings/filing';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { parseLine } from '../json-lines.ts';

const pair = z.object({
  id: z.string(),
  article: z.object({ title: z.string(), description: z.string(), day: z.string() }),
  filing: z.object({
    receiptNo: z.string(),
    reportName: z.string(),
    receivedOn: z.string(),
    receivedAt: z.coerce.date().nullable(),
    figures: z.array(
      z.object({
        name: z.enum(filingFigureNames),
        value: z.number(),
        unit: z.enum(['won', 'usd', 'shares', 'percent']),
      }),
    ),
  }),
  expected: z.enum(['confirms', 'differs', 'unrelated']),
});

/**
 * Pairs of a news article and a filing, written by somebody who had not seen the rules. First run 2026-11-22: 12 of 45
 * contradictions were told and no other pair; 46 of 50 confirmations were found and no other pair.
 */
it('of 150 pairs, half with changed figures, never tells a difference or a confirmation that is none', () => {
  const lines = readFileSync(new URL('filing-pairs.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const pairs = lines.map((line, index) => parseLine(line, index + 1, pair));
  expect(pairs).toHaveLength(150);
  const reported = pairs.map((each) => ({ ...each, reported: compareWithFiling(each.article, each.filing) }));
  const wrong = reported.filter(({ reported: answer, expected }) => answer !== 'unrelated' && answer !== expected);
  expect(wrong.map(({ id }) => id)).toEqual([]);
  const found = (label: string) => reported.filter((each) => each.expected === label && each.reported === label).length;
  expect(found('confirms')).toBeGreaterThanOrEqual(46);
  expect(found('differs')).toBeGreaterThanOrEqual(12);
});
