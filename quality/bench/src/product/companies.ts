import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { Db } from 'mongodb';

/** The list of companies in force, as the product keeps it. */
export async function companiesInForce(database: Db): Promise<ListedCompany[]> {
  const list = await database
    .collection<{ _id: string; companies: ListedCompany[] }>('stock_master')
    .findOne({ _id: 'current' });
  if (list === null) throw new Error('no list of companies is in force');
  return list.companies;
}

/**
 * Companies of unmistakable names, none of them handed out twice: judgements are kept per company, so only the first
 * analysis of each does all the work.
 */
export function freshCompanies(companies: readonly ListedCompany[]): () => ListedCompany {
  const left = unmistakableCompanies(companies).values();
  return () => {
    const next = left.next();
    if (next.done === true) throw new Error('no company is left');
    return next.value;
  };
}

/** Those whose name is a Korean word of its own and neither holds another company's name nor is held by one. */
export function unmistakableCompanies(companies: readonly ListedCompany[]): ListedCompany[] {
  return companies.filter(
    ({ name }) =>
      /^[가-힣]{4,}$/.test(name) && companies.every((other) => other.name === name || !related(other.name, name)),
  );
}

const related = (one: string, other: string) => one.includes(other) || other.includes(one);
