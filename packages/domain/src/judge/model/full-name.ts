import type { CompanyMatch } from '../../company-matching/company-matcher.ts';
import { listNames, nameSource } from '../../company-matching/name-pattern.ts';
import { rememberByObject } from '../../remember.ts';
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

/**
 * Does the same, and sets the company before a headline that names no listed one where the description begins with it: "'붉은사막'
 * 나흘 만에 300만장" tells of its product. The weights learn from headlines as they are: the labels of such ones differ.
 */
export function withCompanyNamed<Text extends NamingText & { description: string }>(text: Text): Text {
  const { title, description, company, standing } = text;
  if (company === undefined || standing === undefined || standing.shortForm !== undefined) return withFullName(text);
  const { because, about, othersInTitle } = standing;
  const isOwn = because === 'named_in_description' && about === 'yes' && othersInTitle === 0;
  // A longer name that contains the company's is another's.
  if (!isOwn || title.includes(company.name) || !opening(company).test(description)) return text;
  return { ...text, title: title.replace(tags, (before) => `${before}${company.name}, `) };
}

const tags = /^(?:\s*[[(【<][^\])】>]{0,20}[\])】>]\s*)*/;

/** A description that begins with the company, a byline and a few words before it left aside. */
const opening = rememberByObject(
  (company: ListedCompany) =>
    new RegExp(
      `^(?:[[(【][^\\])】]{0,30}[\\])】] ?)*(?:\\S+ ){0,3}(?:${listNames(company).map(nameSource).join('|')})(?:의|이|가|은|는|에|,| )`,
    ),
);
