import { foldedName } from '../stock-master/folded-name.ts';
import type { ListedCompany } from '../stock-master/listed-company.ts';

/**
 * Returns the codes of renamed companies with a text in their present or a former name. They find records stored under
 * another name of the company. Letter case and blanks do not count.
 */
export function renamedCodes(
  companies: readonly Pick<ListedCompany, 'code' | 'name' | 'formerNames'>[],
  text: string,
): string[] {
  const wanted = foldedName(text);
  return companies
    .filter(({ formerNames }) => formerNames.length > 0)
    .filter(({ name, formerNames }) => [name, ...formerNames].some((each) => foldedName(each).includes(wanted)))
    .map(({ code }) => code);
}
