import 'reflect-metadata';
import { removedText } from '@gaemi/domain/rights/expired-texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { WithdrawnReportsRepository } from './withdrawn-reports.repository.ts';

const [samsung, hynix] = ['005930', '000660'] as const;
const taken = 'https://dart.example/1';
const left = 'https://news.example/2';
const filing = { link: taken, title: '공시', publisher: 'dart.example', source: 'dart' };
const article = { link: left, title: '기사', publisher: 'news.example', source: 'naver' };

let database: TestDatabase;
let withdrawn: WithdrawnReportsRepository;
beforeAll(async () => {
  database = await openTestDatabase();
  withdrawn = database.get(WithdrawnReportsRepository);
});
afterAll(() => database.close());
const events = () => database.collection('stock_events');
beforeEach(() => events().deleteMany({}));

const insert = (eventId: string, reports: readonly object[], more: object = {}) =>
  events().insertOne({
    ...{ _id: eventId as never, stockCode: samsung, eventId, joinedInto: null, marks: [], filed: true, reports },
    ...{ link: taken, publisher: 'dart.example', confirmedBy: null, differsFrom: null, ...more },
  });
const listIds = async () => (await events().find().sort({ _id: 1 }).toArray()).map(({ eventId }) => eventId);

describe('a report that its source took back', () => {
  it('goes out of the events of its company that rest on it, and of no other', async () => {
    await insert('alone', [filing]);
    await insert('beside', [filing, article]);
    await insert('unchanged', [article], { link: left });
    await insert('of another', [filing], { stockCode: hynix });
    await insert('joined', [filing], { joinedInto: 'beside' });
    expect(await withdrawn.remove([{ stockCode: samsung, link: taken }])).toEqual([samsung]);
    expect(await listIds()).toEqual(['beside', 'joined', 'of another', 'unchanged']);
    const byId = async (eventId: string) => events().findOne({ eventId });
    const rests = { link: left, publisher: 'news.example', filed: false, reports: [article] };
    expect(await byId('beside')).toMatchObject(rests);
    expect(await byId('unchanged')).toMatchObject({ ...rests, publisher: 'dart.example', filed: true });
    expect(await withdrawn.remove([{ stockCode: samsung, link: taken }])).toEqual([]);
  });

  it('leaves an event filed that another filing reports, too', async () => {
    const correction = { ...filing, link: 'https://dart.example/3' };
    await insert('filed', [filing, correction], { differsFrom: { link: 'https://dart.example/4' } });
    await withdrawn.remove([{ stockCode: samsung, link: taken }]);
    const standing = { filed: true, link: correction.link, differsFrom: { link: 'https://dart.example/4' } };
    expect(await events().findOne()).toMatchObject(standing);
  });
});

describe('a report whose source words it otherwise now', () => {
  it.each([
    ['another title', { title: '정정된 기사' }, ['filed']],
    ['the same title', {}, ['article', 'filed']],
    ['another source', { title: '정정된 기사', source: 'gdelt' }, ['article', 'filed']],
    ['another link', { title: '정정된 기사', link: 'https://news.example/9' }, ['article', 'filed']],
  ] as const)('goes out of its event where it has %s', async (_, change, expected) => {
    await insert('article', [article], { link: left });
    await insert('filed', [filing]);
    await withdrawn.removeRewritten(samsung, [{ ...article, source: 'naver', ...change }]);
    expect(await listIds()).toEqual(expected);
  });

  it('stays where its title is gone with the rights of its source, and in events of another company', async () => {
    await insert('expired', [{ ...article, title: removedText }], { link: left });
    await insert('of another', [article], { link: left, stockCode: hynix });
    await insert('joined', [article], { link: left, joinedInto: 'expired' });
    await withdrawn.removeRewritten(samsung, [{ ...article, source: 'naver', title: '정정된 기사' }]);
    await withdrawn.removeRewritten(hynix, []);
    expect(await listIds()).toEqual(['expired', 'joined', 'of another']);
  });
});
