import 'reflect-metadata';
import { judged } from '@gaemi/domain/judge/testing/judged';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { JudgementRepository } from './judgement.repository.ts';

const now = new Date('2026-11-21T03:00:00.000Z');

describe('cached judgements', () => {
  let database: TestDatabase;
  let judgements: JudgementRepository;

  beforeAll(async () => {
    database = await openTestDatabase();
    judgements = database.get(JudgementRepository);
  });
  afterAll(() => database.close());

  it('come back with their whole classification', async () => {
    const judgement = {
      subject: 'listed',
      kind: 'roundup',
      type: 'industry',
      label: 'bad',
      strength: 1,
      material: false,
      reason: '업황이 나빠졌어요.',
    } as const;
    await judgements.insertMissing([{ _id: 'new', ...judgement, expiresAt: null }], now);
    expect((await judgements.findByKeys(['new'])).get('new')).toEqual(judgement);
  });

  it('are removed after 200 days, or when the rights in their texts end', async () => {
    const judgement = judged();
    const expiresAt = new Date('2026-12-12T03:00:00.000Z');
    await judgements.insertMissing(
      [
        { _id: 'long', ...judgement, expiresAt: null },
        { _id: 'short', ...judgement, expiresAt },
      ],
      now,
    );
    await judgements.insertSummary('short', '요약이에요.', { now, expiresAt });
    const removeAt = async (name: string, _id: string) =>
      (await database.model<{ _id: string; removeAt: Date }>(name).findById(_id).lean())?.removeAt;
    expect(await removeAt('Judgement', 'long')).toEqual(new Date('2027-06-09T03:00:00.000Z'));
    expect(await removeAt('Judgement', 'short')).toEqual(expiresAt);
    expect(await removeAt('Summary', 'short')).toEqual(expiresAt);
    await judgements.clear();
    expect(await judgements.findByKeys(['long', 'short'])).toEqual(new Map());
    expect(await judgements.findSummary('short')).toBeNull();
  });
});
