import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member } from '../../testing/members.ts';
import { createQueryClient } from '../app/query-client.ts';
import { useLastVisit } from './last-visit.ts';
import { noteServerTime } from './server-clock.ts';
import { memberQuery } from './session/member.ts';

const monday = '2026-11-23T01:00:00.000Z';
const tuesday = '2026-11-24T01:00:00.000Z';
const wednesday = '2026-11-25T01:00:00.000Z';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  noteServerTime(new Date().toUTCString());
});

/** When this member was at the home screen before, as the screen learns it on a day. */
function visit(day: string, user_email: string): string | null {
  vi.setSystemTime(day);
  const client = createQueryClient();
  client.setQueryData(memberQuery.queryKey, member({ user_email }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useLastVisit('home'), { wrapper }).result.current;
}

it('tells members who share a browser apart, and keeps no address', () => {
  expect(visit(monday, 'first@example.com')).toBeNull();
  expect(visit(tuesday, 'second@example.com')).toBeNull();
  expect(visit(wednesday, 'first@example.com')).toBe(monday);
  expect(JSON.stringify({ ...localStorage })).not.toContain('example.com');
});

it('notes a visit by the clock of the server, by which news is dated', () => {
  vi.setSystemTime(wednesday);
  noteServerTime(monday);
  expect(visit(wednesday, 'first@example.com')).toBeNull();
  vi.setSystemTime('2026-11-26T01:00:00.000Z');
  expect(visit('2026-11-26T01:00:00.000Z', 'first@example.com')).toBe(monday);
});
