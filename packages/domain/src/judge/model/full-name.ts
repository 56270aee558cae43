import type { CompanyMatch } from '../../company-matching/company-matcher.ts';
import type { ListedCompany } from '../../stock-master/listed-company.ts';

interface NamingText {
  title: string;
  company?: ListedCompany | undefined;
  standing?: CompanyMatch | undefined;
}

/**
 * Returns a text whose headline names the company in full where it does so in short and the description in full: "가스공, LNG 개발"
 * is about 한국가스공사, as the matcher knows.
 */
export function withFullName<Text extends NamingText>(text: Text): Text {
  const { title, company, standing } = text;
  const short = standing?.shortForm;
  if (company === undefined || short === undefined || title.includes(company.name)) return text;
  return { ...text, title: title.replace(new RegExp(`(?<![가-힣A-Za-z0-9&])${short}`), () => company.name) };
}
