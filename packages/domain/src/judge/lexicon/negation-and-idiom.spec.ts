import { describe, expect, it } from 'vitest';
import { judgeByLexicon } from './judge-by-lexicon.ts';

const cases: Record<string, readonly (readonly [string, 'good' | 'neutral' | 'bad'])[]> = {
  'what could not be done has failed, whatever the verb': [
    ['한빛전자, 품질 심사 문턱 또 못 넘었다', 'bad'],
    ['한빛전자, 美 대형 수주 못 따냈다', 'bad'],
    ['한빛전자, 3년째 흑자 못 냈다', 'bad'],
    ['한빛전자, 점유율 1위 못 지켰다', 'bad'],
    ['한빛전자, 적자에서 벗어나지 못했다', 'bad'],
    ['한빛전자, 가입자 이탈 못 막아', 'bad'],
  ],
  'what does not go one way goes the other': [
    ['꺾이지 않는 상승세', 'good'],
    ['흔들리지 않는 한빛전자', 'good'],
    ['줄지 않는 미수금', 'bad'],
    ['한빛전자 주가 안 꺾인다', 'good'],
    ['한빛전자, 고객 안 떠났다', 'good'],
  ],
  'fixed phrases with 못 are no failure': [
    ['없어서 못 파는 한빛전자 변압기', 'good'],
    ['아무도 못 말리는 한빛전자 질주', 'good'],
    ['한빛전자, 예상 못한 호실적', 'good'],
  ],
  'less of something unwelcome is good': [
    ['한빛바이오 신약, 체중 25% 감소 확인', 'good'],
    ['한빛전자 불량률 절반으로 줄였다', 'good'],
    ['한빛전자, 자금 부담 던다', 'good'],
    ['한빛건설 미수금 3분의 1로 축소', 'good'],
    ['한빛건설 미수금 눈덩이', 'bad'],
  ],
  'orders that wait are a backlog, places that slip are lost': [
    ['한빛전자, 변압기 주문 2년치 밀렸다', 'good'],
    ['한빛전자, 업계 순위 밀렸다', 'bad'],
  ],
  'what was done for the sake of something else is not the news': [
    ['한빛전자, 빚 갚느라 공장까지 내다판다', 'bad'],
    ['잘나가던 한빛전자, 매출 급감', 'bad'],
    ['떼일 줄 알았던 3천억 돌려받았다', 'good'],
    ['상반기 흔들려도 하반기 반등', 'good'],
  ],
  'words of loss take the noun before them': [
    ['한빛바이오, 기술료 공백', 'bad'],
    ['한빛건설, 재건축 수주전서 쓴잔', 'bad'],
    ['한빛바이오, 기술수출 계약 반환', 'bad'],
    ['한빛소재 공급계약 3억으로 쪼그라들었다', 'bad'],
    ['한빛건설, 빚더미서 벗어났다', 'good'],
  ],
  'a level against the peak is a fall': [
    ['한빛전자, 고점 대비 -70%', 'bad'],
    ['한빛전자, 공모가 대비 두 배', 'good'],
  ],
  'answers to the exchange, drills and lessons carry no side': [
    ['주가 급등 조회공시에 한빛전자 "중요 공시사항 없음"', 'neutral'],
    ['한빛전자, 화재 상황 가정한 대피훈련', 'neutral'],
    ['한빛전자, 대학과 인재 양성 맞손', 'neutral'],
    ['한빛전자, 전직원 해커톤 열어', 'neutral'],
    ['캠핑에 푹 빠진 2030', 'neutral'],
  ],
  'an approval that opens sales is good': [
    ['한빛의료 "유럽 CE 인증 획득…판매 본격화"', 'good'],
    ['한빛은행, 태국 가상은행 인가 획득', 'good'],
  ],
};

describe('negation and idiom', () => {
  for (const [rule, examples] of Object.entries(cases)) {
    it.each(examples)(`${rule}: %s → %s`, (title, expected) => {
      expect(judgeByLexicon({ title, description: '' }).label).toBe(expected);
    });
  }
});
