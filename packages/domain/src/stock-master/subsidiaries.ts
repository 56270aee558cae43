import { foldedName } from '../text/folded-name.ts';
import type { ListedCompany } from './listed-company.ts';

/** Kinds of firms that bear the name of their financial group: "가람은행" of 가람금융지주. */
const firms =
  '은행 저축은행 카드 캐피탈 증권 투자증권 생명 생명보험 라이프 라이프생명 화재 손해보험 손보 자산운용 자산신탁 뱅크 금융캐피탈 금융저축은행'.split(
    ' ',
  );

/**
 * Main firms of listed groups, and those under other names, by the code of the group; the one that is searched for first. Source:
 * written by hand on 2026-11-26 as headlines call them, not compared with the lists of affiliates in business reports.
 */
const knownFirms: Readonly<Record<string, readonly string[]>> = {
  '055550': ['신한은행', '신한EZ손해보험'],
  '071050': ['한국투자증권', '한투증권'],
  '086790': ['하나은행'],
  '105560': ['국민은행', 'KB국민은행', '국민카드', 'KB국민카드'],
  '138040': ['메리츠화재', '메리츠증권'],
  '138930': ['부산은행', 'BNK부산은행', '경남은행', 'BNK경남은행'],
  '139130': ['iM뱅크', '대구은행', 'DGB대구은행'],
  '175330': ['전북은행', '광주은행', 'JB우리캐피탈'],
  '316140': ['우리은행', 'ABL생명'],
};

const groupEnd = /금융지주(?:회사)?$/;
/** Words that begin the names of many firms which belong together in nothing: 한국은행. */
const plainStems = new Set(['한국', '국제', '중앙', '서울', '제일', '동양', '국민']);

/** A firm that researches or trades for others: headlines name it as their source far more often than as their subject. */
export const isQuotedFirm = (name: string): boolean => /(?:증권|자산운용|자산신탁)$/.test(name);

/**
 * Gives each listed financial group the names of its firms that are not listed themselves: what a bank of the group is fined is
 * news of the group. A name that any other company of the list has is never taken.
 */
export function withSubsidiaries(companies: readonly ListedCompany[]): ListedCompany[] {
  const taken = new Map<string, string>();
  for (const { code, name, aliases, formerNames } of companies)
    for (const each of [name, ...aliases, ...formerNames]) taken.set(foldedName(each), code);
  return companies.map((company) => {
    const names = new Set(listFirms(company).filter((name) => !taken.has(foldedName(name))));
    const { subsidiaries: _, ...listed } = company;
    return names.size === 0 ? listed : { ...listed, subsidiaries: [...names] };
  });
}

function listFirms({ code, name, aliases }: ListedCompany): string[] {
  const stems = [name, ...aliases].filter((each) => groupEnd.test(each)).map((each) => each.replace(groupEnd, ''));
  const named = stems.filter((stem) => stem.length >= 2 && !plainStems.has(stem));
  return [
    ...(named.length > 0 ? (knownFirms[code] ?? []) : []),
    ...named.flatMap((stem) => firms.map((firm) => `${stem}${firm}`)),
  ];
}
