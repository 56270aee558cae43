import { describe, expect, it } from 'vitest';
import type { SourcedArticle } from '../article.ts';
import { limitsLine } from './limits-line.ts';
import { mayReachPrograms } from './outside-texts.ts';
import { preferredCopies } from './preferred-copies.ts';
import { createRightsRegister, noRights, pickStrictest, publicRights } from './source-rights.ts';
import { firstExpiry, notAfter, textExpiry } from './text-expiry.ts';

const register = createRightsRegister();
const at = new Date('2026-11-21T03:00:00.000Z');
const article = (source: SourcedArticle['source'], link: string): SourcedArticle => ({
  id: `${source}${link}`,
  title: '소식',
  description: '',
  link,
  publisher: '가나일보',
  publishedAt: at,
  source,
  fetchedAt: at,
});

describe('the register of rights', () => {
  it('grants an unknown source nothing', () => {
    expect(register.rightsOf('bing')).toEqual(noRights);
    expect(noRights).toMatchObject({ storeDays: 0, descriptions: false, model: false, redistribution: false });
    expect(textExpiry({ source: 'bing', fetchedAt: at }, register)).toEqual(at);
  });

  it('takes what the operator declares in place of the public terms', () => {
    expect(register.rightsOf('naver')).toMatchObject({ storeDays: 21, model: false, redistribution: false });
    const declared = createRightsRegister({ naver: { ...publicRights.naver, model: true } });
    expect(declared.rightsOf('naver')).toMatchObject({ storeDays: 21, model: true, redistribution: false });
    expect(declared.rightsOf('gdelt')).toEqual(publicRights.gdelt);
  });

  it('lets trading data of brokers out only when the operator declares it', () => {
    for (const source of ['kiwoom', 'kis', 'csv'] as const) {
      expect(register.rightsOf(source)).toMatchObject({ storeDays: null, redistribution: false });
    }
  });

  it('grants of several what all of them grant, and of none nothing', () => {
    expect(pickStrictest([publicRights.gdelt, publicRights.feed])).toEqual({
      ...publicRights.gdelt,
      storeDays: 21,
      descriptions: false,
      model: false,
      redistribution: false,
    });
    const shorter = { ...publicRights.naver, storeDays: 7 };
    expect(pickStrictest([publicRights.naver, shorter, publicRights.dart]).storeDays).toBe(7);
    expect(pickStrictest([publicRights.dart]).storeDays).toBeNull();
    expect(pickStrictest([])).toEqual(noRights);
  });
});

describe('the time of texts', () => {
  it('runs from the fetch, in days of 24 hours', () => {
    expect(textExpiry({ source: 'naver', fetchedAt: at }, register)).toEqual(new Date('2026-12-12T03:00:00.000Z'));
    expect(textExpiry({ source: 'gdelt', fetchedAt: at }, register)).toBeNull();
  });

  it('of several texts is that of the first to go', () => {
    const earlier = new Date('2026-11-11T03:00:00.000Z');
    const texts = [article('naver', 'a'), { source: 'naver', fetchedAt: earlier }, article('dart', 'b')];
    expect(firstExpiry(texts, register)).toEqual(new Date('2026-12-02T03:00:00.000Z'));
    expect(firstExpiry([article('dart', 'b')], register)).toBeNull();
    expect(notAfter(at, earlier)).toEqual(earlier);
    expect(notAfter(earlier, at)).toEqual(earlier);
    expect(notAfter(at, null)).toEqual(at);
  });
});

it('of copies under one link, the one with the most rights stays, else the first', () => {
  const copies = [article('naver', 'a'), article('gdelt', 'a'), article('naver', 'b'), article('google', 'b')];
  expect(preferredCopies(copies, register).map(({ id }) => id)).toEqual(['gdelta', 'naverb']);
  expect(preferredCopies(copies.toReversed(), register).map(({ id }) => id)).toEqual(['googleb', 'gdelta']);
});

it.each([{ storeDays: null }, { model: true }, { redistribution: true }])(
  'a right that one copy has, %j, is more',
  (own) => {
    const declared = createRightsRegister({ naver: { ...publicRights.naver, ...own } });
    expect(preferredCopies([article('feed', 'a'), article('naver', 'a')], declared)).toMatchObject([{ id: 'navera' }]);
  },
);

it('programs are told the texts of a source that may go out and be kept for good', () => {
  const open = createRightsRegister({ naver: { ...publicRights.naver, redistribution: true } });
  const sources = ['gdelt', 'naver', 'kis'] as const;
  expect(sources.map((source) => mayReachPrograms(source, register))).toEqual([true, false, false]);
  expect(mayReachPrograms('naver', open)).toBe(false);
});

it('a copy of GDELT, which tells when it saw an article, is of the moment at which it was published', () => {
  const [seen, stated] = [
    article('gdelt', 'a'),
    { ...article('naver', 'a'), publishedAt: new Date('2026-11-20T14:50Z') },
  ];
  for (const copies of [
    [seen, stated],
    [stated, seen],
  ]) {
    expect(preferredCopies(copies, register)).toEqual([{ ...seen, publishedAt: stated.publishedAt }]);
  }
  const later = { ...stated, publishedAt: new Date('2026-11-21T09:00Z') };
  expect(preferredCopies([seen, later], register)).toEqual([seen]);
});

it('a copy that names a time to come takes no other place, whatever its rights', () => {
  const toCome = new Date(at.getTime() + 9 * 3_600_000);
  const due = article('naver', 'a');
  for (const source of ['feed', 'gdelt'] as const) {
    const early = { ...article(source, 'a'), publishedAt: toCome };
    expect(preferredCopies([early, due], register)).toEqual([due]);
    expect(preferredCopies([due, early], register)).toEqual([due]);
  }
});

it('a source with limits tells them and the way out in one line', () => {
  expect(limitsLine('dart', publicRights.dart)).toBeNull();
  expect(limitsLine('naver', publicRights.naver)).toBe(
    'texts are kept 21 days, no model reads it, no titles, texts or figures leave the service (declare other rights with NAVER_RIGHTS=contract or SOURCE_RIGHTS_FILE); its rule that results be shown unprocessed and in order cannot be kept by a program that filters and judges',
  );
  expect(limitsLine('feed', publicRights.feed)).toContain('only titles and links are kept');
  expect(limitsLine('kiwoom', publicRights.kiwoom)).toBe(
    'no titles, texts or figures leave the service (declare other rights with SOURCE_RIGHTS_FILE)',
  );
});
