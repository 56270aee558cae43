import type { ListedCompany } from '../stock-master/listed-company.ts';
import { foldedName } from '../text/folded-name.ts';
import { indexListed, searchStocks } from './search-stocks.ts';

/**
 * Returns the codes of companies of which a text finds records that lack it in their stored name: the search finds them by code, press
 * name or initials, or the text is a part of another name of a renamed company.
 */
export function findRecordCodes(companies: readonly ListedCompany[], text: string): string[] {
  const wanted = foldedName(text);
  const hasText = (name: string) => foldedName(name).includes(wanted);
  const renamed = companies.filter(
    ({ name, formerNames }) => formerNames.length > 0 && [name, ...formerNames].some(hasText),
  );
  const searched = searchStocks(indexListed(companies), text).filter(({ name }) => !hasText(name));
  return [...new Set([...renamed, ...searched])].map(({ code }) => code);
}
