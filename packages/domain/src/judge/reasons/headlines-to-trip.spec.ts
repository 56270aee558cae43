import { expect, it } from 'vitest';
import { readHeadline } from '../../text/read-headline.ts';
import { eventSentence } from './event-sentence.ts';
import { leadSentence } from './lead-sentence.ts';

/** Headlines of the kinds that a hunter found to become false or unreadable sentences. */
const names = ['한별기공'];
const sentence = (headline: string, description = '') => eventSentence({ headline, isCut: false, names, description });

it.each([
  // Conditions.
  ['한별기공, 체코 원전 본계약 땐 5조 수주', ''],
  ['한별기공, 캐나다 잠수함 따내면 60조 수주', ''],
  ['한별기공, 유상증자 철회 땐 자사주 204만주 소각', ''],
  ['한별기공, 다라 인수하면 2조 유상증자', ''],
  ['한별기공, 이라크서 2조 수주하려면 3개월', ''],
  // How or when, and not what.
  ['한별기공, 입찰 불참에도 5000억 수주', '한별기공은 수의계약으로 따냈다.'],
  ['한별기공, 유찰 끝 1조2000억 수주', ''],
  ['한별기공, 상반기만 3조 수주', ''],
  ['한별기공, 분기 2조 수주', ''],
  ['한별기공, 작년 11월 1조 LNG선 수주', ''],
  ['한별기공, 내년 1조 자사주 소각', ''],
  ['한별기공, 최소 3000억 CB 발행', ''],
  ['한별기공, 하반기 7000억 영구채 발행', ''],
  // Where to, and not what.
  ['한별기공, 5G 장비 캐나다 첫 공급', ''],
  ['한별기공, 불닭 인도 첫 출시', ''],
  ['한별기공, 가스터빈 미국 첫 수출', ''],
  ['한별기공, 튀르키예 3만대 수출', ''],
  ['한별기공, LFP ESS 미국 2조 공급', ''],
  ['한별기공, 사우디 3조 수주', ''],
  // Who ordered, and not what.
  ['한별기공, 유럽 제약사 2조 수주', ''],
  ['한별기공, 글로벌 빅테크 1600억 수주', ''],
  ['한별기공, 오세아니아 선주 3411억 수주', '한별기공은 선주와 계약했다.'],
  ['한별기공, 해저케이블 대만 시공 첫 수주', '한별기공은 대만에서 수주했다.'],
  // A goal is no decision.
  ['한별기공, 2030년 매출 40조 달성', ''],
])('leaves "%s" beside "%s" as the headline', (headline, description) => {
  expect(sentence(headline, description)).toBeNull();
});

it.each([
  ['벤츠 1조 수주', '벤츠와 계약했다', '벤츠에서 1조원어치를 수주했어요.'],
  ['테슬라 AI6 23조 수주', '테슬라와 계약을 맺었다', '테슬라에서 23조원 규모 AI6을 수주했어요.'],
  ['xAI 가스터빈 3기 수주', 'xAI와 계약했다', 'xAI에서 가스터빈 3기를 수주했어요.'],
  ['닛산 음극재 첫 수주', '닛산과 계약했다', '닛산에서 음극재를 처음 수주했어요.'],
  ['폭스바겐 배터리시스템 첫 수주', '폭스바겐에서 수주했다', '폭스바겐에서 배터리시스템을 처음 수주했어요.'],
  ['카타르 2900억 수주', '카타르에서 발전소를 수주했다', '카타르에서 2900억원어치를 수주했어요.'],
  ['구글 2000억 공급', '구글에 공급한다', '구글에 2000억원어치를 공급하기로 했어요.'],
  ['애플 OLED 3조 공급', '애플에 공급한다', '애플에 OLED 3조원어치를 공급하기로 했어요.'],
  ['폴란드 3585억 탄약 수출', '폴란드에 수출한다', '폴란드에 3585억원 규모 탄약을 수출하기로 했어요.'],
  ['다라전자 1000억 장비 공급', '다라전자에 공급한다', '다라전자에 1000억원 규모 장비를 공급하기로 했어요.'],
  // Who ordered has its particle already, or is not named.
  ['다라전자에 1000억 장비 공급', '다라전자에 공급한다', '다라전자에 1000억원 규모 장비를 공급하기로 했어요.'],
])('gives the customer of "%s" its particle where "%s" names it', (clause, description, expected) => {
  expect(sentence(`한별기공, ${clause}`, `한별기공은 ${description}.`)).toBe(expected);
});

it.each([
  '허가를 받으면 마일스톤 300억원을 받는다',
  '관세가 없었다면 3분기에 4조원을 냈다',
  '유상증자를 철회하면 자사주 204만주를 소각한다',
  '본계약이 체결되면 체코에서 5조원을 수주한다',
  '상장에 성공하려면 감사 의견을 받아야 한다',
  '주총을 통과하면 자사주 100만주를 태운다',
  '승인이 나오면 독일 공장을 인수한다',
  '환율이 오르면 이익이 300억원 늘어난다',
  '인수 땐 유상증자로 2조원을 마련한다',
  '임상에 성공하면 기술료 500억원을 받는다',
])('takes no condition for an event: "%s"', (stated) => {
  const headline = `한별기공, ${stated.replace(/[을를이가은는] /g, ' ').slice(0, 24)}`;
  expect(leadSentence({ headline, names, description: `한별기공은 ${stated}.` })).toBeNull();
});

it.each([
  '60%, 다라오션이 40%를 인수했다',
  '5000억원, 다라톡이 1조원을 투자했다',
  '주당 370원을, 다라닉스는 375원을 배당한다',
  '3척을, 다라중공업은 4척을 수주했다',
  '인수하자 다라튠은 적자로 돌아섰다',
  '388억원, 다라통신은 299억원의 과징금을 부과받았다',
  '12척을, 다라상선은 4척을 발주했다',
  '루마니아에서, 다라건설은 불가리아에서 원전을 수주했다',
  '뉴저지 공장을, 다라로직스는 메릴랜드 공장을 인수했다',
  '20만톤을, 다라화학은 30만톤을 감산했다',
])('takes no second subject for the company: "%s"', (stated) => {
  const headline = `한별기공·다라, ${(stated.match(/[가-힣]{2,}|\d+/g) ?? []).join(' ')}`;
  expect(leadSentence({ headline, names, description: `한별기공은 ${stated}.` })).toBeNull();
});

it.each([
  '태안에 공장을 짓고, 인력 300명을 새로 뽑기로 했다',
  '유럽 3개국에 대리점을 열었으며, 매출이 20% 늘었다',
  '노사가 임금을 3% 올리기로 하면서, 파업이 끝났다',
])('keeps a second clause of the company: "%s"', (stated) => {
  const headline = `한별기공, ${(stated.match(/[가-힣]{2,}|\d+/g) ?? []).join(' ')}`;
  expect(leadSentence({ headline, names, description: `한별기공은 ${stated}.` })).not.toBeNull();
});

it.each([
  ['다라신평, 한별기공 신용등급 AA→AA- 하향', '다라신평, 한별기공 신용등급 AA→AA- 하향'],
  ['다라신평, 한별기공 등급 A- 상향', '다라신평, 한별기공 등급 A- 상향'],
  ['S&P, 한별기공 BBB+ → A- 상향', 'S&P, 한별기공 BBB+ → A- 상향'],
  ['다라신평, 한별기공 등급 AA- 유지', '다라신평, 한별기공 등급 AA- 유지'],
  ['한별기공, 500억 자사주 소각 결정 - 루머', '한별기공, 500억 자사주 소각 결정 - 루머'],
  ['한별기공, 500억 자사주 소각 결정 - 다라증권', '한별기공, 500억 자사주 소각 결정'],
])('cuts no grade and no doubt off "%s" as a signature', (title, shown) => {
  expect(readHeadline(title).text).toBe(shown);
});

it.each([
  ['FDA 허가 일정 변동 없다', 'FDA의 보완 요구를 받았다고 인정하면서도 허가 일정에는 변동이 없다고 밝혔다'],
  ['관세 영향 없다', '미국 관세가 올해 실적에 미치는 영향이 없다고 밝혔다'],
  ['리콜 원인은 부품 결함 아니다', '이번 리콜의 원인은 부품 결함이 아니다고 밝혔다'],
  ['유동성 충분하다', '회사채를 갚을 유동성이 충분하다고 밝혔다'],
  ['공급 차질 없다', '파업에도 부품 공급에 차질이 없다고 전했다'],
  ['공장 정상 가동', '정전에도 모든 공장의 가동이 정상이다고 밝혔다'],
  ['유출 정보에 금융정보 없다', '유출된 정보에 금융정보는 없다고 밝혔다'],
  ['해킹과 무관하다', '이번 장애는 해킹과 무관하다고 발표했다'],
  ['피해 규모 작다', '화재로 인한 생산 피해 규모가 작다고 밝혔다'],
  ['증자 계획 사실과 맞지 않다', '유상증자 계획은 사실과 맞지 않다고 발표했다'],
])('does not take the claim "%s" for a fact', (headline, stated) => {
  const article = { headline: `한별기공 "${headline}"`, names, description: `한별기공은 ${stated}.` };
  expect(leadSentence(article)).toBeNull();
});

it.each([
  ['세운 공익재단이 근로자 자녀 300명에게 장학금 9억원을 전달했다'],
  ['실시한 500억원 규모 회사채 수요예측에 180억원의 주문만 들어왔다'],
  ['짓는 횡성 발전소가 지역 주민의 동의를 얻었다'],
  ['지은 인천 물류센터가 친환경 인증을 받았다'],
  ['만든 전기 굴착기 30대가 인도 광산에 들어갔다'],
])('keeps the company before "%s"', (stated) => {
  const headline = `한별기공 ${(stated.match(/[가-힣]{2,}|\d+/g) ?? []).slice(1).join(' ')}`;
  expect(leadSentence({ headline, names, description: `한별기공이 ${stated}.` })).toMatch(/^한별기공이 /);
});

it.each([
  ['한별기공 前 안전팀장 벌금 700만원 확정', ''],
  ['"광고비 누락" 점주들 소송…한별기공 1심 일부 패소', ''],
])('leaves "%s" as the headline: %s', (headline, description) => {
  expect(sentence(headline, description)).toBeNull();
});
