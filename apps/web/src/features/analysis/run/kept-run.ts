import * as z from 'zod';
import { tabStorage } from '../../../shared/browser-storage.ts';

/** What is kept of an analysis on its way, in both services. */
export const keptRun = z.object({
  requestId: z.string(),
  stock: z.object({ code: z.string(), name: z.string() }),
  /** Whose analysis it is; another member in the same tab does not take it over. */
  owner: z.string(),
  /** Credits it cost, once accepted. */
  charged: z.number().nullable(),
  /** How far it got, in the words of its service. */
  stage: z.string(),
});
export type KeptRun = z.infer<typeof keptRun>;

/** Where the analyses of a service are kept. */
export interface RunKeeping<Run> {
  /** Whether the server has not yet answered the request. */
  isAsked: (run: Run) => boolean;
  /** The running analysis of this tab: it survives a reload and a visit to another screen. */
  read: (owner: string) => Run | null;
  keep: (run: Run | null) => void;
  /** The state of the browser's history entry that shows a result: back, forward and a reload bring it again. */
  shownState: (run: Run) => unknown;
  readShown: (state: unknown, owner: string) => Run | null;
}

interface Keeping<Run extends KeptRun> {
  /** In the tab's storage. */
  key: string;
  schema: z.ZodType<Run>;
  /** The stage before the server's answer. */
  asked: Run['stage'];
}

/** Keeps what is running under a key of the tab's storage, and what is shown in the entries of its history. */
export function keepsRuns<Run extends KeptRun>({ key, schema, asked }: Keeping<Run>): RunKeeping<Run> {
  const ofOwner = (value: unknown, owner: string): Run | null => {
    const run = schema.safeParse(value);
    return run.success && run.data.owner === owner ? run.data : null;
  };
  return {
    isAsked: ({ stage }) => stage === asked,
    read(owner) {
      try {
        return ofOwner(JSON.parse(tabStorage.getItem(key) ?? 'null'), owner);
      } catch {
        return null;
      }
    },
    keep(run) {
      if (run === null) tabStorage.removeItem(key);
      else tabStorage.setItem(key, JSON.stringify(run));
    },
    shownState: (run) => ({ shownRun: run }),
    readShown: (state, owner) => (holdsShownRun(state) ? ofOwner(state.shownRun, owner) : null),
  };
}

/** Whether the state of a history entry holds the analysis whose result it shows. */
function holdsShownRun(state: unknown): state is { shownRun: unknown } {
  return typeof state === 'object' && state !== null && 'shownRun' in state;
}
