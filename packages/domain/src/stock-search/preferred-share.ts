import type { ListedCompany } from '../stock-master/listed-company.ts';
import { foldedName } from '../text/folded-name.ts';
import { splitAtCode } from './beside-code.ts';
import { spokenName } from './spoken-name.ts';

type SearchedNames = Pick<ListedCompany, 'code' | 'name' | 'aliases' | 'formerNames'>;

/** Name or code of the ordinary share that a search for a preferred share means. */
interface OrdinaryShare {
  code?: string;
  name?: string;
}

/**
 * Returns the ordinary share of a preferred one: 삼성전자우, 현대차2우B and 한화3우B(전환) by the name, 005935 and 00088K by
 * the code, whose last character is 0 for an ordinary share. Empty for any other text. Takes a folded name.
 */
export function findOrdinaryShare(folded: string): OrdinaryShare {
  const stem = /^([0-9a-z]{5})[579klm]$/.exec(folded)?.[1];
  if (stem !== undefined) return { code: `${stem}0` };
  const name = /^(.+?)[1-9]?우[bc]?(?:\(전환\))?$/.exec(folded)?.[1];
  return name === undefined ? {} : { name };
}

/**
 * Whether a company was found by its preferred share, which is not listed here: what is analysed is the ordinary one. Its name may be
 * written as it is read aloud (엘지전자우), a press or a former one (삼전우).
 */
export function isFoundByPreferred(term: string, company: SearchedNames): boolean {
  const { code, name, aliases, formerNames } = company;
  const names = [name, spokenName(name) ?? name, ...aliases, ...formerNames].map(foldedName);
  const parts = splitAtCode(term);
  return [term, ...(parts === null ? [] : [parts.name, parts.code])].map(foldedName).some((asked) => {
    // A former name that ends so, as 대우.
    if (names.includes(asked)) return false;
    const ordinary = findOrdinaryShare(asked);
    return ordinary.code === foldedName(code) || names.some((each) => each === ordinary.name);
  });
}
