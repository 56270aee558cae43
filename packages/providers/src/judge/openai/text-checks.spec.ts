import { describe, expect, it } from 'vitest';
import { hasLink, hasMarkup, hasSeveralSentences, isKorean, isQuotedFrom } from './text-checks.ts';

describe('hasLink', () => {
  it.each(['https://a.example', 'javascript:alert(1)', 'www.a', 'evil.com', '주소는 naver.me/x', 'me@a.example'])(
    'finds %s',
    (text) => {
      expect(hasLink(text, '')).toBe(true);
    },
  );

  it.each(['매출이 1.5배 늘었어요.', '삼성전자가 수주했어요.', 'R&D 투자를 늘려요.'])('accepts %s', (text) => {
    expect(hasLink(text, '')).toBe(false);
  });

  it.each(['Trip.com이 투자했어요.', 'node.io를 인수했어요.'])('accepts a name of the article: %s', (text) => {
    expect(hasLink(text, '트립닷컴(TRIP.COM)과 Node.io에 투자')).toBe(false);
    expect(hasLink(text, '삼성전자 투자')).toBe(true);
    expect(hasLink(`${text} https://trip.com`, 'https://trip.com')).toBe(true);
  });
});

describe('hasSeveralSentences', () => {
  it.each([
    ['수주했어요. 또 늘려요.', '수주했다. 또 늘린다.', true],
    ['U.S. 스틸을 인수했어요.', '포스코, U.S. 스틸 인수', false],
    ['No. 1 기업을 인수했어요.', '세계 No. 1 기업 인수', false],
    ['U.S. 스틸을 인수했어요. 또 늘려요.', '포스코, U.S. 스틸 인수', true],
    ['매출이 1.5배 늘었어요.', '', false],
  ])('%s', (text, source, several) => {
    expect(hasSeveralSentences(text, source)).toBe(several);
  });
});

describe('hasMarkup', () => {
  it.each([
    '<b>x</b>',
    '&lt;b&gt;',
    '[글](주소)',
    '![',
    '**굵게**',
    '`코드`',
    '수주 [1]',
    '# 제목',
    '- 항목',
    '1. 항목',
  ])('finds %s', (text) => {
    expect(hasMarkup(text)).toBe(true);
  });

  it.each(['[특징주] 급등했어요.', '5 < 6이에요.', 'R&D를 늘려요.', '1.5배예요.'])('accepts %s', (text) => {
    expect(hasMarkup(text)).toBe(false);
  });
});

it('isQuotedFrom ignores white space and hidden characters, and needs more than a syllable', () => {
  expect(isQuotedFrom('영업이익 흑자\n전환', '3분기 영업이익 흑자전환\u200b 성공')).toBe(true);
  expect(isQuotedFrom('영업손실', '영업이익')).toBe(false);
  expect(isQuotedFrom('이', '영업이익')).toBe(false);
});

it('isKorean accepts Latin names', () => {
  expect(isKorean('SK하이닉스가 HBM을 공급해요.')).toBe(true);
  expect(isKorean('Good news for 삼성')).toBe(false);
  expect(isKorean('123')).toBe(false);
});
