import { describe, expect, it } from 'vitest';
import { checkSentence } from './check-sentence.ts';

const check = (sentence: string, text: string) => checkSentence(sentence, { text, names: ['가나전자'] });

describe('ranks and surprises', () => {
  const text = '가나전자, 3분기 영업이익 12조1000억원…전년보다 30% 증가\n가나전자는 미국에 공장을 짓는다고 밝혔다.';
  it.each([
    '3분기 영업이익이 사상 최대인 12조1000억원을 기록했어요.',
    '3분기 영업이익이 역대 최고를 기록했어요.',
    '3분기 영업이익이 역대 최저로 떨어졌어요.',
    '세계 최초로 미국에 공장을 지어요.',
    '업계에서 유일하게 영업이익이 30% 늘었어요.',
    '영업이익이 시장 예상을 크게 웃돌았어요.',
    '영업이익이 12조1000억원으로 전망치보다 적었어요.',
    '영업이익이 30% 늘어 어닝 서프라이즈를 기록했어요.',
  ])('that no article tells are faults: %s', (sentence) => {
    expect(check(sentence, text)).toContain('metric');
  });

  it.each([
    ['3분기 영업이익이 사상 최대를 기록했어요.', '가나전자, 3분기 영업이익 신기록'],
    ['3분기 영업이익이 역대 최고를 기록했어요.', '가나전자, 3분기 최대 영업이익'],
    ['3분기 영업이익이 시장 예상을 웃돌았어요.', '가나전자, 3분기 영업이익 컨센 상회'],
    ['3분기 영업이익이 어닝 서프라이즈를 기록했어요.', '가나전자 3분기 영업이익, 눈높이 훌쩍'],
    ['국내 최초로 인증을 받았어요.', '가나전자, 국내 첫 인증 획득'],
    ['국내에서 유일하게 인증을 받았어요.', '가나전자, 국내 단독 인증 획득'],
  ])('stand where an article tells them in other words: %s', (sentence, source) => {
    expect(check(sentence, source)).toEqual([]);
  });
});
