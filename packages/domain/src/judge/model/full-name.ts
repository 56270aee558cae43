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
  if (!isOwn || title.includes(company.name) || ofAll.test(title) || !opening(company).test(description)) return text;
  return { ...text, title: title.replace(tags, (before) => `${before}${company.name}, `) };
}

/** What a state or a market does, to whom it may befall: "美 전기차 보조금 폐지", "관세 15%로 인하". */
const ofAll =
  /(?:관세|보조금|세액 ?공제|금리|환율|유가)\S{0,2} ?(?:\d[\d.]*(?:%|원|달러)(?:['"’”]?$|\S{0,2} ))?(?:인하|인상|폐지|부과|확정|축소|유예|철폐|급등|급락|(?<=['"’”%원러])$)/;

const tags = /^(?:\s*[[(【<][^\])】>]{0,20}[\])】>]\s*)*/;

/**
 * A description that begins with the company, a byline and a few words before it left aside: not with another's name as the subject, nor
 * with a rival, a customer or a former employee of the company, nor with what it counts of others.
 */
const opening = rememberByObject((company: ListedCompany) => {
  const names = `(?:${listNames(company).map(nameSource).join('|')})`;
  const subject = String.raw`(?:\S+ ){0,3}${names}(?:이|가|은|는)`;
  const other = String.raw`(?:(?:\S*${authorities}[이은]|\S+(?<![이가은는])) ){0,3}${names}(?:의|에|,| )`;
  return new RegExp(`${byline}(?:${subject}|${other})(?!${strangers})`);
});

const byline = String.raw`^(?:[[(【][^\])】]{0,30}[\])】] ?)*`;
const authorities = '(?:법원|검찰|경찰|당국|[가-힣]{2}국|[가-힣]{2}청|[가-힣]{2}원|거래소)';
const strangers =
  '.{0,6}(?:경쟁사|경쟁 ?업체|라이벌|맞수|고객사|고객인|협력사|협력 ?업체|하청)|' +
  '[^.]{0,20}(?:경쟁하|경쟁해|출신|퇴사|투자한|출자한|후원|협찬|빌려준|대출해 ?준|에 납품)|' +
  '[^.]{0,40}(?:조사|분석|설문|집계)(?:한 결과|했더니|해 ?보니)';
