import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { signOut } from '../shared/session/member.ts';
import { endedSession, onSessionChange, settleSession } from '../shared/session/renewal.ts';
import { markSessionEnd } from '../shared/session/session-end.ts';

const SessionSheet = lazy(async (): Promise<{ default: ComponentType<{ email: string }> }> => {
  try {
    return { default: (await import('../features/accounts/log-in/session-sheet.tsx')).SessionSheet };
  } catch {
    return { default: ToLogIn };
  }
});

/** Over a screen whose session has ended: the log-in that lets it go on. */
export function SessionEnd() {
  const ended = useSyncExternalStore(onSessionChange, endedSession);
  return <Suspense>{ended !== null && <SessionSheet email={ended.email} />}</Suspense>;
}

/** In place of a sheet that cannot be loaded: the log-in screen, which leads back. */
function ToLogIn() {
  const client = useQueryClient();
  useEffect(() => {
    signOut(client);
    markSessionEnd(client);
    settleSession('dropped');
  }, [client]);
  return null;
}
