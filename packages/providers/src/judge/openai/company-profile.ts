import { isOrdinaryWord } from '@gaemi/domain/company-matching/ordinary-words';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { visibleText } from '../../news/plain-text.ts';
import { escapedJson } from './data-envelope.ts';
import type { NameMask } from './name-mask.ts';
import { knownCompanies } from './named-companies.ts';

const mostHomonyms = 10;
/** Those that headlines name most come first. */
const mostSubsidiaries = 8;
const longestName = 60;

/** What a model is told of the company, as JSON. A masked company keeps its market and its size. */
export function companyProfile(company: ListedCompany, names: 'shown' | 'masked', mask: NameMask): string {
  const { name, code, market, aliases, formerNames, marketValue, subsidiaries = [] } = company;
  const size = marketValue ? { market_value: roughWon(marketValue) } : {};
  if (names === 'masked') return escapedJson({ name: mask.hide(name), market, ...size });
  const shown = (list: readonly string[]) => list.map((each) => visibleText(each, longestName));
  return escapedJson({
    name: visibleText(name, longestName),
    code,
    market,
    aliases: shown(aliases),
    former_names: shown(formerNames),
    ...(subsidiaries.length > 0 ? { subsidiaries: shown(subsidiaries.slice(0, mostSubsidiaries)) } : {}),
    ...size,
    companies_with_longer_names: knownCompanies().longerNames(name, code).slice(0, mostHomonyms),
    is_ordinary_word: isOrdinaryWord(name),
  });
}

/**
 * Won in words, to two digits: the value of another day then rarely changes what the model reads, and requests for the
 * same company begin alike.
 */
function roughWon(value: number): string {
  const rough = Number(value.toPrecision(2));
  return rough >= 1e12 ? `약 ${String(rough / 1e12)}조원` : `약 ${String(Math.round(rough / 1e8))}억원`;
}
