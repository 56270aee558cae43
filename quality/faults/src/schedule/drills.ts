import type { Fault } from '../faults/fault.ts';
import { apiNames, workerNames } from '../product/product.ts';
import { atWrite, lateReading } from './drill-faults.ts';
import { POOR_MEMBER } from './make-schedule.ts';
import { mornings } from './morning-drills.ts';
import type { NewsVisit, Schedule, Trouble } from './schedule.ts';

/**
 * Hand-written schedules for one guard each, for cases that random schedules would hardly reach. Some have several
 * timings: the machine decides which one meets the moment.
 */

const slowModel: Trouble = { kind: 'model', at: 0, mood: 'is slow', times: 1 };

/** Both API processes have read that there is no such analysis before either of them creates it. */
const twoPostsAtOnce: Schedule = {
  name: 'two-posts-at-once',
  visits: [newsPost('two-posts-at-once', { member: 2, posts: ['good', 'bad', 'good', 'bad'] })],
  faults: apiNames.map((from) => lateReading(from, { milliseconds: 900 })),
  troubles: [],
};

/**
 * A worker freezes at its first write to an analysis. It sends the write after another worker has taken over and
 * finished one side, and is then killed: alive it would correct the write.
 */
const standStill = [2_000, 2_500, 2_800, 3_100, 3_500, 3_900, 4_400, 5_000, 6_000, 8_000].map(
  (milliseconds): Schedule => {
    const name = `stand-still-${milliseconds}`;
    return {
      name,
      visits: [newsPost(name, { member: 1, posts: ['good', 'bad'] })],
      faults: [atWrite(1, { effect: 'last-word', milliseconds })],
      troubles: [slowModel],
    };
  },
);

/** A worker's next sweep reads arrive late: it reads the overdue analyses and the owed refunds in parallel. */
const lateSweeps = (from: string, when: { notBefore: number; milliseconds: number }): Fault[] =>
  [1, 2].map(() => lateReading(from, when));

/**
 * One worker's clock is past the deadline: it has read that an analysis runs, and the other worker ends it meanwhile.
 */
const sweepMeetsEnd = workerNames.map((process): Schedule => {
  const name = `sweep-meets-end-${process}`;
  return {
    name,
    visits: [newsPost(name, { member: 1, posts: ['good', 'bad'] })],
    faults: lateSweeps(process, { notBefore: 900, milliseconds: 5_000 }),
    troubles: [slowModel, { kind: 'skew', process, at: 600, seconds: 700 }, { kind: 'jump', at: 1_000, seconds: 16 }],
  };
});

/** The last write to an analysis is sent after its deadline has passed for every other process. */
const lateResult = [4, 5, 6, 7, 8].map((nth): Schedule => {
  const name = `late-result-${nth}`;
  return {
    name,
    visits: [newsPost(name, { member: 1, posts: ['good', 'bad'] })],
    faults: [atWrite(nth, { effect: 'freeze', milliseconds: 2_500 })],
    troubles: [slowModel, { kind: 'jump', at: 4_500, seconds: 615 }],
  };
});

/**
 * A worker freezes at a write to an analysis, which meanwhile ends by its deadline. The lease is then restored, and the
 * write is sent: only the ended state of the analysis blocks it.
 */
const leaseLeft = [2, 3, 4, 5, 6, 7].map((nth): Schedule => {
  const name = `lease-left-${nth}`;
  return {
    name,
    visits: [newsPost(name, { member: 1, posts: ['good', 'bad'] })],
    faults: [atWrite(nth, { effect: 'stay' })],
    troubles: [slowModel, { kind: 'hold-again', at: 0, visit: 0, seconds: 615 }],
  };
});

/** A member orders more at once than the balance allows. */
const tooLittleCredit: Schedule = {
  name: 'too-little-credit',
  visits: [
    { kind: 'grant', member: POOR_MEMBER, key: 'grant-too-little-faults', credit: 20, startAt: 0 },
    ...[0, 1, 2, 3].map((index) => ({
      ...newsPost(`too-little-credit-${index}`, { member: POOR_MEMBER, posts: ['good', 'bad'] }),
      startAt: 2_000,
    })),
  ],
  faults: [],
  troubles: [],
};

/** The model fails until the first try is over and its message is removed: only a new message starts the second try. */
const failsOnce = [6, 8, 12].map((times): Schedule => {
  const name = `fails-once-${times}`;
  return {
    name,
    visits: [newsPost(name, { member: 0, posts: ['good', 'bad'] })],
    faults: [],
    troubles: [{ kind: 'model', at: 0, mood: 'fails with 500', times }],
  };
});

/**
 * Analyses without a worker are past their deadline, and both workers have read them as overdue before either ends
 * them.
 */
const twoSweeps: Schedule = {
  name: 'two-sweeps',
  visits: [0, 1, 2, 0].map((member, index) => newsPost(`two-sweeps-${index}`, { member, posts: ['good', 'bad'] })),
  faults: workerNames.flatMap((from) => lateSweeps(from, { notBefore: 5_900, milliseconds: 1_500 })),
  troubles: [
    { kind: 'away', service: 'queue', at: 0, for: 8_000 },
    { kind: 'jump', at: 6_000, seconds: 615 },
  ],
};

/**
 * No worker runs when the order comes, and the queue loses its message before one runs again: only the sweep of overdue
 * analyses is left.
 */
const forgotten: Schedule = {
  name: 'forgotten',
  visits: [{ ...newsPost('forgotten', { member: 1, posts: ['good', 'bad'] }), startAt: 300 }],
  faults: [],
  troubles: [
    ...workerNames.map((process): Trouble => ({ kind: 'kill', process, at: 0 })),
    ...[500, 700, 900, 1_500, 2_500, 4_000].map((at): Trouble => ({ kind: 'forget', at })),
  ],
};

/** A message is delivered again long after its analysis has ended. */
const lateDuplicate: Schedule = {
  name: 'late-duplicate',
  visits: [newsPost('late-duplicate', { member: 0, posts: ['good', 'bad'] })],
  faults: [],
  troubles: [6_000, 9_000].map((at) => ({ kind: 'duplicate', at, visit: 0 })),
};

export const drills: readonly Schedule[] = [
  twoPostsAtOnce,
  ...standStill,
  ...sweepMeetsEnd,
  ...lateResult,
  ...leaseLeft,
  tooLittleCredit,
  ...failsOnce,
  twoSweeps,
  forgotten,
  lateDuplicate,
  ...mornings,
];

/** Returns the drills whose names begin with a prefix. Throws when there is none. */
export function drillsNamed(beginnings: readonly string[]): Schedule[] {
  const found = drills.filter(({ name }) => beginnings.some((beginning) => name.startsWith(beginning)));
  if (found.length === 0) throw new Error(`--drills: ${drills.map(({ name }) => name).join(', ')}`);
  return found;
}

/** A visit of a member who orders at once a news analysis of a company that no other drill uses. */
function newsPost(name: string, { member, posts }: Pick<NewsVisit, 'member' | 'posts'>): NewsVisit {
  const company = [...name].reduce((sum, character) => sum * 3 + (character.codePointAt(0) ?? 0), 7) % 991;
  return {
    kind: 'news',
    member,
    requestId: `faults-${name}`,
    company,
    posts,
    startAt: 0,
    gap: 0,
    givesUp: false,
  };
}
