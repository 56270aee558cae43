import { describe, expect, it } from 'vitest';
import { buildAccumulation } from '../../../../testing/accumulation-records.ts';
import { roundShares, shortNumber, signedShares } from './share-text.ts';
import { verdictSentence } from './verdict-sentence.ts';

describe('shares in words', () => {
  it('are short on an axis and have their sign in words', () => {
    expect([800, 12_500, 1_250_000, -120_000_000].map(shortNumber)).toEqual(['800', '1.3만', '125만', '-1.2억']);
    expect([1234, -1234, 0].map(signedShares)).toEqual(['+1,234주', '−1,234주', '0주']);
  });

  it('are cut in a sentence, so that it never says more than there is', () => {
    const texts = [8_400, 25_990, 259_999, 12_345_678, 129_999_999].map(roundShares);
    expect(texts).toEqual(['8,400주', '2.5만 주', '25만 주', '1,234만 주', '1.2억 주']);
  });
});

describe('the verdict in plain words', () => {
  const writeSentence = (buy: number, sell: number) =>
    verdictSentence(
      buildAccumulation('MJB-1', {}, { brokers: [{ name: '한울증권', buy, sell }], floatingShares: 10_000_000 }).basis,
    );

  it('tells the net buying, then the catch', () => {
    expect(writeSentence(1_000_000, 840_000)).toEqual({
      net: '주요 거래원 1곳이 16만 주를 순매수했어요.',
      catch: '다만 산 만큼의 84%를 되팔았어요.',
    });
    expect(writeSentence(1_000_000, 450_000).catch).toBe('산 만큼의 45%는 되팔았어요.');
    expect(writeSentence(1_000_000, 290_000).catch).toBeNull();
  });

  it('says that nobody gathered', () => {
    expect(writeSentence(10, 10)).toEqual({ net: '순매수한 거래원이 없어요.', catch: null });
  });
});
