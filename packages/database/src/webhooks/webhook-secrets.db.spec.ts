import 'reflect-metadata';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { WebhookRepository } from './webhook.repository.ts';

it('the last five secrets that others replaced sign beside the new one, each until its own time', async () => {
  const database = await openTestDatabase();
  try {
    const start = new Date('2026-11-23T00:00:00Z');
    const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
    const userId = await insertMember(database, { credit: 1, at: start });
    const _id = new Types.ObjectId();
    const hook = { _id, userId: new Types.ObjectId(userId), sealedSecret: 'secret 0', offBecause: null };
    await database.collection('webhooks').insertOne(hook);
    const webhooks = database.get(WebhookRepository);
    const replace = async (at: number) => {
      const by = { sealed: `secret ${at}`, until: after(at + 60), now: after(at) };
      const replaced = await webhooks.replaceSecret(userId, _id.toHexString(), by);
      return [replaced?.sealedSecret, replaced?.formerSecrets?.map(({ sealed }) => sealed)];
    };
    for (const at of [1, 2, 3, 4, 5]) await replace(at);
    expect(await replace(6)).toEqual(['secret 6', [5, 4, 3, 2, 1].map((at) => `secret ${at}`)]);
    // Secrets 1 to 3 were replaced an hour before, or more.
    expect(await replace(64)).toEqual(['secret 64', [6, 5, 4].map((at) => `secret ${at}`)]);
  } finally {
    await database.close();
  }
});
