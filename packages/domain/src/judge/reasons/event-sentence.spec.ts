import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFigures } from '../../figures/read-figures.ts';
import { compoundDeeds } from './compound-deeds.ts';
import { deeds } from './deeds.ts';
import { eventSentence } from './event-sentence.ts';

const names = ['한별전자'];
const sentence = (headline: string, { isCut = false, description = '' } = {}) =>
  eventSentence({ headline, isCut, names, description });

describe('the sentence of an event', () => {
  it.each([
    ['한별전자, 북미 데이터센터향 변압기 납품계약', '북미 데이터센터향 변압기 납품 계약을 맺었어요.'],
    ['한별전자, 540억 규모 주주배정 유증…임상 자금 마련', '540억원 규모 주주배정 유상증자를 하기로 했어요.'],
    ['한별전자, 투자경고종목 지정→추격매수 유의', '투자경고종목으로 지정됐어요.'],
    ['한별전자, 신약 美 임상 2상 승인에 상한가', '신약의 미국 임상 2상 승인을 받았어요.'],
    ['한별전자, 7800억 주주배정 증자에 9%대 급락', '7800억원 규모 주주배정 증자를 하기로 했어요.'],
    ['거래소 기심위, 한별전자 상장폐지 의결', '거래소 기심위가 한별전자 상장폐지를 의결했어요.'],
    ['한별전자 노조, 총파업 돌입', '한별전자 노조가 총파업에 들어갔어요.'],
    ['한별전자, 특허소송 1심서 승소', '특허소송 1심에서 이겼어요.'],
    ['한별전자, 다라 부사장 신임 대표 선임', '다라 부사장을 신임 대표로 선임했어요.'],
    ['한별전자, 유럽 공장 매각 추진', '유럽 공장 매각을 추진해요.'],
    ['한별전자, 공장 증설 검토', '공장 증설을 검토해요.'],
    ['한별전자, 인수설 부인', '인수설을 부인했어요.'],
  ])('"%s" says %s', (headline, said) => {
    expect(sentence(headline)).toBe(said);
  });

  it.each([
    // Hoped for, negotiated, lost, or taken back.
    '한별전자, 1조 규모 원전 수주 유력',
    '한별전자, 2조원 잠수함 수주전 참전',
    '한별전자, 1000억 수주 협상 중',
    '한별전자, 원전 수주 가시권',
    '한별전자, 1000억 공급 계약 체결 임박',
    '한별전자, 1000억 공급 계약 체결…하루 만에 철회',
    '한별전자, 자사주 소각 결정? 회사는 "아니다"',
    '한별전자, 올해 누적 수주 10조원 돌파',
    // Bought by another, or a deed of others.
    '한별전자, 다라에 인수',
    '한별전자, 다라에게 매각',
    '한별전자, 유상증자 청약 흥행',
    '한별전자 3분기 실적 선방, 유럽 공장 착공',
    // Results are read elsewhere.
    '한별전자, 영업이익 30% 늘린다',
    '한별전자, 3년 만에 흑자 달성',
    // Another begins the headline.
    '다라, 한별전자 공장 인수',
    '협력사, 한별전자에 부품 공급',
    // No object.
    '한별전자, 국내 최초 출시',
    '한별전자, 수주',
    '한별전자 결정',
  ])('stays silent on "%s"', (headline) => {
    expect(sentence(headline)).toBeNull();
  });

  it.each([
    // Decided, done or open: the description says which.
    ['한별전자, 그린본드 3억달러 발행', '3억달러를 연 4.62%에 발행했다.', '그린본드 3억달러를 발행했어요.'],
    ['한별전자, 그린본드 3억달러 발행', '3억달러를 발행하기로 했다.', '그린본드 3억달러를 발행하기로 했어요.'],
    ['한별전자, 그린본드 3억달러 발행', '', null],
    ['한별전자, 그린본드 3억달러 발행', '3억달러를 발행한다고 12일 공시했다.', '그린본드 3억달러를 발행하기로 했어요.'],
    ['한별전자, 그린본드 3억달러 발행', '3억달러를 발행하겠다고 밝혔다.', '그린본드 3억달러를 발행하기로 했어요.'],
    ['한별전자, AIG에 안테나 공급…8억4000만원 규모', '', null],
    [
      '한별전자, AIG에 안테나 공급…8억4000만원 규모',
      'AIG와 공급계약을 체결했다.',
      'AIG에 안테나를 8억4000만원 규모로 공급하기로 했어요.',
    ],
    [
      '한별전자, 자회사 다라 유증에 260억 출자',
      '260억원을 출자한다.',
      '자회사 다라 유상증자에 260억원을 출자하기로 했어요.',
    ],
    [
      '최대주주 다라홀딩스, 한별전자 지분 9.2%로 확대',
      '지분을 늘렸다.',
      '최대주주 다라홀딩스가 한별전자 지분을 9.2%로 확대했어요.',
    ],
    ['한별전자, 2028년 신공장 준공', '', null],
    ['한별전자, 2028년 신공장 준공', '신공장을 2028년 준공할 예정이다.', '2028년 신공장을 준공하기로 했어요.'],
    [
      '한별전자 헝가리 공장 가동 중단',
      '생산을 6월부터 8월까지 멈춘다고 공시했다.',
      '헝가리 공장 가동을 중단하기로 했어요.',
    ],
    ['한별전자, 日 편의점 1만2000곳 뚫는다', '입점 협상을 벌이고 있다.', null],
    // Others of the company act.
    ['한별전자 고객사 북미 공장 증설 확정', '', '한별전자 고객사가 북미 공장 증설을 확정했어요.'],
    ['한별전자, 발전소 EPC 자회사가 수주', '', '발전소 EPC를 자회사가 수주했어요.'],
    // Somebody else acts, as the description says, or owns the most of it.
    ['한별전자, 담보 제공 계약 체결', '한별전자는 최대주주 다라그룹이 계약을 맺었다고 공시했다.', null],
    ['한별전자, 전환사채 풋옵션 청구', '4회차 투자자들이 조기상환을 청구했다.', null],
    ['한별전자, 부산 재개발 3,318억 시공권 확보…지분은 60%', '', null],
    ['한별전자, 3자배정 유증에 전략적 투자자 참여', '', null],
    ['한별전자, 영업정지 6개월 처분', '국토교통부가 영업정지를 처분했다.', '영업정지 6개월 처분을 받았어요.'],
    ['한별전자 협력사 대표, 빼돌린 혐의로 기소', '', '한별전자 협력사 대표가 빼돌린 혐의로 기소됐어요.'],
    ['한별전자, 공장 증설 결정', '한별전자 이사회가 증설을 결정했다.', '공장 증설을 결정했어요.'],
    // A time belongs to the object of a decision; of other deeds the description says whether it is over.
    ['한별전자, 1분기 분기배당 180원 결정', '', '1분기 분기배당 180원을 결정했어요.'],
    ['한별전자, 상반기 매입 자사주 소각 완료', '자사주 소각을 마쳤다.', '상반기 매입 자사주 소각을 마쳤어요.'],
    ['한별전자, 3라인 공사 재개', '공사를 다음 달 다시 시작한다.', '3라인 공사를 재개하기로 했어요.'],
    ['한별전자, 자기주식 신탁계약 체결', '신탁계약을 체결하기로 했다.', '자기주식 신탁계약을 맺기로 했어요.'],
    [
      '한별전자 CB 60억 만기 전 취득 후 소각',
      '사채를 소각한다.',
      '전환사채 60억원어치를 만기 전 취득 후 소각하기로 했어요.',
    ],
    ['한별전자, 임상 3상 자진 중단', '임상을 중단한다.', '임상 3상을 자진 중단하기로 했어요.'],
    // The particle stands behind the object, not behind a time, a size or an adverb.
    ["한별전자, 위성 단말 '스카이핀' 6월 출시", '다음 달 내놓는다.', "위성 단말 '스카이핀'을 6월 출시하기로 했어요."],
    ['한별전자, 2고로 개수 한 달 앞당겨 마쳐', '', '2고로 개수를 한 달 앞당겨 마쳤어요.'],
    ['한별전자, 자사주 매입 500억 완료', '', '500억원 규모 자사주 매입을 마쳤어요.'],
    [
      '한별전자, 자사주 86만주 전량 소각…312억 규모',
      '모두 소각했다.',
      '자사주 86만주를 312억원 규모로 전량 소각했어요.',
    ],
    ['한별전자, 재난망 사업자로 선정', '', '재난망 사업자로 선정됐어요.'],
    ['한별전자, 올 수주 28억달러', '', null],
    ['한별전자, 中 다라에 부품 170억 공급', '공급계약을 맺었다.', '중국 다라에 부품 170억원어치를 공급하기로 했어요.'],
    ['한별전자, 특허 소송 최종 승소', '', '특허 소송에서 최종 승소했어요.'],
    ['한별전자, 발행가 1만5200원 확정', '', '발행가를 1만5200원으로 확정했어요.'],
    [
      '한별전자 최대주주, 지분 31.2% 사모펀드에 판다',
      '주식매매계약을 체결했다.',
      '한별전자 최대주주가 지분 31.2%를 사모펀드에 팔기로 했어요.',
    ],
  ])('"%s" beside "%s" says %s', (headline, description, said) => {
    expect(sentence(headline, { description })).toBe(said);
  });

  it('makes no sentence of a clause that the source cut off', () => {
    expect(sentence('한별전자, 유럽 공장 증설 결정', { isCut: true })).toBeNull();
    expect(sentence('한별전자, 유럽 공장 증설 결정…2조원', { isCut: true })).toBe('유럽 공장 증설을 결정했어요.');
  });

  const word = fc.constantFrom(
    '유럽',
    '공장',
    '다라',
    'KQ-3',
    '3분기',
    '1,200억',
    '8만→7만원',
    '12%',
    '-42억원',
    '자사주',
    '500억 규모',
    '공급계약',
    '사실무근',
    '검토',
    '내년',
    '과징금',
    '영업이익',
    '전격',
    '에',
    '목표가',
    '(A12)',
    '?',
  );
  const end = fc.constantFrom(...Object.keys(deeds), '맺어', '늘린다', '밝혔다', '하기로', '유력', '가시권', '설');
  const verbs = new Set(
    [
      '공급',
      '계약',
      '규모',
      ...Object.values(deeds)
        .flat()
        .map(({ verb }) => verb),
      ...compoundDeeds.map(({ verb }) => verb),
    ].flatMap((verb) => verb.split(' ').map((part) => part.replace(/(?:을|를|으로|로)$/, ''))),
  );
  const between = fc.constantFrom(' ', ', ', '…', ' · ');
  const headline = fc
    .tuple(
      fc.constantFrom('한별전자, ', '한별전자 ', '검찰, 한별전자 ', '다라, '),
      fc.array(fc.tuple(word, between)),
      end,
    )
    .map(([opening, words, last]) => `${opening}${words.map((pair) => pair.join('')).join('')}${last}`);

  it('takes each figure and each word from one clause, in its order', () => {
    let reasonFor = 0;
    fc.assert(
      fc.property(headline, (text) => {
        const said = sentence(text);
        if (said === null) return;
        reasonFor += 1;
        const clauses = text
          .replace('검찰, ', '검찰')
          .split(/…|, /)
          .map((clause) => clause.replaceAll(/[ ,]/g, ''));
        const figures = readFigures(said).map(({ value, unit, minus }) => `${value}${unit}${minus}`);
        const inSomeClause = text.split(/…|, /).some((clause) => {
          const known = readFigures(clause.replaceAll(/(?<=억)(?= |$)/g, '원')).map(
            ({ value, unit, minus }) => `${value}${unit}${minus}`,
          );
          return figures.every((figure) => known.includes(figure));
        });
        expect(inSomeClause, `${text} → ${said}`).toBe(true);
        // All but the last word, which is turned, stands in the clause; particles and 원 are added.
        const words = said
          .split(' ')
          .slice(0, -1)
          .map((piece) => piece.replaceAll(/(?:[을를이가은는]|으로|로|에서|에|원)+$|[ ,]/g, ''))
          .filter((piece) => piece !== '' && !verbs.has(piece));
        expect(
          clauses.some((clause) => words.every((piece) => clause.includes(piece.replace(/억원.*/, '억')))),
          `${text} → ${said}`,
        ).toBe(true);
      }),
      { numRuns: 5000, seed: 7 },
    );
    expect(reasonFor).toBeGreaterThan(50);
  });

  it('names each compound deed with a noun that a headline can end with', () => {
    for (const { noun } of compoundDeeds) expect(noun.source.endsWith('$')).toBe(true);
  });
});
