import type { Progress } from '@gaemi/database/analysis/analysis.schema';
import { analysisCeiling, deadlineAfterProgress } from '@gaemi/domain/analysis/deadline';
import type { Clock } from '@gaemi/runtime/clock';

/** When an analysis that a worker holds has to end. */
export interface Deadline {
  /** Aborts when the deadline has passed. */
  readonly signal: AbortSignal;
  hasPassed(): boolean;
  /** What to write down with this progress: where it is more than before, it moves the deadline. */
  progressed(progress: number): Required<Progress>;
  /** What to write down while the analysis waits for another one that makes progress: it moves the deadline, too. */
  waited(): Required<Progress>;
  /** Lowers the ceiling to what judging takes at worst. */
  judgingTakes(milliseconds: number): void;
  /** Ends the timer. */
  [Symbol.dispose](): void;
}

/** The deadline of an analysis: it moves with the progress, up to a ceiling. Only the holder of the lease writes it. */
export function startDeadline(
  analysis: Required<Progress> & { deadlineAt: Date; createdAt: Date },
  clock: Clock,
): Deadline {
  const passed = new AbortController();
  let { progress: reached, deadlineAt } = analysis;
  let ceiling = analysisCeiling(analysis.createdAt);
  let timer: NodeJS.Timeout | undefined;
  const moveTo = (at: Date) => {
    deadlineAt = at;
    clearTimeout(timer);
    // Passed already where the machine has slept, or no worker ran: Node warns of a negative time.
    const left = Math.max(0, at.getTime() - clock.now().getTime());
    timer = setTimeout(() => passed.abort(new Error('the deadline has passed')), left);
  };
  const moveOn = () => {
    if (!passed.signal.aborted) moveTo(deadlineAfterProgress(clock.now(), ceiling));
  };
  moveTo(deadlineAt);
  return {
    signal: passed.signal,
    hasPassed: () => clock.now() >= deadlineAt,
    progressed: (progress) => {
      if (progress > reached && !passed.signal.aborted) {
        reached = progress;
        moveOn();
      }
      return { progress, deadlineAt };
    },
    waited: () => {
      moveOn();
      return { progress: reached, deadlineAt };
    },
    judgingTakes: (milliseconds) => {
      ceiling = analysisCeiling(analysis.createdAt, milliseconds);
      if (deadlineAt > ceiling) moveTo(ceiling);
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}
