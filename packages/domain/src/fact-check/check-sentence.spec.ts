import { describe, expect, it } from 'vitest';
import { checkSentence, hasFault } from './check-sentence.ts';

const names = ['한별전자'];
const faults = (sentence: string, text: string) => {
  const found = checkSentence(sentence, { text, names });
  // The short way says the same of every sentence here.
  expect(hasFault(sentence, { text, names })).toBe(found.length > 0);
  return found;
};

describe('a sentence in other words than its source', () => {
  it.each([
    ['한별전자의 지난해 순손실이 18억 원이에요.', '한별전자, 지난해 당기순손실 18억4402만1150원'],
    ['매출이 1800억원대예요.', '한별전자 매출 1,812억'],
    ['매출이 약 1000억원으로 늘었어요.', '한별전자 매출 1천억원으로 증가'],
    ['영업이익이 네 배로 늘었어요.', '한별전자 영업이익 4배 증가'],
    ['매출이 5%, 영업이익이 12% 줄었어요.', '한별전자 매출·영업이익 각각 5%, 12% 감소'],
    ['영업손실이 30% 줄었어요.', '한별전자 영업손실 30% 개선'],
    ['가나증권이 목표주가를 10만원에서 12만원으로 올렸어요.', '"더 간다" 한별전자 목표가 10만→12만원-가나'],
    ['가나증권이 한별전자 목표주가를 12만원으로 올렸어요.', '한별전자, 목표가 12만원으로 상향-가나證'],
    ['3분기까지 영업이익 3조2000억원을 냈어요.', '한별전자 1~3분기 영업이익 3조2000억'],
    ['북미 매출이 2조원으로 35% 늘었어요.', '한별전자 3분기 북미 매출 2조원…35% 증가'],
    [
      '한별전자가 자사주 300억원어치를 소각하기로 했어요.',
      '한별전자, 자기주식 300억 없앤다\n이사회가 의결했다고 공시했다.',
    ],
    ['한별전자가 특허 소송에서 이겼어요.', '한별전자, 특허 소송 승소'],
    ['한별전자가 다라바이오를 인수했어요.', '한별전자, 다라바이오 품었다'],
    ['한별전자가 보통주 1주당 250원을 배당하기로 했어요.', '한별전자, 보통주 한 주에 250원 배당'],
    ['한별전자가 투자경고종목 지정예고를 받았어요.', '[공시속보] 한별전자, 투자경고종목 지정예고→매수 유의'],
  ])('passes: %s', (sentence, text) => {
    expect(faults(sentence, text)).toEqual([]);
  });
});

describe('a sentence that its source does not support', () => {
  it.each([
    ['figure', '영업이익이 1300억원이에요.', '한별전자 영업이익 1200억원'],
    ['figure', '매출이 1900억원이에요.', '한별전자 매출 1,812억'],
    ['unit', '영업이익이 1200억 달러예요.', '한별전자 영업이익 1200억원'],
    ['sign', '영업이익이 42억원이에요.', '한별전자 영업손실 42억원'],
    ['sign', '한별전자가 흑자로 돌아섰어요.', '한별전자, 상반기 적자 전환'],
    ['direction', '영업이익이 12% 늘었어요.', '한별전자 영업이익 12% 감소'],
    ['direction', '가나증권이 한별전자 목표주가를 낮췄어요.', '가나증권, 한별전자 목표가 상향'],
    ['metric', '영업이익이 30% 늘었어요.', '한별전자 3분기 영업이익 1200억…가입자 30% 증가'],
    ['metric', '매출이 5%, 영업이익이 12% 줄었어요.', '한별전자 영업이익·매출 각각 5%, 12% 감소'],
    ['metric', '한별전자가 무상증자를 하기로 했어요.', '한별전자, 300억 유상증자 결정'],
    ['order', '가나증권이 목표주가를 12만원에서 10만원으로 올렸어요.', '한별전자 목표가 10만→12만원 상향-가나'],
    ['order', '가나증권이 목표주가를 10만원으로 올렸어요.', '한별전자 목표가 10만원→12만원 상향-가나'],
    ['period', '3분기 영업이익이 1200억원이에요.', '한별전자 2분기 영업이익 1200억원'],
    ['period', '3분기 영업이익이 1200억원이에요.', '한별전자 3분기 누적 영업이익 1200억원'],
    ['period', '한별전자의 올해 매출이 82억원이에요.', '한별전자 지난해 매출 82억원…내년도 밝다'],
    ['part', '3분기 매출이 2조원이에요.', '한별전자 3분기 북미 매출 2조원'],
    ['part', '3분기 북미 매출이 2조원이에요.', '한별전자 3분기 매출 2조원'],
    ['name', '마바증권이 한별전자 목표주가를 올렸어요.', '가나증권, 한별전자 목표가 상향'],
    ['name', '공정위가 한별전자에 과징금을 물렸어요.', '한별전자, 과징금 52억 제재'],
    ['actor', '한별전자가 다라펀드 지분 5%를 팔았어요.', '다라펀드, 한별전자 지분 5% 매각'],
    ['actor', '한별전자가 가나증권 목표주가를 올렸어요.', '가나증권 "한별전자 목표가 상향"'],
    ['stage', '한별전자가 300억원 규모 일감을 따냈어요.', '한별전자, 300억 수주 유력'],
    ['stage', '한별전자가 유상증자를 하기로 했어요.', '한별전자, 유상증자 검토'],
    ['stage', '한별전자가 유상증자를 하기로 했어요.', '한별전자, 유상증자 철회'],
    ['stage', '한별전자가 자사주를 소각했어요.', '한별전자, 자사주 소각 결정'],
    [
      'stage',
      '한별전자의 3분기 영업이익이 138억원을 기록했어요.',
      '동해證\n한별전자가 3분기 영업이익 138억원을 거둘 것으로 추정했다.',
    ],
    ['outcome', '한별전자가 특허 소송에서 졌어요.', '한별전자, 특허 소송 승소'],
    ['outcome', '한별전자가 공급 계약을 맺었어요.', '한별전자, 1140억 공급계약 해지'],
    ['outcome', '한별전자가 다라바이오 지분을 샀어요.', '한별전자, 다라바이오 지분 매각'],
    ['particle', '한별전자이 공장을 지어요.', '한별전자, 공장 짓는다'],
    ['particle', '영업이익가 늘었어요.', '한별전자 영업이익 증가'],
    ['particle', '목표주가를 12만원로 올렸어요.', '한별전자 목표가 12만원으로 상향'],
  ])('is refused for its %s: %s', (fault, sentence, text) => {
    expect(faults(sentence, text)).toContain(fault);
  });

  it('names each fault once', () => {
    expect(faults('매출이 9억원, 이익이 8억원이에요.', '한별전자 매출 1억원, 이익 2억원')).toEqual(['figure']);
  });

  it('refuses what is too long to be a sentence', () => {
    expect(faults('한별전자 '.repeat(500), '한별전자')).toEqual(['length']);
  });
});

describe('the time of a check', () => {
  const timeOf = (work: () => void, times = 1): number => {
    const started = process.threadCpuUsage().user;
    for (let time = 0; time < times; time += 1) work();
    return (process.threadCpuUsage().user - started) / 1_000 / times;
  };
  /** Counts the words of a text, twenty times over. */
  const countWords = (text: string): void => {
    const counts = new Map<string, number>();
    for (let time = 0; time < 20; time += 1)
      for (const [word] of text.matchAll(/[가-힣A-Za-z]+|\d[\d,.]*/g)) {
        const stem = word.replace(/(?:은|는|이|가|을|를|로|에|의|고|다)$/, '');
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
      }
  };

  it('is below that of counting the words of the article 160 times', () => {
    const article = `한별전자 3분기 영업이익 1200억…전년比 12%↑\n${'한별전자는 3분기 매출이 2조원, 영업이익이 1200억원이라고 14일 밝혔다. '.repeat(4)}`;
    const sentence = '한별전자의 3분기 영업이익이 1200억원으로 지난해 같은 기간보다 12% 늘었어요.';
    const check = () => void checkSentence(sentence, { text: article, names });
    const count = () => countWords(article);
    for (const work of [check, count]) timeOf(work, 200);
    // Side by side: a busy or slow machine lengthens both. On an idle one of two cores a check takes 0.3 to 0.6 ms.
    const ratios = Array.from({ length: 10 }, () => timeOf(check, 50) / timeOf(count, 50));
    expect(Math.min(...ratios)).toBeLessThan(8);
  });

  it.each([
    ['figures', '1조1억1만1천1백 '],
    ['marks', '-→12%→["\'((…'],
    ['names', '가나증권이 한별전자 자회사 '],
    ['nouns', '영업이익 매출 목표주가 '],
    ['deeds', '계약 소각 유상증자 지정예고 철회 '],
    ['blanks', ' \t'],
    ['one word', '가'],
  ])('grows with the length of a text of %s', (_, piece) => {
    const sentence = '가나증권이 한별전자의 3분기 영업이익을 1200억원에서 1조1억원으로 12% 올리고 소각하기로 했어요.';
    const check = (stated: string, text: string) => () => void checkSentence(stated, { text, names });
    expect(timeOf(check(sentence, piece.repeat(Math.ceil(200_000 / piece.length))))).toBeLessThan(4_000);
    expect(timeOf(check(piece.repeat(Math.ceil(990 / piece.length)).slice(0, 990), sentence))).toBeLessThan(200);
  });
});
