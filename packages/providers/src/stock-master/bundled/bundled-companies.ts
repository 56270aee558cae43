import { type ListedCompany, listedCompany } from '@gaemi/contracts/stocks';
import * as z from 'zod';
import companies from './companies.json' with { type: 'json' };

/** The day (yyyy-MM-dd, Seoul) the bundled names and codes speak of. */
export const BUNDLED_AS_OF = '2026-04-01';

/**
 * Well-known companies of KOSPI and KOSDAQ (ordinary shares; no funds, REITs or SPACs), sorted by code.
 * Not the whole market: it serves until a live list is there. Share counts are null where unknown.
 */
export const bundledCompanies: readonly ListedCompany[] = z.array(listedCompany).parse(companies);
