import type { ListedCompany } from '../stock-master/listed-company.ts';
import { listNames, nameSource } from './name-pattern.ts';
import { unifyText } from './plain-text.ts';

/**
 * Returns a first, broad filter of texts: whether one has the company's code or one of its names, in any spelling that
 * the matching knows. The matching decides later which company a text is about.
 */
export function createNameFilter(company: ListedCompany): (text: string) => boolean {
  const pattern = new RegExp([...listNames(company).map(nameSource), company.code].join('|'));
  return (text) => pattern.test(unifyText(text));
}
