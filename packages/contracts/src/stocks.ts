import * as z from 'zod';

/** Exchange segments whose companies can be analysed. */
export const market = z.enum(['KOSPI', 'KOSDAQ', 'KONEX']);
export type Market = z.infer<typeof market>;

/** Six characters; newer codes contain capital letters ("0126Z0"). */
export const stockCode = z.string().regex(/^[0-9A-Z]{6}$/, '종목코드를 확인해주세요.');

/** A company of the stock master. `aliases` are names the press uses, `formerNames` earlier listed names; share counts are in shares, null where unknown. */
export const listedCompany = z.object({
  code: stockCode,
  name: z.string().min(1),
  market,
  aliases: z.array(z.string().min(1)),
  formerNames: z.array(z.string().min(1)),
  listedShares: z.number().int().positive().nullable(),
  floatingShares: z.number().int().positive().nullable(),
});
export type ListedCompany = z.infer<typeof listedCompany>;
