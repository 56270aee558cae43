import { readFileSync } from 'node:fs';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { FaultDesk } from '../faults/fault-desk.ts';
import type { ProductProcess } from './product-process.ts';

const LOOK_MS = 20;
/** Number of consecutive samples in which no process may work. */
const LOOKS = 4;
/** Real time without a request that is part of some work. */
const QUIET_MS = 90;
/** The same for systems that do not show whether a process computes. */
const QUIET_UNSEEN_MS = 900;

/** The processes and the desk to watch. */
interface Watched {
  desk: FaultDesk;
  processes: ReadonlyMap<string, ProductProcess>;
}

/**
 * Waits until every process of the product sleeps and no request has been in flight for a moment: then only a jump in
 * time helps. Returns true at rest, false when `limitMs` of real time passed first. On a machine with other load it
 * waits longer, instead of taking slowness for rest.
 */
export async function untilAtRest({ desk, processes }: Watched, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  for (let looks = 0; performance.now() < deadline; ) {
    await sleep(LOOK_MS);
    // Events that came meanwhile are handled first.
    await turn();
    const states = [...processes.values()].map(({ pid }) => readState(pid));
    const quiet = performance.now() - desk.lastWorkAt;
    const atRest = states.includes('unseen') ? quiet > QUIET_UNSEEN_MS : quiet > QUIET_MS && !states.includes('works');
    looks = atRest ? looks + 1 : 0;
    if (looks >= LOOKS) return true;
  }
  return false;
}

type State = 'works' | 'sleeps' | 'unseen';

/** Linux shows for each process whether it sleeps; one that waits for a processor does not. */
function readState(pid: number | undefined): State {
  if (process.platform !== 'linux') return 'unseen';
  try {
    const state = /\) (\w) /.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1];
    return state === 'R' || state === 'D' ? 'works' : 'sleeps';
  } catch {
    // The process is gone; its successor is starting.
    return 'works';
  }
}
