import { setImmediate as turn } from 'node:timers/promises';
import mongoose from 'mongoose';
import { afterEach, expect, it } from 'vitest';
import { MemberListRepository } from './member-list.repository.ts';
import { type UserRecord, userSchema } from './user.schema.ts';

const unheard: unknown[] = [];
const hear = (error: unknown) => unheard.push(error);
afterEach(() => void process.off('unhandledRejection', hear));

it('fails once where the store fails: a second failure that nobody hears would end the process', async () => {
  process.on('unhandledRejection', hear);
  const failing = userSchema.clone().pre('aggregate', async () => {
    await turn();
    throw new Error('the store is away');
  });
  const members = new MemberListRepository(mongoose.createConnection().model<UserRecord>('User', failing));
  const query = { search: '', sort: 'newest', filter: 'all', now: new Date(), page: 1, size: 10 } as const;
  await expect(members.list(query)).rejects.toThrow('the store is away');
  await turn();
  expect(unheard).toEqual([]);
});
