import { type ListedCompany, markets, STOCK_CODE } from '@gaemi/domain/stock-master/listed-company';
import { withSubsidiaries } from '@gaemi/domain/stock-master/subsidiaries';
import * as z from 'zod';
import companies from './companies.json' with { type: 'json' };
import { bundledIndustries } from './industries.ts';

const name = z.string().min(1);
const shares = z.number().int().positive().nullable();
const company: z.ZodType<ListedCompany> = z.object({
  code: z.string().regex(STOCK_CODE),
  name,
  market: z.enum(markets),
  aliases: z.array(name),
  formerNames: z.array(name),
  listedShares: shares,
  floatingShares: shares,
});

/** Day for which the bundled names and codes were compared with the market (yyyy-MM-dd, Seoul). */
export const BUNDLED_AS_OF = '2026-04-01';

/**
 * The ordinary shares of KOSPI and KOSDAQ, SPACs, REITs and listed funds among them (`findShareKind`), sorted by code.
 * Listings of 2025 and 2026 under the newer codes with letters are incomplete. It serves until a live list is
 * available, and gives every list its press names. Share counts and market values are unknown.
 */
export const bundledCompanies: readonly ListedCompany[] = withSubsidiaries(z.array(company).parse(companies)).map(
  (each) => ({ ...each, ...namedIndustry(each.code) }),
);

function namedIndustry(code: string): Pick<ListedCompany, 'industry'> {
  const industry = bundledIndustries.get(code);
  return industry === undefined ? {} : { industry };
}
