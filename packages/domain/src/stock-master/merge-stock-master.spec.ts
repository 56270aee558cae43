import { describe, expect, it } from 'vitest';
import type { ListedCompany } from './listed-company.ts';
import { mergeStockMaster } from './merge-stock-master.ts';

const company = (code: string, name: string, more: Partial<ListedCompany> = {}): ListedCompany => ({
  code,
  name,
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
  ...more,
});
const nothing = { inForce: [], bundled: [] };

describe('mergeStockMaster', () => {
  it('takes press names, former names and floating shares from the bundled list, the rest from the new one', () => {
    const bundled = [
      company('005930', '삼성전자', {
        aliases: ['삼전'],
        formerNames: ['삼성전자공업'],
        listedShares: 1,
        floatingShares: 4_000,
      }),
    ];
    const listed = [company('005930', '삼성전자', { market: 'KOSDAQ', listedShares: 5_000 })];
    expect(mergeStockMaster(listed, { inForce: bundled, bundled })).toEqual([
      company('005930', '삼성전자', {
        market: 'KOSDAQ',
        aliases: ['삼전'],
        formerNames: ['삼성전자공업'],
        listedShares: 5_000,
        floatingShares: 4_000,
      }),
    ]);
  });

  it('keeps the old name of a renamed company after further renamings and refreshes', () => {
    const first = mergeStockMaster([company('003670', '포스코켐텍')], nothing);
    const second = mergeStockMaster([company('003670', '포스코케미칼')], { inForce: first, bundled: [] });
    const third = mergeStockMaster([company('003670', '포스코퓨처엠')], { inForce: second, bundled: [] });
    const fourth = mergeStockMaster([company('003670', '포스코퓨처엠')], { inForce: third, bundled: [] });
    expect(second[0]?.formerNames).toEqual(['포스코켐텍']);
    expect(third[0]?.formerNames).toEqual(['포스코케미칼', '포스코켐텍']);
    expect(fourth).toEqual(third);
  });

  it('counts the name in the bundled list as a former one when the company now has another', () => {
    const bundled = [company('003620', '쌍용차', { aliases: ['쌍용자동차', 'KG모빌리티'] })];
    const [merged] = mergeStockMaster([company('003620', 'KG모빌리티')], { inForce: [], bundled });
    expect(merged).toMatchObject({ aliases: ['쌍용자동차'], formerNames: ['쌍용차'] });
  });

  it('drops a former name when the company takes it again', () => {
    const inForce = [company('001230', '나다', { formerNames: ['가나'] })];
    const [merged] = mergeStockMaster([company('001230', '가나')], { inForce, bundled: [] });
    expect(merged).toMatchObject({ name: '가나', formerNames: ['나다'] });
  });

  it('does not count other blanks or letter case as another name', () => {
    const inForce = [company('034220', 'LG 디스플레이', { formerNames: ['lg디스플레이'] })];
    const [merged] = mergeStockMaster([company('034220', 'LG디스플레이')], { inForce, bundled: [] });
    expect(merged?.formerNames).toEqual([]);
  });

  it('keeps the press spellings unchanged', () => {
    const bundled = [company('361610', 'SK아이이테크놀로지', { aliases: ['SKIET', 'SK IET', 'SK 아이이테크놀로지'] })];
    const merged = mergeStockMaster([company('361610', 'SK아이이테크놀로지')], { inForce: [], bundled });
    expect(merged).toEqual(bundled);
  });

  it('contains the new companies and none that is gone', () => {
    const inForce = [company('000020', '동화약품'), company('000030', '우리은행')];
    const listed = [company('0126Z0', '삼성에피스홀딩스'), company('000020', '동화약품')];
    const codes = mergeStockMaster(listed, { inForce, bundled: inForce }).map(({ code }) => code);
    expect(codes).toEqual(['000020', '0126Z0']);
  });

  it('leaves a name to the company that has it now', () => {
    const inForce = [company('005490', '포스코')];
    const bundled = [company('005490', '포스코', { aliases: ['POSCO'] })];
    const listed = [company('005490', 'POSCO홀딩스'), company('999990', '포스코'), company('999980', 'posco')];
    const merged = mergeStockMaster(listed, { inForce, bundled });
    expect(merged).toMatchObject([{ code: '005490', aliases: [], formerNames: [] }, {}, {}]);
  });

  it('drops a former name that two companies have had', () => {
    const inForce = [company('100000', '가', { formerNames: ['옛이름'] }), company('200000', '옛이름')];
    const merged = mergeStockMaster([company('100000', '가'), company('200000', '나')], { inForce, bundled: [] });
    expect(merged.map(({ formerNames }) => formerNames)).toEqual([[], []]);
  });

  it('treats more floating than listed shares as unknown', () => {
    const bundled = [company('005930', '삼성전자', { floatingShares: 5_001 })];
    const listed = [company('005930', '삼성전자', { listedShares: 5_000 })];
    expect(mergeStockMaster(listed, { inForce: [], bundled })[0]?.floatingShares).toBeNull();
  });

  it('is idempotent and does not change its input', () => {
    const bundled = [company('005930', '삼성전자', { aliases: ['삼전'], formerNames: ['삼성전자공업'] })];
    const inForce = [company('005930', '삼성', { aliases: ['옛별명'] })];
    const given = structuredClone({ bundled, inForce });
    const once = mergeStockMaster([company('005930', '삼성전자')], { inForce, bundled });
    expect(mergeStockMaster(once, { inForce: once, bundled })).toEqual(once);
    expect({ bundled, inForce }).toEqual(given);
  });
});
