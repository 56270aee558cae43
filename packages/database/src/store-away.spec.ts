import { mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { isStoreAway } from './store-away.ts';

const refusal = (code: number) => new mongo.MongoServerError({ code, errmsg: 'refused' });

it.each([
  // A commit has five seconds to be confirmed.
  [50, 'its time was over'],
  [64, 'a write was not confirmed'],
  [91, 'it shuts down'],
  [14_031, 'its disk is full'],
])('the store is away where it answers %i: %s', (code) => {
  expect(isStoreAway(refusal(code))).toBe(true);
});

it('the store is there where it refuses what is wrong', () => {
  expect([refusal(11_000), refusal(2), new Error('ours')].map(isStoreAway)).toEqual([false, false, false]);
});
