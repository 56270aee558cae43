import { listNames } from '@gaemi/domain/company-matching/name-pattern';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { describe, expect, it } from 'vitest';
import { bundledCompanies } from '../../stock-master/bundled/bundled-companies.ts';
import { createNameMask, lettersOccurIn } from './name-mask.ts';

function bundled(name: string): ListedCompany {
  const company = bundledCompanies.find((each) => each.name === name);
  if (company === undefined) throw new Error(`not bundled: ${name}`);
  return company;
}

describe('masking names', () => {
  it('writes the company as A사 and others as B사, C사, the same ones in every text', () => {
    const mask = createNameMask(bundled('삼성전자'));
    expect(mask.hide('삼성전자, SK하이닉스와 현대차에 공급')).toBe('A사, B사와 C사에 공급');
    expect(mask.hide('현대차가 삼성전자(005930)를 택했다')).toBe('C사가 A사(A사)를 택했다');
  });

  it('hides a longer name that contains that of the company as another company', () => {
    const mask = createNameMask(bundled('한화'));
    expect(mask.hide('한화, 한화솔루션 지분 매각')).toBe('A사, B사 지분 매각');
    expect(mask.show('A사가 B사를 팔았어요.')).toBe('한화가 한화솔루션을 팔았어요.');
  });

  it('puts names back with the particle that fits', () => {
    const mask = createNameMask(bundled('한화솔루션'));
    mask.hide('한화솔루션, 현대차');
    expect(mask.show('A사가 B사는 A사를 A사와 A사로 A사와의 A사로부터 A사도')).toBe(
      '한화솔루션이 현대차는 한화솔루션을 한화솔루션과 한화솔루션으로 한화솔루션과의 한화솔루션으로부터 한화솔루션도',
    );
  });

  it('keeps letters that the article itself writes apart from its own', () => {
    const mask = createNameMask(bundled('삼성전자'));
    const text = '삼성전자, A사에 이어 B사에도 공급';
    expect(mask.hide(text)).toBe('A사, B사에 이어 C사에도 공급');
    expect(mask.show(mask.hide(text))).toBe(text);
  });

  it('leaves letters that stand for nobody, so that the check finds them', () => {
    const mask = createNameMask(bundled('삼성전자'));
    expect(mask.show('D사에 공급해요.')).toBe('D사에 공급해요.');
    expect(lettersOccurIn('D사에 공급해요.', '삼성전자, HBM 공급')).toBe(false);
  });

  it('hides every way to write a name', () => {
    const mask = createNameMask(bundled('SK하이닉스'));
    expect(mask.hide('SK 하이닉스 sk하이닉스 ＳＫ하이닉스')).toBe('A사 A사 A사');
  });
});

describe('for every listed company', () => {
  const texts = (name: string, other: string) => [
    `${name}, ${other} 지분 인수`,
    `[단독] ${other}·${name} 1200억원 규모 공급 계약`,
    `"${name}" 상표 출원 (${name})`,
  ];
  const cases = bundledCompanies.map((company, index) => {
    const other = bundledCompanies[(index * 7 + 1) % bundledCompanies.length]?.name ?? '';
    return { company, other };
  });

  it('a masked text holds no name of the company', () => {
    const left = cases.flatMap(({ company, other }) =>
      listNames(company).flatMap((name) => {
        const mask = createNameMask(company);
        return [...texts(name, other), `${name}그룹 총수 회동`]
          .map((text) => mask.hide(text))
          .filter((hidden) => holdsName(hidden, name))
          .map((hidden) => `${name}: ${hidden}`);
      }),
    );
    expect(left).toEqual([]);
  });

  it('a masked text shown again is the text', () => {
    const changed = cases.flatMap(({ company, other }) => {
      const mask = createNameMask(company);
      return texts(company.name, other)
        .filter((text) => mask.show(mask.hide(text)) !== text)
        .map((text) => `${text} → ${mask.show(mask.hide(text))}`);
    });
    expect(changed).toEqual([]);
  });

  // Latin letters inside a longer Latin word are no name, nor is one syllable inside a Korean word.
  function holdsName(text: string, name: string): boolean {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const edge = /^[a-z]/i.test(name) ? '(?<![A-Za-z])' : name.length === 1 ? '(?<![가-힣])' : '';
    return new RegExp(`${edge}${escaped}${/[a-z]$/i.test(name) ? '(?![A-Za-z])' : ''}`).test(text);
  }
});
