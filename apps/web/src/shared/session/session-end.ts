import type { QueryClient } from '@tanstack/react-query';

const ENDED = ['session-ended'];

/** Remembers until the next log-in that the member did not leave: the session is over. */
export function markSessionEnd(client: QueryClient): void {
  client.setQueryData(ENDED, true);
}

export function hasSessionEnded(client: QueryClient): boolean {
  return client.getQueryData(ENDED) === true;
}
