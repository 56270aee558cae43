import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type EndingEvent,
  endingEvents,
  openScene,
  type StandingRight,
  standingRights,
} from '../../../test/standing-rights.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const rights = Object.keys(standingRights) as StandingRight[];
const events = Object.keys(endingEvents) as EndingEvent[];
const everything = events;
const onlyWithdrawal: readonly EndingEvent[] = ['withdrawal'];
const newPassword: readonly EndingEvent[] = ['password change', 'reset by mail', 'withdrawal'];
const sessionsEnd: readonly EndingEvent[] = [
  'password change',
  'reset by mail',
  'end of sessions by the member',
  'end of sessions by an admin',
  'withdrawal',
];

/** The events that end each right. */
const endedBy: Record<StandingRight, readonly EndingEvent[]> = {
  // A password change gives the session that asks for it a new id.
  'session of the browser itself': sessionsEnd.filter((event) => event !== 'password change').concat('log-out'),
  'session of another browser': sessionsEnd,
  'half-open session': ['password change', 'reset by mail', 'end of sessions by an admin', 'withdrawal'],
  'device mark of another browser': newPassword,
  'API key': newPassword,
  passkey: onlyWithdrawal,
  'recovery code': onlyWithdrawal,
  // It goes on with the session that changed the password.
  'push subscription of the browser itself': sessionsEnd
    .filter((event) => event !== 'password change')
    .concat('log-out'),
  'push subscription of another browser': sessionsEnd,
  'share link': onlyWithdrawal,
  // Each mail has its own: used once, and over after 60 days.
  'unsubscribe link': onlyWithdrawal,
  'code for a reset': newPassword,
  'proof for a reset': newPassword,
  // An address with a member takes no sign-up, and one that was withdrawn none for 30 days.
  'proof for a sign-up of somebody else': everything,
  // Answers of the API are never kept.
  'copy in the cache of the browser': everything,
};

let api: TestApi;
let admin: ReturnType<TestApi['browser']>;
let scenes = 0;
beforeAll(async () => {
  api = await startTestApi();
  await api.addMember('admin@example.com', { isAdmin: true });
  admin = await api.logIn('admin@example.com');
});
afterAll(() => api.close());

describe.each(rights)('%s', (right) => {
  it.each(events)('after %s', async (event) => {
    scenes += 1;
    const scene = await openScene(api, scenes, admin);
    const works = await standingRights[right](scene);
    await endingEvents[event](scene);
    expect(await works()).toBe(!endedBy[right].includes(event));
  });
});

it('stands in docs/security.md as this table', () => {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    row(['', ...events]),
    row(['---', ...events.map(() => '---')]),
    ...rights.map((right) =>
      row([right, ...events.map((event) => (endedBy[right].includes(event) ? 'ends' : 'stays'))]),
    ),
  ];
  const splitCells = (line: string) => line.split('|').map((cell) => cell.trim().replace(/^-+$/, '---'));
  const documented = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8').split('\n');
  const start = documented.findIndex((line) => splitCells(line).includes(events[0] ?? ''));
  expect(documented.slice(start, start + table.length).map(splitCells)).toEqual(table.map(splitCells));
});
