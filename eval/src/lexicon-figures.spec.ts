import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseLine } from './json-lines.ts';
import type { Headline } from './labelled-sets.ts';
import { measureJudging } from './measure-judging.ts';

const headline = z.object({
  title: z.string(),
  description: z.string(),
  label: z.enum(['good', 'neutral', 'bad']),
  clear: z.boolean(),
});

function labelled(name: string): Headline[] {
  const lines = readFileSync(new URL(`labelled/${name}.jsonl`, import.meta.url), 'utf8').split('\n');
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, index + 1, headline)]));
}

// What was reached, a little lowered: a change that makes any of these fall has to say why. They hold what the rules know; how they do
// on headlines never seen stands in docs/judging.md.
const floors = [
  { set: 'headlines', atLeast: 485, macroF1: 0.98, turnedRound: 0.004 },
  { set: 'headlines-held-out', atLeast: 168, macroF1: 0.93, turnedRound: 0.01 },
  { set: 'headlines-idioms', atLeast: 150, macroF1: 0.96, turnedRound: 0.01 },
  { set: 'headlines-plain-speech', atLeast: 150, macroF1: 0.88, turnedRound: 0.03 },
];

describe('the figures of the offline judge', () => {
  it.each(floors)('have not fallen on $set', ({ set, atLeast, ...floor }) => {
    const entries = labelled(set);
    expect(entries.length).toBeGreaterThanOrEqual(atLeast);
    const { macroF1, turnedRound } = measureJudging(entries);
    expect(macroF1).toBeGreaterThanOrEqual(floor.macroF1);
    expect(turnedRound).toBeLessThanOrEqual(floor.turnedRound);
  });
});
