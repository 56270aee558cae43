import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { Db } from 'mongodb';

/** The company list in force, in the product's stored form. */
export async function companiesInForce(database: Db): Promise<ListedCompany[]> {
  const list = await database
    .collection<{ _id: string; companies: ListedCompany[] }>('stock_master')
    .findOne({ _id: 'current' });
  if (list === null) throw new Error('no list of companies is in force');
  return list.companies;
}

/**
 * Companies with unambiguous names, each used once: judgements are cached per company, so only the first analysis of
 * each does all the work.
 */
export function freshCompanies(companies: readonly ListedCompany[]): () => ListedCompany {
  const left = unmistakableCompanies(companies).values();
  return () => {
    const next = left.next();
    if (next.done === true) throw new Error('no company is left');
    return next.value;
  };
}

/** Returns those whose name is a Korean word of its own, contains no other company's name and is contained in none. */
export function unmistakableCompanies(companies: readonly ListedCompany[]): ListedCompany[] {
  return companies.filter(
    ({ name }) =>
      /^[가-힣]{4,}$/.test(name) && companies.every((other) => other.name === name || !related(other.name, name)),
  );
}

const related = (one: string, other: string) => one.includes(other) || other.includes(one);
