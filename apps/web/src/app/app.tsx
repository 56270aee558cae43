import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { memberQuery } from '../shared/session/member.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FrameError } from './layout.tsx';
import type { AppRoute, LazyScreen } from './lazy-screen.tsx';

/** The whole app, within a router. */
export function App({ routes }: { routes: AppRoute[] }) {
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const open = useEffectEvent(() => openScreen(routes, client, new URL(pathname + search, window.location.origin)));
  // Beside the login check, for which the guards wait. Within a screen its own components fetch what they show.
  useLayoutEffect(() => {
    void pathname;
    open().catch(() => undefined);
  }, [pathname]);
  return <ErrorBoundary fallback={<FrameError />}>{useRoutes(routes)}</ErrorBoundary>;
}

/** Loads the screen of an address and, for members, starts its first fetches; done with the first of them. */
export async function openScreen(routes: AppRoute[], client: QueryClient, address: URL): Promise<void> {
  const loaded = await findScreen(routes, address.pathname)?.load();
  if (loaded?.preload === undefined) return;
  const member = await client.ensureQueryData(memberQuery);
  if (member === null || member.must_change_password === true) return;
  const loads = loaded.preload(client, address);
  Promise.all(loads).catch(() => undefined);
  await loads[0];
}

export const findScreen = (routes: AppRoute[], path: string): LazyScreen | undefined =>
  matchRoutes(routes, path)?.at(-1)?.route.handle;
