import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignedInMember } from '../../../shared/session/signed-in-member.ts';
import type { KeptRun, RunKeeping } from './kept-run.ts';

/** The analysis that is running, resumed where this tab left it, and the one that is shown, as the history entry tells it. */
export function useKeptRun<Run extends KeptRun>(keeping: RunKeeping<Run>) {
  const { user_email: owner } = useSignedInMember();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(() => keeping.read(owner));
  const shown = keeping.readShown(state, owner);
  // Kept until the entry of its result is there, so that the search is not seen in between.
  const hasArrived = kept !== null && kept.requestId === shown?.requestId;
  const running = hasArrived ? null : kept;

  useEffect(() => keeping.keep(running), [running]);
  useEffect(() => {
    if (hasArrived) setKept(null);
  }, [hasArrived]);

  return {
    owner,
    running,
    shown,
    /** Follows this one from now on, or none. Kept at once, not in an effect: an ended session takes the screen away. */
    follow: (run: Run | null) => {
      keeping.keep(run);
      setKept(run);
    },
    /** Notes how far it has got, unless another one has taken its place. */
    note: (requestId: string, change: Partial<Run>) =>
      setKept((current) => (current?.requestId === requestId ? { ...current, ...change } : current)),
    /** An entry of its own for a result. */
    show: (run: Run) => navigate({ search }, { state: keeping.shownState(run) }),
    /** Back to the empty search. */
    empty: () => navigate({ search: '' }, { replace: true }),
  };
}
