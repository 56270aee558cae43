import * as z from 'zod';

const KEY = 'mjbAnalysis';

const keptMjb = z.object({
  requestId: z.string(),
  stock: z.object({ code: z.string(), name: z.string() }),
  period: z.object({ from: z.string(), to: z.string() }),
  /** Whose analysis it is; another member in the same tab does not take it over. */
  owner: z.string(),
  /** How far it got: asked for, accepted by the server (and charged). */
  stage: z.enum(['asked', 'accepted']),
  /** Credits it cost, once accepted. */
  charged: z.number().nullable(),
});

/** One analysis on its way from the chosen period to its result. */
export type KeptMjb = z.infer<typeof keptMjb>;

/** The running analysis of this tab: it survives a reload and a visit to another screen. */
export function readKeptMjb(owner: string): KeptMjb | null {
  try {
    return ofOwner(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'), owner);
  } catch {
    return null;
  }
}

export function keepMjb(analysis: KeptMjb | null): void {
  if (analysis === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(analysis));
}

/** The state of the browser's history entry that shows a result: back, forward and a reload bring it again. */
export function shownState(analysis: KeptMjb) {
  return { shownMjb: analysis };
}

export function readShownState(state: unknown, owner: string): KeptMjb | null {
  return typeof state === 'object' && state !== null && 'shownMjb' in state ? ofOwner(state.shownMjb, owner) : null;
}

function ofOwner(value: unknown, owner: string): KeptMjb | null {
  const kept = keptMjb.safeParse(value);
  return kept.success && kept.data.owner === owner ? kept.data : null;
}
