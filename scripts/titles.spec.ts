import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const titleAt = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/g;
/** A requirement stands as "[R7]" or "[R7, R12]" at the end of a title. */
const otherStyle = /^#\d|^\d+(?:, \d+)*: |\(R\d|\[#/;

const files = execFileSync('git', ['ls-files', '-z', '*.spec.ts', '*.spec.tsx', '*.e2e.ts'], { encoding: 'utf8' });

const isWrong = (title: string) => title.length > 100 || otherStyle.test(title);

it('titles of tests have at most 100 characters, and requirements in one style', async () => {
  const wrong: string[] = [];
  for (const file of files.split('\0').filter((name) => name !== '')) {
    const titles = [...(await readFile(file, 'utf8')).matchAll(titleAt)].map(([, , title = '']) => title);
    wrong.push(...titles.filter(isWrong).map((title) => `${file}: ${title}`));
  }
  expect(wrong).toEqual([]);
});

it.each(['#10 takes the proof', '31, 38: takes a message', `takes ${'a '.repeat(50)}message`])(
  'fails the title "%s"',
  (title) => {
    expect(isWrong(title)).toBe(true);
  },
);
