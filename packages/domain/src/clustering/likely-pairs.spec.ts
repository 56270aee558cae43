import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArticleFeatures, articleFeatures } from './article-features.ts';
import { compareTraits } from './compare-traits.ts';
import { comparePairs } from './likely-pairs.ts';
import { sameEvent } from './same-event.ts';

const subjects = ['한빛전자', '한빛전자, 미국서', '한빛전자 노조', '증권가 "한빛전자'];
const events = [
  ['1200억원 규모 공급 계약 체결', '유럽 통신사와 1200억원 규모의 장비 공급 계약을 맺었다고 공시했다.'],
  ['1천200억 수주 잭팟', '통신 장비 1200억원어치를 유럽에 공급한다.'],
  ['공급 계약 해지', '유럽 통신사와 맺은 공급 계약이 해지됐다.'],
  ['3분기 영업이익 320억원…흑자 전환', '3분기 영업이익이 320억원으로 지난해보다 40% 늘었다.'],
  ['장중 5% 급등', '주가가 장중 5% 올라 거래됐다.'],
  ['특징주, 7% 강세', ''],
  ['리콜 결정', '결함이 발견된 제품 2만대를 리콜한다.'],
  ['목표가 상향', '새봄증권은 목표주가를 8만원으로 올렸다.'],
] as const;

function featuresOfArticles(): ArticleFeatures[] {
  return subjects.flatMap((subject, days) =>
    events.map(([title, description], hours) => {
      const publishedAt = new Date(Date.UTC(2026, 10, 2 + days * days, hours * 2));
      const article = { id: '', title: `${subject} ${title}`, description, link: '', publisher: '', publishedAt };
      return articleFeatures(article, { names: null });
    }),
  );
}

describe('likely pairs', () => {
  it('includes every pair whose probability is one half or more', () => {
    const features = featuresOfArticles();
    const { hasChance } = comparePairs(features);
    const missed: string[] = [];
    let likely = 0;
    features.forEach((left, a) => {
      features.forEach((right, b) => {
        if (a === b || sameEvent(left, right) < 0.5) return;
        likely += 1;
        if (!hasChance(a, b)) missed.push(`${a} ${b}`);
      });
    });
    expect(likely).toBeGreaterThan(10);
    expect(missed).toEqual([]);
  });

  it('excludes pairs with nothing in common', () => {
    const features = featuresOfArticles();
    expect(comparePairs(features).hasChance(0, events.length * 3 + 6)).toBe(false);
  });

  it('gives each pair the probability of sameEvent, few articles or many', () => {
    const features = featuresOfArticles();
    const all = features.map((_, index) => index);
    for (const members of [all, all.slice(3, 12)]) {
      const probability = comparePairs(features).probabilityWithin(members);
      for (const a of members)
        for (const b of members)
          if (a !== b) expect(probability(a, b)).toBe(sameEvent(at(features, a), at(features, b)));
    }
  });

  it('gives the probability of sameEvent for articles that differ in a detail, in either order', () => {
    const piece = fc.constantFrom(
      ...['3000억', '3,000억원', '2999억', '12.1조', '7척', '1분기', '2분기', '10월', '11월', '임상 2상', '1심', '2심'],
      ...[
        '수주',
        '계약 체결',
        '계약 해지',
        '철회',
        '유상증자',
        '과징금',
        '취소',
        '급등',
        '5% 하락',
        '승소',
        '패소',
        '',
      ],
      ...['목표가 9만→11만원', '가나증권', '미국', '조지아', '텍사스', 'NVIDIA', '[특징주]', '영업이익 320억', '파업'],
    );
    const title = fc.array(piece, { maxLength: 5 }).map((words) => words.join(' '));
    const time = fc.constantFrom(0, 1, 3_600_000, 5 * 86_400_000, Number.NaN);
    const story = fc.record({ title, description: title, time });
    fc.assert(
      fc.property(fc.array(story, { minLength: 2, maxLength: 34 }), (stories) => {
        const features = stories.map(({ time, ...text }) =>
          articleFeatures({ ...text, id: '', link: '', publisher: '', publishedAt: new Date(time) }, { names: null }),
        );
        const { hasChance, probabilityWithin } = comparePairs(features);
        const probability = probabilityWithin(features.map((_, index) => index));
        for (const [b, right] of features.entries())
          for (const [a, left] of features.slice(0, b).entries()) {
            const plain = sameEvent(left, right);
            expect(probability(a, b)).toBe(plain);
            expect(hasChance(a, b) || !(plain >= 0.5)).toBe(true);
            expect(compareTraits(right, left)).toEqual(compareTraits(left, right));
          }
      }),
      { numRuns: 60, seed: 33 },
    );
  });
});

function at(features: readonly ArticleFeatures[], index: number): ArticleFeatures {
  const found = features[index];
  if (found === undefined) throw new Error(`no article ${index}`);
  return found;
}
