import { expect, it } from 'vitest';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { checkJudgement } from './check-judgement.ts';

const item = {
  article: 1,
  subject: 'yes',
  kind: 'event',
  type: 'other',
  side: 'good',
  strength: 2,
  material: true,
} as const;
it.each([
  ['삼성전자 목표가 9만원으로 하향', '증권사가 목표주가를 9만원으로 올렸어요.'],
  ['삼성전자, 3분기 영업손실 240억으로 폭 축소', '3분기 영업손실이 240억원으로 확대됐어요.'],
  ['삼성전자, 2000억 공급계약 해지', '2000억원 규모 공급 계약을 맺었어요.'],
  ['삼성전자, 특허 소송 2심 패소', '삼성전자가 특허 소송 2심에서 이겼어요.'],
  ['삼성전자, 신약 임상 3상 신청', '삼성전자의 신약 임상 3상이 성공했어요.'],
  ['삼성전자, 자회사 매각 검토', '삼성전자가 자회사를 매각하기로 했어요.'],
  ['삼성전자 매출 2조·영업이익 3000억', '삼성전자의 매출이 3000억원, 영업이익이 2조원이었어요.'],
  ['삼성전자, 파업으로 500억 손실 우려', '삼성전자가 파업으로 500억원 손실을 입었어요.'],
  ['삼성전자, 자사주 1조 매입 철회', '삼성전자가 자사주 1조원을 사들이기로 했어요.'],
  ['공정위, 삼성전자 무혐의 처분', '공정위가 삼성전자에 과징금을 물렸어요.'],
])('refuses what turns "%s": %s', (title, reason) => {
  expect(checkJudgement({ ...item, quote: title, reason }, { text: title, company }).problems).not.toEqual([]);
});
it.each([
  ['법원 "삼성전자, 320억 배상하라"', '법원이 삼성전자에 320억원을 배상하라고 했어요.'],
  ['삼성전자, 전 직원의 3분의 1 감축', '삼성전자가 직원을 3분의 1 줄이기로 했어요.'],
  ['누리證 "삼성전자 목표가 12만원"', '누리증권이 목표주가를 12만원으로 제시했어요.'],
  ['삼성전자, 3억弗 수주', '삼성전자가 3억달러 규모를 수주했어요.'],
  ['삼성전자 노조 사흘 파업', '삼성전자 노조가 3일 동안 파업해요.'],
  ['삼성전자, 1~3월 매출 70조', '1분기 매출이 70조원이에요.'],
  ['삼성전자 이익 절반으로', '삼성전자의 이익이 50% 줄었어요.'],
  ['삼성전자, 한 달 생산 중단', '삼성전자가 1개월 동안 생산을 멈춰요.'],
  ['삼성전자, 1조5130억 수주', '삼성전자가 1조5000억원대를 수주했어요.'],
  ['삼성전자 영업익 42억3120만원', '영업이익이 42억원대를 기록했어요.'],
])('takes for "%s" what says it in other words: %s', (title, reason) => {
  expect(checkJudgement({ ...item, quote: title, reason }, { text: title, company }).problems).toEqual([]);
});
