import { type ListedCompany, markets, STOCK_CODE } from '@gaemi/domain/stock-master/listed-company';
import * as z from 'zod';
import companies from './companies.json' with { type: 'json' };

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

/** Date of the bundled names and codes (yyyy-MM-dd, Seoul). */
export const BUNDLED_AS_OF = '2026-04-01';

/**
 * Well-known companies of KOSPI and KOSDAQ (ordinary shares; no funds, REITs or SPACs), sorted by code. Not the whole
 * market: it serves until a live list is available. Share counts are null when unknown.
 */
export const bundledCompanies: readonly ListedCompany[] = z.array(company).parse(companies);
