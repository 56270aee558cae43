import { brokerageNames } from '../company-matching/brokerage-names.ts';

// Brokerages that publish an opinion on a stock. Reports of two brokerages are two events, however similar the text.
const foreignNames =
  '골드만삭스|골드만|모건스탠리|JP모건|UBS|씨티|맥쿼리|노무라|CLSA|HSBC|제프리스|번스타인|BofA|도이체방크';
const stems = ['한국투자', ...brokerageNames, '하이투자', foreignNames].join('|');
const named = new RegExp(`(${stems}) ?(?:투자증권|금융투자|증권|투자(?=[ "'은는])|證)`, 'g');
// Any other brokerage by the form of its name; 증권가, 증권사 and 증권시장 are no names.
const formed = /([가-힣A-Za-z]{1,6}?) ?(?:투자증권|금융투자|증권(?![가사업시거부주])|證(?!券))/g;
const atEnd = new RegExp(`-\\s?\\(?(${stems})\\)?$`);
const atStart = new RegExp(`^(${stems}) ?["']`);
const foreign = /(골드만삭스|모건스탠리|JP모건|UBS|씨티|맥쿼리|노무라|CLSA|HSBC|제프리스|번스타인|BofA)/g;
const raters = /(한신평|나신평|한기평|한국신용평가|나이스신용평가|한국기업평가|무디스|피치)/g;
const givesOpinion = /목표가|목표주가|투자의견|["']|연구원|분석|전망|평가|등급|-/;

/** Returns the brokerages that give an opinion in a text, sorted; none when the text only mentions one. */
export function ratingBrokerages(title: string, description: string): string[] {
  const found = new Set<string>();
  for (const text of givesOpinion.test(title) ? [title, description] : []) {
    for (const pattern of [named, formed, foreign, raters]) {
      for (const match of text.matchAll(pattern)) found.add(match[1] ?? '');
    }
  }
  const end = atEnd.exec(title)?.[1] ?? atStart.exec(title)?.[1];
  if (end !== undefined) found.add(end);
  return [...found].sort();
}
