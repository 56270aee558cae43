import { newsTier } from '@gaemi/contracts/grades';
import * as z from 'zod';

const KEY = 'newsAnalysis';

const keptAnalysis = z.object({
  requestId: z.string(),
  stock: z.object({ code: z.string(), name: z.string() }),
  tier: newsTier,
  /** Whose analysis it is; another member in the same tab does not take it over. */
  owner: z.string(),
  /** How far it got: picked, good side accepted by the server (and charged), bad side too. */
  stage: z.enum(['picked', 'good-accepted', 'accepted']),
  /** Credits it cost, once accepted. */
  charged: z.number().nullable(),
});

/** One analysis on its way from pick to result. */
export type KeptAnalysis = z.infer<typeof keptAnalysis>;

/** The running analysis of this tab: it survives a reload and a visit to another screen. */
export function readKeptAnalysis(owner: string): KeptAnalysis | null {
  try {
    return ofOwner(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'), owner);
  } catch {
    return null;
  }
}

export function keepAnalysis(analysis: KeptAnalysis | null): void {
  if (analysis === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(analysis));
}

/** The state of the browser's history entry that shows a result: back, forward and a reload bring it again. */
export function shownState(analysis: KeptAnalysis) {
  return { shownAnalysis: analysis };
}

export function readShownState(state: unknown, owner: string): KeptAnalysis | null {
  return typeof state === 'object' && state !== null && 'shownAnalysis' in state
    ? ofOwner(state.shownAnalysis, owner)
    : null;
}

function ofOwner(value: unknown, owner: string): KeptAnalysis | null {
  const kept = keptAnalysis.safeParse(value);
  return kept.success && kept.data.owner === owner ? kept.data : null;
}
