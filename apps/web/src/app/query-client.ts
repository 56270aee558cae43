import type { RouteName } from '@gaemi/contracts/routes';
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, type ApiErrorCode, writeSentence } from '../shared/api/api-error.ts';
import { memberQuery, signOut } from '../shared/session/member.ts';
import { hasSessionUse } from '../shared/session/member-storage.ts';
import { CallDropped, endedSession, keepScreens, settleSession } from '../shared/session/renewal.ts';
import { forgetService } from '../shared/session/selected-service.ts';
import { markSessionEnd } from '../shared/session/session-end.ts';
import { showToast } from '../ui/toast/toast-store.ts';

interface CallMeta extends Record<string, unknown> {
  /** `toast` shows the error's sentence, `in-place` leaves it to the screen. Default: queries in place, mutations toast. */
  errors?: 'toast' | 'in-place';
  /** Codes that the screen shows itself, where errors are toasts otherwise. */
  inPlace?: readonly ApiErrorCode[];
  /** Sentence for errors that bring none. */
  fallback?: string;
  /** A refused log-in is an answer of this call and does not end the session. */
  keepsSession?: boolean;
  /** A 401 forgets the member, but not the selected service. */
  keepsService?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

const MOST_RETRIES = 2;

/** Calls that go to the log-in at once where the session has ended, as they are specified; for any other one the screen stays. */
const leadToLogIn: ReadonlySet<RouteName> = new Set([
  'searchStocks',
  'listCombinedNews',
  'combinedNews',
  'combinedNewsByRequest',
  // A session that is already gone counts as logged out.
  'logOut',
]);

/** Nothing is asked again by itself while a sheet waits for the log-in: the screen may be one that such a call would take away. */
const isInSession = () => endedSession() === null;

/** The query client with the one place that turns failed calls into toasts and an ended session into the log-in screen. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => onFailure(error, { errors: 'in-place', ...meta }),
    }),
    mutationCache: new MutationCache({
      onError: (error, ...[, , mutation]) => onFailure(error, { errors: 'toast', ...mutation.meta }),
    }),
    defaultOptions: {
      queries: {
        // Without a network a call fails at once, so that screens can say so; when it is back, they ask again by themselves.
        networkMode: 'always',
        refetchOnReconnect: isInSession,
        refetchOnWindowFocus: isInSession,
        retry: (failures, error) =>
          onlineManager.isOnline() && error instanceof ApiError && error.isPassing && failures < MOST_RETRIES,
        staleTime: 30_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

  // Looks at a running analysis wait for the network: as failures they would give it up.
  for (const polls of ['news-progress', 'accumulation-progress']) {
    client.setQueryDefaults([polls], { networkMode: 'online' });
  }

  keepScreens((call, ended) => {
    if (leadToLogIn.has(call)) return null;
    // Where another tab has logged out, the screen goes, too; where it has only found the end, the screen stays here as there.
    if (!hasSessionUse()) return null;
    if (ended !== null) return ended.email;
    return client.getQueryData(memberQuery.queryKey)?.user_email ?? null;
  });

  function onFailure(error: unknown, meta: CallMeta): void {
    if (error instanceof CallDropped) return;
    if (error instanceof ApiError && error.endsSession && meta.keepsSession !== true) {
      // The guard of the screens for members sees the missing member and goes to /login.
      if (meta.keepsService !== true) forgetService();
      signOut(client);
      markSessionEnd(client);
      settleSession('dropped');
      showToast('error', error.detail);
      return;
    }
    const shownByScreen = error instanceof ApiError && meta.inPlace?.includes(error.code) === true;
    if (meta.errors === 'toast' && !shownByScreen) showToast('error', writeSentence(error, meta.fallback));
  }

  return client;
}
