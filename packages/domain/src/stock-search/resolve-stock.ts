import type { ListedCompany } from '@gaemi/contracts/stocks';
import { foldedName } from './folded-name.ts';

/**
 * The one listed company a name stands for: by its name, else by a press or former name; letter case and blanks do not
 * count. A code settles doubt but does not replace the name.
 */
export function resolveStock(
  companies: readonly ListedCompany[],
  asked: { name: string; code?: string | undefined },
): ListedCompany | 'unknown' | 'ambiguous' {
  const name = foldedName(asked.name);
  const byName = companies.filter((company) => foldedName(company.name) === name);
  const byOtherName = companies.filter((company) =>
    [...company.aliases, ...company.formerNames].some((other) => foldedName(other) === name),
  );
  if (asked.code !== undefined) {
    return [...byName, ...byOtherName].find((company) => company.code === asked.code) ?? 'unknown';
  }
  const [company, another] = byName.length > 0 ? byName : byOtherName;
  if (company === undefined) return 'unknown';
  return another === undefined ? company : 'ambiguous';
}
