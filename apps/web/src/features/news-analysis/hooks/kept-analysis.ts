import { newsTier } from '@gaemi/contracts/grades';
import * as z from 'zod';

const KEY = 'newsAnalysis';

const keptAnalysis = z.object({
  requestId: z.string(),
  stock: z.object({ code: z.string(), name: z.string() }),
  tier: newsTier,
  /** Whose analysis it is; another member in the same tab does not take it over. */
  owner: z.string(),
  /** How far it got: picked, good side accepted by the server (and charged), bad side too, result seen. */
  stage: z.enum(['picked', 'good-accepted', 'accepted', 'shown']),
  /** Credits it cost, once accepted. */
  charged: z.number().nullable(),
});

/** The analysis of this tab, kept so that it survives a reload and a visit to another screen. */
export type KeptAnalysis = z.infer<typeof keptAnalysis>;

export function readKeptAnalysis(owner: string): KeptAnalysis | null {
  try {
    const kept = keptAnalysis.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept.success && kept.data.owner === owner ? kept.data : null;
  } catch {
    return null;
  }
}

export function keepAnalysis(analysis: KeptAnalysis | null): void {
  if (analysis === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(analysis));
}
