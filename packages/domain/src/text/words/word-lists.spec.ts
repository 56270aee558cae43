import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pattern, wordLists } from './word-lists.ts';

const source = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, source), 'utf8');
const parts = ['judge/**/*.ts', 'fact-check/**/*.ts'];
const files = globSync(parts, { cwd: source.pathname }).filter((path) => !/\.spec\.ts$|vocabulary/.test(path));
const rules = files.map((path) => ({ path, text: read(path) }));
const lists = Object.entries(wordLists).flatMap(([topic, byName]) =>
  Object.entries(byName).map(([name, words]) => ({ topic, name, words })),
);

/** Alternatives that stand in a group of their own, in any order; particles are grammar, and no list. */
const listGroups = (text: string): string[] =>
  [...text.matchAll(/\((?:\?(?:<?[=!]|:))?([^()[\]]+)\)/g)]
    .map(([, inner = '']) => inner.split('|').sort())
    .filter((words) => words.filter((word) => /[가-힣]{2}/.test(word)).length >= 4)
    .map((words) => words.join('|'));

describe('the lists of Korean words', () => {
  it.each(lists)(
    '$topic.$name says where its words come from, with a headline that has one',
    ({ topic, name, words }) => {
      const line = new RegExp(`/\\*\\* .+ \\(([^"]+)\\): "(.+)"\\. \\*/\\n  ${name}:`).exec(
        read(`text/words/${topic}.ts`),
      );
      expect(line?.[1]).toMatch(/labelled headlines|Standard Korean|KRX/);
      expect(line?.[2]).toMatch(new RegExp(words, 'i'));
    },
  );

  it.each(lists)('$topic.$name is read by a rule', ({ topic, name }) => {
    expect(rules.some(({ text }) => text.includes(`wordLists.${topic}.${name}`))).toBe(true);
  });

  it('have no words that stand in two places of the rules', () => {
    const places = new Map<string, string[]>();
    for (const { path, text } of rules)
      for (const group of listGroups(text)) places.set(group, [...(places.get(group) ?? []), path]);
    expect(files.length).toBeGreaterThan(100);
    expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
});

it('a pattern takes each list as one group, and backslashes as they stand', () => {
  const fined = pattern`^\d+ ${wordLists.law.fines}$`;
  expect(fined.test('12 벌금')).toBe(true);
  expect(fined.test('벌금')).toBe(false);
});
