import { expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

const titleAt = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/g;
/** A requirement stands as "[R7]" or "[R7, R12]" at the end of a title. */
const otherStyle = /^#\d|^\d+(?:, \d+)*: |\bR\d+\b(?![^[]*\]$)|\[#/;

const isWrong = (title: string) => title.length > 100 || otherStyle.test(title);

it('titles of tests have at most 100 characters, and requirements in one style', () => {
  const wrong = trackedFiles('*.spec.ts', '*.spec.tsx', '*.e2e.ts').flatMap(({ file, text }) => {
    const titles = [...text.matchAll(titleAt)].map(([, , title = '']) => title);
    return titles.filter(isWrong).map((title) => `${file}: ${title}`);
  });
  expect(wrong).toEqual([]);
});

it.each(['#10 takes the proof', '31, 38: takes a message', 'R31 takes a message', `takes ${'a '.repeat(50)}message`])(
  'fails the title "%s"',
  (title) => {
    expect(isWrong(title)).toBe(true);
  },
);
