import 'reflect-metadata';
import type { Article } from '@gaemi/domain/article';
import type { NamedDay } from '@gaemi/domain/filings/named-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { ArchivedArticleRepository, type ArchiveKey } from './archived-article.repository.ts';
import { ArchivedFilingsRepository } from './archived-filings.repository.ts';

const at = new Date('2026-11-21T03:00:00.000Z');
const daysBefore = (days: number) => new Date(at.getTime() - days * 86_400_000);
const always = { from: daysBefore(400), before: new Date(at.getTime() + 400 * 86_400_000), limit: 100, at };
const story = (serial: number, change: Partial<Article> = {}): Article => ({
  id: String(serial),
  title: `소식 ${serial}`,
  description: '',
  link: `https://news.example/${serial}`,
  publisher: '가나일보',
  publishedAt: daysBefore(serial),
  ...change,
});
/** As the archive returns it. */
const archived = (article: Article, fetchedAt = at) => ({ ...article, source: 'naver', fetchedAt });

describe('archived articles', () => {
  let database: TestDatabase;
  let archive: ArchivedArticleRepository;
  let archives = 0;
  beforeAll(async () => {
    database = await openTestDatabase();
    archive = database.get(ArchivedArticleRepository);
  });
  afterAll(() => database.close());

  const newArchive = (): ArchiveKey => {
    archives += 1;
    return { source: 'naver', stockCode: String(archives).padStart(6, '0') };
  };
  const store = (
    key: ArchiveKey,
    articles: Article[],
    options: { from?: Date; to?: Date; at?: Date; expiresAt?: Date | null } = {},
  ) => {
    const complete = { from: options.from ?? at, to: options.to ?? at };
    return archive.insertMissing(key, {
      articles,
      complete: [complete],
      at: options.at ?? at,
      expiresAt: options.expiresAt ?? null,
    });
  };

  const findBetween = async (...asked: Parameters<ArchivedArticleRepository['findBetween']>) =>
    (await archive.findBetween(...asked)).articles;

  it('are stored once, even by many concurrent gatherings', async () => {
    const key = newArchive();
    const articles = Array.from({ length: 30 }, (_, serial) => story(serial + 1));
    await Promise.all([store(key, articles), store(key, articles), store(key, articles.slice(10))]);
    await store(key, [...articles, ...articles]);
    expect(await findBetween(key, always)).toHaveLength(30);
  });

  it('come back unchanged, the newest up to the limit, within the requested time', async () => {
    const key = newArchive();
    await store(key, [story(1), story(2), story(3), story(4)]);
    const found = await findBetween(key, { from: daysBefore(3), before: daysBefore(1), limit: 100, at });
    expect(found.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([archived(story(2)), archived(story(3))]);
    expect(await findBetween(key, { ...always, limit: 1 })).toEqual([archived(story(1))]);
  });

  it('never come from another source or company', async () => {
    const key = newArchive();
    await store({ ...key, source: 'sample' }, [story(1)], { from: daysBefore(9) });
    await store(newArchive(), [story(2)], { from: daysBefore(9) });
    expect(await findBetween(key, always)).toEqual([]);
    expect(await archive.listSpans(key, at)).toEqual([]);
  });

  it('say where they were cut, also where wordings of one article fill the limit', async () => {
    const key = newArchive();
    await store(key, [story(1), story(3), story(4)], { at: daysBefore(1) });
    await store(key, [story(1, { title: '고쳐 쓴 소식' }), story(2)]);
    const cut = await archive.findBetween(key, { ...always, limit: 3 });
    expect([cut.articles.length, cut.cutAt]).toEqual([2, story(2).publishedAt]);
    const whole = await archive.findBetween(key, { ...always, limit: 6 });
    expect([whole.articles.length, whole.cutAt]).toEqual([4, null]);
  });

  it('have the latest wording', async () => {
    const key = newArchive();
    await store(key, [story(1)], { at: daysBefore(1) });
    await store(key, [story(1, { title: '고쳐 쓴 소식' })]);
    expect(await findBetween(key, always)).toEqual([archived(story(1, { title: '고쳐 쓴 소식' }))]);
  });

  it('are removed a little over six months after publication, those of the future after they were seen', async () => {
    const key = newArchive();
    await store(key, [story(1), story(199), story(201), story(2, { publishedAt: new Date('2126-01-01') })]);
    const rows = await database
      .collection('archived_articles')
      .find({ archive: `naver:${key.stockCode}` })
      .toArray();
    const days = rows.map(({ removeAt }) => (removeAt.getTime() - at.getTime()) / 86_400_000);
    expect(days.toSorted((a, b) => a - b)).toEqual([1, 199, 200]);
    const indexes = await database.collection('archived_articles').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { removeAt: 1 }, expireAfterSeconds: 0 }));
  });

  it('that are filings which name days stay until these have come, and what corrects or ends one as long', async () => {
    const key: ArchiveKey = { ...newArchive(), source: 'dart' };
    const filing = (serial: number, reportName: string, days?: NamedDay[]): Article =>
      story(serial, {
        filing: {
          receiptNo: `${serial}`,
          reportName,
          receivedOn: '',
          receivedAt: null,
          figures: [],
          ...(days && { days }),
        },
      });
    const end: NamedDay = { kind: 'contract_end', day: '2026-11-30' };
    await store(key, [
      filing(350, '단일판매ㆍ공급계약체결', [end]),
      filing(340, '[기재정정]주식 분할 결정', [{ kind: 'new_shares_listing', day: '2026-03-02' }]),
      filing(330, '단일판매ㆍ공급계약해지(자율공시)'),
      filing(320, '임원ㆍ주요주주특정증권등소유상황보고서'),
      filing(740, '주주총회소집결의'),
    ]);
    const rows = await database
      .collection('archived_articles')
      .find({ archive: `dart:${key.stockCode}` })
      .toArray();
    const days = rows.map(({ removeAt, publishedAt }) => (removeAt.getTime() - publishedAt.getTime()) / 86_400_000);
    expect(days).toEqual([730, 730, 730]);
    const ahead = await database.get(ArchivedFilingsRepository).listWithDays([key.stockCode], '2026-11-21', at);
    expect(ahead.map(({ filing: { receiptNo } }) => receiptNo)).toEqual(['350', '330', '340']);
  });

  it('expire with the rights of their source, an hour early for a new analysis, as the time covered does', async () => {
    const key = newArchive();
    const expiresAt = new Date(at.getTime() + 21 * 86_400_000);
    const [id] = await store(key, [story(1)], { from: daysBefore(9), expiresAt });
    await store(key, [], { from: daysBefore(20), to: daysBefore(8), expiresAt: daysBefore(-30) });
    const [row] = await database
      .collection('archived_articles')
      .find({ archive: `naver:${key.stockCode}` })
      .toArray();
    expect(row?.removeAt).toEqual(expiresAt);
    const late = new Date(expiresAt.getTime() - 3_600_000);
    const early = new Date(late.getTime() - 1);
    expect(await findBetween(key, { ...always, at: early })).toHaveLength(1);
    expect(await findBetween(key, { ...always, at: late })).toEqual([]);
    expect(await archive.findByIds(key, [String(id)], early)).toHaveLength(1);
    expect(await archive.findByIds(key, [String(id)], late)).toEqual([]);
    const spans = await database
      .collection('gathered_spans')
      .find({ archive: `naver:${key.stockCode}` })
      .toArray();
    expect(spans.map(({ removeAt }) => removeAt.getTime()).toSorted()).toEqual([
      expiresAt.getTime(),
      daysBefore(-30).getTime(),
    ]);
  });

  it('stay as long again when they are fetched again, written once a day', async () => {
    const key = newArchive();
    const lasting = (fetchedAt: Date) => ({
      at: fetchedAt,
      expiresAt: new Date(fetchedAt.getTime() + 21 * 86_400_000),
    });
    const rowOf = () => database.collection('archived_articles').findOne({ archive: `naver:${key.stockCode}` });
    const [id] = await store(key, [story(1)], lasting(daysBefore(1)));
    await store(key, [story(1)], lasting(new Date(at.getTime() - 1)));
    expect(await rowOf()).toMatchObject({ seenAt: daysBefore(1) });
    await store(key, [story(1)], lasting(at));
    expect(await rowOf()).toMatchObject({ seenAt: at, removeAt: daysBefore(-21) });
    const wouldHaveExpired = daysBefore(-20);
    expect(await archive.findByIds(key, [String(id)], wouldHaveExpired)).toEqual([archived(story(1))]);
  });

  it('are named to those who share a gathering unless they end while it is shared', async () => {
    const ids = await store(newArchive(), [
      story(1),
      story(200, { publishedAt: new Date(daysBefore(200).getTime() + 5_400_000) }),
    ]);
    expect(ids).toHaveLength(1);
  });

  it('take over a corrected date, and the moment of a filing once it is known', async () => {
    const key = newArchive();
    await store(key, [story(1)]);
    const corrected = story(1, { publishedAt: daysBefore(2) });
    await store(key, [corrected]);
    expect(await findBetween(key, always)).toEqual([archived(corrected)]);

    const day = { receiptNo: '20261120000001', reportName: '소식', receivedOn: '2026-11-20', figures: [] };
    const untimed = story(2, { filing: { ...day, receivedAt: null } });
    const timed = story(2, { publishedAt: daysBefore(1), filing: { ...day, receivedAt: daysBefore(1) } });
    const filings = newArchive();
    await store(filings, [untimed]);
    await store(filings, [timed]);
    // After a restart the feed of the day may not have it any more.
    await store(filings, [untimed]);
    expect(await findBetween(filings, always)).toEqual([archived(timed)]);
  });

  it('take over what becomes known of a filing, and keep what was', async () => {
    const key = newArchive();
    const day = { receiptNo: '20261120000001', reportName: '소식', receivedOn: '2026-11-20', figures: [] };
    const days = [{ kind: 'shareholders_meeting' as const, day: '2026-12-20' }];
    const untimed = { ...day, receivedAt: null };
    const timed = { ...day, receivedAt: daysBefore(1) };
    await store(key, [story(2, { publishedAt: daysBefore(1), filing: timed })]);
    await store(key, [story(2, { filing: { ...untimed, days } })]);
    await store(key, [story(2, { filing: { ...untimed, correctionFollows: true } })]);
    const joined = { ...timed, days, correctionFollows: true as const };
    expect(await findBetween(key, always)).toEqual([
      archived(story(2, { publishedAt: daysBefore(1), filing: joined })),
    ]);
  });

  it('report the time covered without a gap, in one span when gatherings overlap', async () => {
    const key = newArchive();
    await store(key, [], { from: daysBefore(30), to: daysBefore(20) });
    await store(key, [], { from: daysBefore(10), to: daysBefore(5) });
    await store(key, [], { from: daysBefore(6), to: daysBefore(1) });
    await store(key, [], { from: daysBefore(1), to: daysBefore(1) });
    const spans = await archive.listSpans(key, at);
    expect(spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())).toEqual([
      { from: daysBefore(30), to: daysBefore(20) },
      { from: daysBefore(10), to: daysBefore(1) },
    ]);
  });

  it.each([null, new Date(at.getTime() + 86_400_000)])(
    'forget what a clock ahead covered, expiring %s',
    async (expiresAt) => {
      const key = newArchive();
      const dayLater = new Date(at.getTime() + 86_400_000);
      await store(key, [], { from: daysBefore(3), to: dayLater, at: dayLater, expiresAt });
      expect(await archive.listSpans(key, at)).toEqual([]);
      await store(key, [], { from: daysBefore(1), to: at, expiresAt });
      expect(await archive.listSpans(key, dayLater)).toEqual([{ from: daysBefore(1), to: at }]);
    },
  );
});
