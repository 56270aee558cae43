import { expect, it } from 'vitest';
import { advises, isPolite, onlyAnnounces, reportsPrice } from './reason-form.ts';

it.each([
  ['자사주 16조원을 소각하기로 했어요.', true],
  ['공급 계약을 맺었어요', true],
  ['공급 계약을 맺었습니다.', false],
  ['공급 계약 체결', false],
  ['공급 계약을 맺었다.', false],
])('whether a sentence is polite 해요체: %s', (sentence, polite) => expect(isPolite(sentence)).toBe(polite));

it.each([
  ['자사주를 소각했다는 소식이에요.', true],
  ['공급 계약을 맺었다는 내용이에요.', true],
  ['공급 계약을 맺었다는 보도예요.', true],
  ['소식지를 펴내기로 했어요.', false],
  ['3분기 영업이익이 12조원이에요.', false],
])('whether a sentence only announces: %s', (sentence, announces) => expect(onlyAnnounces(sentence)).toBe(announces));

it.each([
  ['주가가 5% 올랐어요.', true],
  ['실적 우려에 주가는 12% 급락했어요.', true],
  ['장중 52주 신고가를 기록했어요.', true],
  ['하한가로 직행했어요.', true],
  ['가나증권이 목표주가를 20만원으로 올렸어요.', false],
  ['목표 주가가 20만원으로 올랐어요.', false],
  ['영업이익이 12조원으로 32% 올랐어요.', false],
  ['주가를 떠받치려고 자사주 500억원어치를 사들이기로 했어요.', false],
])('whether a sentence reports a price: %s', (sentence, price) => expect(reportsPrice(sentence)).toBe(price));

it.each([
  ['주가가 크게 오를 전망이에요.', true],
  ['실적 부진으로 주가가 더 떨어질 수 있어요.', true],
  ['주가도 반등할 것으로 보여요.', true],
  ['지금이 저가 매수를 고려해 볼 때예요.', true],
  ['장기 투자하기 좋은 회사예요.', true],
  ['실적이 좋아져 투자할 만해요.', true],
  ['가나증권이 주가가 더 오를 것으로 봤어요.', false],
  ['가나증권이 매수를 추천했어요.', false],
  ['목표주가가 더 오를 수 있어요.', false],
  ['2030년까지 해상풍력에 5조원을 투자하기로 했어요.', false],
  ['자사주를 매수하기로 했어요.', false],
  ['규제에 맞추려면 2030년까지 5조원을 투자해야 해요.', false],
  ['공정위 명령으로 6개월 안에 지분 20%를 매도해야 해요.', false],
  ['미국 제철소 투자를 검토해 볼 계획이에요.', false],
  ['미국 투자를 고려해 배당을 줄였어요.', false],
  ['지금 매수해야 해요.', true],
  ['이 주식을 매도해야 할 때예요.', true],
])('whether a sentence advises or foretells the price: %s', (sentence, does) => expect(advises(sentence)).toBe(does));
