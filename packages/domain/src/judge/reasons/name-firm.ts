import type { ListedCompany } from '../../stock-master/listed-company.ts';

/**
 * Says with a reason which firm of a financial group it is about: "자회사 가람은행: 과징금 120억원을 물게 됐어요." Where the headline
 * names the group itself, or says whose firm it is, the reason stays.
 */
export function nameFirm(reason: string, headline: string, company: ListedCompany | undefined): string {
  if (company?.subsidiaries === undefined || /자회사|계열사/.test(reason)) return reason;
  if ([company.name, ...company.aliases].some((name) => headline.includes(name))) return reason;
  const [firm] = company.subsidiaries.filter((name) => headline.includes(name)).sort((a, b) => b.length - a.length);
  if (firm === undefined) return reason;
  return reason.includes(firm) ? reason.replace(firm, `자회사 ${firm}`) : `자회사 ${firm}: ${reason}`;
}
