import * as z from 'zod';

/** What is kept of an analysis on its way, in both services. */
export const keptRun = z.object({
  requestId: z.string(),
  stock: z.object({ code: z.string(), name: z.string() }),
  /** Whose analysis it is; another member in the same tab does not take it over. */
  owner: z.string(),
  /** Credits it cost, once accepted. */
  charged: z.number().nullable(),
});
export type KeptRun = z.infer<typeof keptRun>;

/** Where the analyses of a service are kept. */
export interface RunKeeping<Run> {
  /** The running analysis of this tab: it survives a reload and a visit to another screen. */
  read: (owner: string) => Run | null;
  keep: (run: Run | null) => void;
  /** The state of the browser's history entry that shows a result: back, forward and a reload bring it again. */
  shownState: (run: Run) => unknown;
  readShown: (state: unknown, owner: string) => Run | null;
}

/** Keeps what is running under a key of the tab's storage, and what is shown in the entries of its history. */
export function keepsRuns<Run extends KeptRun>(key: string, schema: z.ZodType<Run>): RunKeeping<Run> {
  const ofOwner = (value: unknown, owner: string): Run | null => {
    const run = schema.safeParse(value);
    return run.success && run.data.owner === owner ? run.data : null;
  };
  return {
    read(owner) {
      try {
        return ofOwner(JSON.parse(sessionStorage.getItem(key) ?? 'null'), owner);
      } catch {
        return null;
      }
    },
    keep(run) {
      if (run === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(run));
    },
    shownState: (run) => ({ shownRun: run }),
    readShown: (state, owner) =>
      typeof state === 'object' && state !== null && 'shownRun' in state ? ofOwner(state.shownRun, owner) : null,
  };
}
