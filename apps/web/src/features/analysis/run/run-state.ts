import type { KeptRun } from './kept-run.ts';

/** Where the analysis stands that this tab follows. */
export type RunState<Run extends KeptRun> =
  | { phase: 'idle' }
  /** The request is on its way to the server. */
  | { phase: 'asking'; run: Run }
  /** Accepted and charged; its progress is polled. */
  | { phase: 'running'; run: Run }
  /** At progress 100; its result is about to be shown. */
  | { phase: 'finished'; run: Run }
  /** Over, with the member's sentence. `isLost`: only the polls failed, the analysis itself goes on. */
  | { phase: 'failed'; run: Run; detail: string; isLost: boolean };

/** What the polls of the progress can end in. */
export type RunOutcome = { type: 'finished' } | { type: 'failed'; detail: string; isLost: boolean };

export type RunEvent<Run extends KeptRun> =
  | { type: 'asked'; run: Run }
  | { type: 'accepted'; run: Run }
  /** It got further without leaving its phase. */
  | { type: 'advanced'; requestId: string; change: Partial<Run> }
  | (RunOutcome & { requestId: string })
  /** The history entry of its result is there. */
  | { type: 'arrived'; requestId: string }
  /** The member or the server has let go of it. */
  | { type: 'released' };

/** The state after an event. An event of another analysis, or one that does not fit the phase, changes nothing. */
export function nextRunState<Run extends KeptRun>(state: RunState<Run>, event: RunEvent<Run>): RunState<Run> {
  if (event.type === 'asked') return { phase: 'asking', run: event.run };
  if (event.type === 'released') return { phase: 'idle' };
  if (state.phase === 'idle' || state.run.requestId !== requestIdOf(event)) return state;
  const { run } = state;
  switch (event.type) {
    case 'accepted':
      return state.phase === 'asking' ? { phase: 'running', run: event.run } : state;
    case 'advanced':
      return { ...state, run: { ...run, ...event.change } };
    case 'finished':
      return state.phase === 'running' ? { phase: 'finished', run } : state;
    case 'failed':
      return state.phase === 'running' ? { phase: 'failed', run, detail: event.detail, isLost: event.isLost } : state;
    case 'arrived':
      return { phase: 'idle' };
  }
}

function requestIdOf<Run extends KeptRun>(event: Exclude<RunEvent<Run>, { type: 'asked' | 'released' }>): string {
  return event.type === 'accepted' ? event.run.requestId : event.requestId;
}
