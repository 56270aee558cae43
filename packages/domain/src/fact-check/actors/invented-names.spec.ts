import { describe, expect, it } from 'vitest';
import { namesOccurIn } from './invented-names.ts';

const article =
  '한빛전자, AI 서버용 HBM4 공급…홍길동 대표 "내년 두 배"\n한빛전자가 엔비디아에 HBM4를 납품한다. KTX 부품과 R&D 투자도 늘린다.';

describe('names that the article does not have', () => {
  it.each([
    ['a person with a title', '김철수 대표가 성장을 자신했어요.'],
    ['a person without a blank before the title', '김철수회장의 지분이 늘었어요.'],
    ['a former one', '박영희 전 부회장이 돌아왔어요.'],
    ['a title first', 'CEO 김철수는 성장을 자신했어요.'],
    ['씨', '김철수 씨가 지분을 샀어요.'],
    ['씨 without a blank', '김철수씨가 지분을 샀어요.'],
    ['a foreigner in Hangul', '머스크 CEO가 방문했어요.'],
    ['a person of an office', '파월 의장이 발언했어요.'],
    ['an analyst', '이서연 연구원이 목표가를 올렸어요.'],
    ['a name in Latin letters', 'TSMC보다 먼저 공급해요.'],
    ['a Latin name within a longer one', 'KT에 공급해요.'],
    ['another generation of a product', 'HBM3E 공급으로 매출이 늘어요.'],
    ['two Latin words', 'Morgan Stanley가 좋게 봤어요.'],
    ['a quoted name', '‘갤럭시 제로’ 공급이 늘어요.'],
    ['another kind of quotation marks', '《가온 프로젝트》가 시작돼요.'],
    ['주식회사', '주식회사 누리온과 계약했어요.'],
    ['㈜', '㈜누리온에 납품해요.'],
    ['an unlisted company by its ending', '누리온테크에 납품해요.'],
    ['an unlisted bank', '온누리은행이 돈을 빌려줘요.'],
    ['a company known all over the world', '테슬라에 납품해요.'],
    ['such a company by its other spelling', 'Tesla에 납품해요.'],
  ])('are found: %s', (_, reason) => {
    expect(namesOccurIn(reason, article)).toBe(false);
  });

  it.each([
    ['the person of the article', '홍길동 대표가 성장을 자신했어요.'],
    ['its product in other letters', 'hbm4 공급으로 매출이 늘 수 있어요.'],
    ['the other spelling of a company it names', 'NVIDIA에 공급해 매출이 늘어요.'],
    ['a piece of it in quotation marks', '‘내년 두 배’를 내다봤어요.'],
    ['plain abbreviations', 'CEO가 M&A와 R&D를 말했어요.'],
    ['a kind of product instead of the product', 'AI와 HBM, GPU 수요가 늘어 ESS에도 좋아요.'],
    ['a title with an ordinary word', '신임 대표와 공동 대표가 사내 이사로 올랐어요.'],
    ['kinds of business', '친환경에너지와 전기자동차, 핀테크, 투자은행, 석유화학이 좋아져요.'],
    ['offices of no name', '미국 대통령과 연준 의장의 말이 부담이에요.'],
    ['words of the trade', '이사회가 자사주 소각을 결의해 주주에게 도움이 돼요.'],
    ['everyday words that end alike', '날씨와 마음씨가 좋고 대표 제품이 잘 팔려요.'],
    ['markets and inspections', '주식 시장과 정밀 검사에서 좋은 결과가 나왔어요.'],
    ['the company by its name', '한빛전자의 수주가 늘었어요.'],
  ])('are not found in %s', (_, reason) => {
    expect(namesOccurIn(reason, article)).toBe(true);
  });

  it('reads hostile text quickly', () => {
    const started = process.threadCpuUsage().user;
    namesOccurIn("'가 대표 주식회사 ".repeat(5_000), "a.b'".repeat(20_000));
    expect(process.threadCpuUsage().user - started).toBeLessThan(1_000_000);
  });
});
