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

/** The end of a test or a hook with a limit, at the two depths at which they stand. */
const ownLimit = /^(?: {2}){0,2}\}, (\d[\d_]+)\);$|\{ timeout: (\d[\d_]+) \}, (?:async )?\(/gm;
/** Of the tiers that start products, in milliseconds (vitest.config.ts). */
const LIMIT_OF_TIER = 180_000;

it('tests that start products have no limit below that of their tier, which ends what hangs', () => {
  const short = trackedFiles('*.job.spec.ts', '*.http.spec.ts', '*.process.spec.ts', '*.db.spec.ts').flatMap(
    ({ file, text }) =>
      [...text.matchAll(ownLimit)]
        .map(([, end, option]) => end ?? option ?? '')
        .filter((limit) => Number(limit.replaceAll('_', '')) < LIMIT_OF_TIER)
        .map((limit) => `${file}: ${limit}`),
  );
  expect(short).toEqual([]);
});
