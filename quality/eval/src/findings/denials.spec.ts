import { describe, expect, it } from 'vitest';
import { judge } from './tell.ts';

/** What a company denies has not happened: the words of the event weigh on neither side. */
describe('a denial', () => {
  it.each([
    '가나전자 "회생절차 신청 사실 아니다"',
    '가나전자, 횡령설 부인',
    '가나전자 "압수수색 받은 사실 없다"',
    '가나전자, 1000억 과징금설 "사실과 달라"',
    '가나전자, 공급계약 해지설 부인…"정상 이행 중"',
    '가나전자 "상장폐지 사유 발생한 적 없다"',
    '가나전자, 대규모 적자설 일축',
    '가나전자, 생산 중단 보도는 오보',
    '가나전자 "분식회계 의혹 사실무근"',
    '가나전자, 1조 수주설 부인',
    '가나전자, FDA 승인설 사실과 달라',
    '가나전자, 미국 공장 증설설 부인',
    '가나전자 "신약 기술수출 계약 논의한 적 없다"',
    '가나전자 "대주주 지분 매도 사실 아니다"',
  ])('of a report is of neither side: %s', (title) => {
    expect(judge(title)).toMatchObject({ label: 'neutral', material: false });
    expect(judge(title, '가나전자는 관련 보도가 사실이 아니라고 14일 밝혔다.').label).toBe('neutral');
  });

  it.each([
    '가나전자, 유상증자 안 한다',
    '가나전자, 유상증자 하지 않기로',
    '가나전자, 구미 공장 폐쇄 안 한다',
    '가나전자, 리콜 안 한다…"결함 아냐"',
    '가나전자 "물적분할 하지 않겠다"',
    '가나전자, 정리해고 없다…고용 유지 약속',
    '가나전자, 전환사채 발행 검토 안 해',
  ])('of harm is never bad, and good of the mildest kind at most: %s', (title) => {
    const { label, strength } = judge(title);
    expect(label).not.toBe('bad');
    expect(strength).toBe(1);
  });

  it.each([
    '가나전자, 자사주 매입 계획 없다',
    '가나전자, 2공장 증설 않기로',
    '가나전자, 자사주 소각 안 한다',
    '가나전자, 다라소프트 인수 안 한다',
  ])('of a gain is never good: %s', (title) => {
    expect(judge(title).label).not.toBe('good');
  });

  it('leaves what happened besides', () => {
    expect(judge('가나전자, 매각설 사실무근…1조 공급계약 체결').label).toBe('good');
    expect(judge('가나전자 "유증 안 한다"더니…3000억 유상증자 결정').label).toBe('bad');
  });
});
