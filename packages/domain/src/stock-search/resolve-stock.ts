import { rememberByObject } from '../remember.ts';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { foldedName } from '../text/folded-name.ts';

/** Companies by their folded names, each in the order of the list. */
interface NameTable {
  byName: ReadonlyMap<string, readonly ListedCompany[]>;
  byOtherName: ReadonlyMap<string, readonly ListedCompany[]>;
}

/** A list is the same for a day, and folding all its names takes a millisecond. */
const tableFor = rememberByObject(buildTable);

/**
 * Returns the one listed company of a name: by its name, else by a press or former name. Letter case and blanks do not
 * count. A code resolves ambiguity but does not replace the name.
 */
export function resolveStock(
  companies: readonly ListedCompany[],
  asked: { name: string; code?: string | undefined },
): ListedCompany | 'unknown' | 'ambiguous' {
  const table = tableFor(companies);
  const name = foldedName(asked.name);
  const byName = table.byName.get(name) ?? [];
  const byOtherName = table.byOtherName.get(name) ?? [];
  if (asked.code !== undefined) {
    return [...byName, ...byOtherName].find((company) => company.code === asked.code) ?? 'unknown';
  }
  const [company, another] = byName.length > 0 ? byName : byOtherName;
  if (company === undefined) return 'unknown';
  return another === undefined ? company : 'ambiguous';
}

function buildTable(companies: readonly ListedCompany[]): NameTable {
  return {
    byName: grouped(companies, ({ name }) => [name]),
    byOtherName: grouped(companies, ({ aliases, formerNames }) => [...aliases, ...formerNames]),
  };
}

function grouped(companies: readonly ListedCompany[], listNames: (company: ListedCompany) => readonly string[]) {
  const groups = new Map<string, ListedCompany[]>();
  for (const company of companies) {
    for (const name of new Set(listNames(company).map(foldedName))) {
      const group = groups.get(name) ?? [];
      groups.set(name, group);
      group.push(company);
    }
  }
  return groups;
}
