import 'reflect-metadata';
import type { Article } from '@gaemi/domain/article';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { KeptArticleRepository, type Shelf } from './kept-article.repository.ts';

const at = new Date('2026-11-21T03:00:00.000Z');
const daysBefore = (days: number) => new Date(at.getTime() - days * 86_400_000);
const always = { from: daysBefore(400), before: new Date(at.getTime() + 400 * 86_400_000), limit: 100 };
const story = (serial: number, change: Partial<Article> = {}): Article => ({
  id: String(serial),
  title: `소식 ${serial}`,
  description: '',
  link: `https://news.example/${serial}`,
  publisher: '가나일보',
  publishedAt: daysBefore(serial),
  ...change,
});

describe('archived articles', () => {
  let database: TestDatabase;
  let kept: KeptArticleRepository;
  let shelves = 0;
  beforeAll(async () => {
    database = await openTestDatabase();
    kept = database.get(KeptArticleRepository);
  });
  afterAll(() => database.close());

  const emptyShelf = (): Shelf => {
    shelves += 1;
    return { source: 'naver', stockCode: String(shelves).padStart(6, '0') };
  };
  const keep = (shelf: Shelf, articles: Article[], options: { from?: Date; to?: Date; at?: Date } = {}) => {
    const complete = { from: options.from ?? at, to: options.to ?? at };
    return kept.insertMissing(shelf, { articles, complete, at: options.at ?? at });
  };

  it('are stored once, even by many concurrent gatherings', async () => {
    const shelf = emptyShelf();
    const articles = Array.from({ length: 30 }, (_, serial) => story(serial + 1));
    await Promise.all([keep(shelf, articles), keep(shelf, articles), keep(shelf, articles.slice(10))]);
    await keep(shelf, [...articles, ...articles]);
    expect(await kept.findBetween(shelf, always)).toHaveLength(30);
  });

  it('come back unchanged, the newest up to the limit, within the requested time', async () => {
    const shelf = emptyShelf();
    await keep(shelf, [story(1), story(2), story(3), story(4)]);
    const found = await kept.findBetween(shelf, { from: daysBefore(3), before: daysBefore(1), limit: 100 });
    expect(found.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([story(2), story(3)]);
    expect(await kept.findBetween(shelf, { ...always, limit: 1 })).toEqual([story(1)]);
  });

  it('never come from another source or company', async () => {
    const shelf = emptyShelf();
    await keep({ ...shelf, source: 'sample' }, [story(1)], { from: daysBefore(9) });
    await keep(emptyShelf(), [story(2)], { from: daysBefore(9) });
    expect(await kept.findBetween(shelf, always)).toEqual([]);
    expect(await kept.listSpans(shelf)).toEqual([]);
  });

  it('have the latest wording', async () => {
    const shelf = emptyShelf();
    await keep(shelf, [story(1)], { at: daysBefore(1) });
    await keep(shelf, [story(1, { title: '고쳐 쓴 소식' })]);
    expect(await kept.findBetween(shelf, always)).toEqual([story(1, { title: '고쳐 쓴 소식' })]);
  });

  it('are removed a little over six months after publication, those of the future after they were seen', async () => {
    const shelf = emptyShelf();
    await keep(shelf, [story(1), story(199), story(201), story(2, { publishedAt: new Date('2126-01-01') })]);
    const rows = await database
      .collection('kept_articles')
      .find({ shelf: `naver:${shelf.stockCode}` })
      .toArray();
    const days = rows.map(({ removeAt }) => (removeAt.getTime() - at.getTime()) / 86_400_000);
    expect(days.toSorted((a, b) => a - b)).toEqual([1, 199, 200]);
    const indexes = await database.collection('kept_articles').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { removeAt: 1 }, expireAfterSeconds: 0 }));
  });

  it('report the time covered without a gap, in one span when gatherings overlap', async () => {
    const shelf = emptyShelf();
    await keep(shelf, [], { from: daysBefore(30), to: daysBefore(20) });
    await keep(shelf, [], { from: daysBefore(10), to: daysBefore(5) });
    await keep(shelf, [], { from: daysBefore(6), to: daysBefore(1) });
    await keep(shelf, [], { from: daysBefore(1), to: daysBefore(1) });
    const spans = await kept.listSpans(shelf);
    expect(spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())).toEqual([
      { from: daysBefore(30), to: daysBefore(20) },
      { from: daysBefore(10), to: daysBefore(1) },
    ]);
  });
});
