import { readFileSync } from 'node:fs';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { FaultDesk } from '../faults/fault-desk.ts';
import type { ProductProcess } from './product-process.ts';

const LOOK_MS = 20;
/** So often in a row nobody has to be at work. */
const LOOKS = 4;
/** Real time without a request that is part of some work. */
const QUIET_MS = 90;
/** The same where nobody can tell whether a process computes. */
const QUIET_UNSEEN_MS = 900;

/** Whose rest it is about. */
interface Watched {
  desk: FaultDesk;
  processes: ReadonlyMap<string, ProductProcess>;
}

/**
 * Waits until every process of the product sleeps and no request has been under way for a moment: then only time can help.
 * True when that came about, false when `limitMs` of real time were over first. A machine that is slow for others' sake
 * makes it wait longer, and does not look like rest.
 */
export async function untilAtRest({ desk, processes }: Watched, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  for (let looks = 0; performance.now() < deadline; ) {
    await sleep(LOOK_MS);
    // What came meanwhile is dealt with first.
    await turn();
    const states = [...processes.values()].map(({ pid }) => stateOf(pid));
    const quiet = performance.now() - desk.lastWorkAt;
    const atRest = states.includes('unseen') ? quiet > QUIET_UNSEEN_MS : quiet > QUIET_MS && !states.includes('works');
    looks = atRest ? looks + 1 : 0;
    if (looks >= LOOKS) return true;
  }
  return false;
}

type State = 'works' | 'sleeps' | 'unseen';

/** Linux tells of each process whether it sleeps; one that waits for a processor does not. */
function stateOf(pid: number | undefined): State {
  if (process.platform !== 'linux') return 'unseen';
  try {
    const state = /\) (\w) /.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1];
    return state === 'R' || state === 'D' ? 'works' : 'sleeps';
  } catch {
    // Gone: the next one is on its way.
    return 'works';
  }
}
