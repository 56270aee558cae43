import 'reflect-metadata';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { MemberEventRepository } from './member-event.repository.ts';
import { UnannouncedEvents } from './unannounced-events.ts';

const now = new Date('2026-11-23T00:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

describe('events that wait to be announced', () => {
  let database: TestDatabase;
  let unannounced: UnannouncedEvents;
  beforeAll(async () => {
    database = await openTestDatabase();
    unannounced = database.get(UnannouncedEvents);
  });
  afterAll(() => database.close());

  const rows = (name: string) => database.collection(name);
  const member = async (change: object = {}) => {
    const _id = new Types.ObjectId(await insertMember(database, { credit: 1, at: now }));
    if (Object.keys(change).length > 0) await rows('users').updateOne({ _id }, { $set: change });
    return _id;
  };
  const hooked = async (userId: Types.ObjectId, offBecause: string | null = null) => {
    await rows('webhooks').insertOne({ _id: new Types.ObjectId(), ...{ userId, offBecause } });
    return userId;
  };
  const keyed = async (userId: Types.ObjectId, scopes: string[], keyHash: string) => {
    await rows('api_keys').insertOne({ _id: new Types.ObjectId(), ...{ userId, scopes, keyHash } });
    return userId;
  };

  it('are heard by whoever has a webhook that is on, a key that reads or a stream, and by no suspended one', async () => {
    const suspension = { reason: '시험', at: now };
    const listening = [
      await hooked(await member()),
      await hooked(await hooked(await member(), 'gone')),
      await keyed(await member(), ['read', 'analyse'], 'one'),
      await member({ streamsUntil: after(1) }),
    ];
    const others = [
      await member(),
      await hooked(await member(), 'gone'),
      await keyed(await member(), ['analyse'], 'two'),
      await member({ streamsUntil: now }),
      await hooked(await keyed(await member({ suspension, streamsUntil: after(1) }), ['read'], 'three')),
      new Types.ObjectId(),
    ];
    await hooked(await member());
    const heard = await unannounced.findListeners([...others, ...listening, ...listening], now);
    expect([...heard].sort()).toEqual(listening.map(String).sort());
  });

  it('of whom nobody hears are marked, all of a kind at once, and no others', async () => {
    const ids = [...Array(5).keys()].map(() => new Types.ObjectId());
    const userId = await member();
    const name = (index: number) => (index < 3 ? 'news_analyses' : index === 3 ? 'accumulations' : 'deliveries');
    for (const [index, _id] of ids.entries()) {
      await rows(name(index)).insertOne({
        _id,
        ...{ userId, requestId: String(_id), key: String(_id), announced: false },
      });
    }
    const waiting = await unannounced.list(10, [ids[1] ?? userId]);
    expect(waiting.map(({ record }) => record._id)).toEqual(ids.toSpliced(1, 1));
    await unannounced.skip(waiting);
    expect((await unannounced.list(10, [])).map(({ record }) => record._id)).toEqual([ids[1]]);
  });

  it('are kept for each member alone, in the order of their places', async () => {
    const [userId, other] = [await member(), await member()];
    const own = [2, 1].map((place) => ({ _id: new Types.ObjectId(), userId, place }));
    const foreign = { _id: new Types.ObjectId(), userId: other, place: 3 };
    await rows('member_events').insertMany([...own, foreign]);
    const events = database.get(MemberEventRepository);
    const id = userId.toHexString();
    expect((await events.listAfter(id, 0, 10)).map(({ place }) => place)).toEqual([1, 2]);
    expect(await events.findLast(id)).toMatchObject({ place: 2 });
    expect([await events.findPlace(id, foreign._id), await events.findPlace(id, own[0]?._id ?? '')]).toEqual([null, 2]);
  });

  it('stay a week in the stream of their member, at places that rise with every one', async () => {
    const userId = await member();
    const announce = async (at: Date) => {
      const _id = new Types.ObjectId();
      await rows('deliveries').insertOne({ _id, userId, announced: false });
      const [waiting] = (await unannounced.list(10, [])).filter(({ record }) => record._id.equals(_id));
      if (waiting === undefined) throw new Error('it does not wait');
      await unannounced.announce(waiting, { type: 'alert', at, data: { items: [] } }, at);
    };
    await announce(after(60_000));
    // By a worker whose clock is behind.
    await announce(now);
    const streamed = await database.get(MemberEventRepository).listAfter(userId.toHexString(), 0, 10);
    expect(streamed.map(({ place }) => place - now.getTime())).toEqual([60_000, 60_001]);
    const week = 7 * 86_400_000;
    expect(streamed.map(({ removeAt }) => removeAt)).toEqual([after(60_000 + week), after(week)]);
    const indexes = await rows('member_events').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { removeAt: 1 }, expireAfterSeconds: 0 }));
  });
});
