import type { UserInfo } from '@gaemi/contracts/users';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { parkPresses } from '../press/press-storage.ts';
import { serverNow } from '../server-clock.ts';
import {
  forgetMember,
  hasRememberedMember,
  onLeftElsewhere,
  onRememberedElsewhere,
  rememberMember,
} from './member-storage.ts';
import { endedSession, noteMemberChange, settleSession } from './renewal.ts';
import { forgetService } from './selected-service.ts';
import { markSessionEnd } from './session-end.ts';

/** The signed-in member, or null. Its first fetch is the login check of the app's start: a 401 there only clears the storage. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: async ({ signal, client, queryKey }): Promise<UserInfo | null> => {
    const member = await askForMember(signal);
    // Signing in or out here has called this look off: its answer is no longer the last word.
    signal.throwIfAborted();
    const before = client.getQueryData<UserInfo | null>(queryKey);
    // Somebody else has signed in in another tab, or nobody is signed in: what is loaded is not theirs.
    if (before && before.user_email !== member?.user_email) dropOthersData(client);
    if (member !== null) {
      parkPresses(member.user_email);
      rememberMember(member);
      // Logged in in another tab, while this one asks for it.
      settleSession(member.user_email === endedSession()?.email ? 'renewed' : 'dropped');
    } else {
      if (hasRememberedMember()) markSessionEnd(client);
      forgetMember();
      forgetService();
      // The sheet of a page that the browser kept, which has not heard that the member left meanwhile.
      settleSession('dropped');
    }
    return member;
  },
  staleTime: 60_000,
  refetchInterval: ({ state }) => untilGradeEnds(state.data),
});

async function askForMember(signal: AbortSignal): Promise<UserInfo | null> {
  try {
    return await callApi('me', { signal });
  } catch (error) {
    // Whoever is suspended is told so, as after any other call.
    if (error instanceof ApiError && error.isLoggedOut) return null;
    throw error;
  }
}

const LONGEST_WAIT_MS = 86_400_000;
const PAST_END_MS = 60_000;

/**
 * Milliseconds after which the member is asked for again because the grade ends; false where none does. A day at most,
 * as timers cannot wait for months.
 */
export function untilGradeEnds(member: UserInfo | null | undefined, now = serverNow().getTime()): number | false {
  if (!member || member.expired_at === null || member.grade === 'basic') return false;
  const left = Date.parse(member.expired_at) - now;
  // This clock may go somewhat before the server's: then the grade still counts there.
  return left > 0 ? Math.min(left + 1_000, LONGEST_WAIT_MS) : PAST_END_MS;
}

export function useMember() {
  return useQuery(memberQuery);
}

/** Who signs in or out or spends credit in another tab of this browser does so here, too: they share the session. */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(
    () => onRememberedElsewhere(() => void client.invalidateQueries({ queryKey: memberQuery.queryKey })),
    [client],
  );
  useEffect(
    () =>
      onLeftElsewhere(() => {
        // A sheet that opened before the log-out was through: nobody waits for the log-in any more.
        if (endedSession() === null) return;
        signOut(client);
        settleSession('dropped');
      }),
    [client],
  );
}

/** Takes over a member the server has just answered. */
export function signIn(client: QueryClient, member: UserInfo): void {
  dropOthersData(client);
  parkPresses(member.user_email);
  rememberMember(member);
  setMember(client, member);
}

/**
 * Takes over the member who logged in after the session ended under a screen. Where the screen is theirs, the waiting calls
 * are repeated; for anybody else they are dropped, and so is everything that was loaded.
 */
export function renewSession(client: QueryClient, member: UserInfo): void {
  const isOwner = member.user_email === endedSession()?.email;
  if (isOwner) {
    rememberMember(member);
    setMember(client, member);
  } else {
    signIn(client, member);
  }
  settleSession(isOwner ? 'renewed' : 'dropped');
}

/** Forgets the member and everything that was loaded for them. */
export function signOut(client: QueryClient): void {
  forgetMember();
  dropOthersData(client);
  setMember(client, null);
}

function setMember(client: QueryClient, member: UserInfo | null): void {
  // A look that is on its way would bring the one before back.
  void client.cancelQueries({ queryKey: memberQuery.queryKey });
  client.setQueryData(memberQuery.queryKey, member);
}

function dropOthersData(client: QueryClient): void {
  if (client.getQueryData(memberQuery.queryKey)) noteMemberChange();
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== memberQuery.queryKey[0] });
}
