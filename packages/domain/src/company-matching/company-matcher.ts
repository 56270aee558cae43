import type { ListedCompany } from '@gaemi/contracts/stocks';

/** Why a text is, is not or may be about a company. Stable: counted in the coverage and shown by the evaluation. */
export type MatchReason =
  | 'code'
  | 'named_in_title'
  | 'named_in_description'
  | 'only_longer_name'
  | 'preferred_share'
  | 'other_sense'
  | 'weak_context'
  | 'analyst_only'
  | 'sports'
  | 'listing_only'
  | 'mention_only'
  | 'not_named';

/** `doubtful` is dropped like `no`, but counted apart. */
export interface CompanyMatch {
  about: 'yes' | 'no' | 'doubtful';
  because: MatchReason;
}

export interface CompanyMatcher {
  match(company: ListedCompany, text: { title: string; description: string }): CompanyMatch;
}

/** Prepares matching against the whole list of companies, whose names exclude each other. */
export function createCompanyMatcher(_companies: readonly ListedCompany[]): CompanyMatcher {
  return {
    match(company, text) {
      const names = [company.name, ...company.aliases, ...company.formerNames];
      if (text.title.includes(company.code)) return { about: 'yes', because: 'code' };
      if (names.some((name) => text.title.includes(name))) return { about: 'yes', because: 'named_in_title' };
      if (names.some((name) => text.description.includes(name)))
        return { about: 'doubtful', because: 'named_in_description' };
      return { about: 'no', because: 'not_named' };
    },
  };
}
