import type { CompanyMatch } from '../../company-matching/company-matcher.ts';
import { listNames } from '../../company-matching/name-pattern.ts';
import { findShortForm } from '../../company-matching/short-form.ts';
import type { ListedCompany } from '../../stock-master/listed-company.ts';

interface NamingText {
  title: string;
  company?: ListedCompany | undefined;
  standing?: CompanyMatch | undefined;
}

/**
 * Returns a text whose headline names the company in full where it does so in short and the description in full: "가스공, LNG 개발"
 * is about 한국가스공사, as the matcher knows. Beside another listed company the short form stays.
 */
export function withFullName<Text extends NamingText>(text: Text): Text {
  const { title, company, standing } = text;
  if (company === undefined || standing?.because !== 'named_in_description' || standing.othersInTitle > 0) return text;
  const names = listNames(company);
  if (names.some((name) => title.includes(name))) return text;
  const short = findShortForm(title, names);
  if (short === null) return text;
  return { ...text, title: title.replace(new RegExp(`(?<![가-힣A-Za-z0-9&])${short}`), () => company.name) };
}
