import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunction, Navigate, type RouteObject } from 'react-router-dom';
import type { Preload } from '../shared/preload.ts';
import { memberQuery } from '../shared/session/member.ts';
import { PageSkeleton } from '../ui/page/page-skeleton.tsx';
import { RequireAdmin, RequireMember, RequireOwnPassword } from './guards.tsx';
import { FrameError, Layout, ScreenError } from './layout.tsx';
import { LogInScreen } from './log-in-screen.tsx';
import { UnknownAddress } from './unknown-address.tsx';

/** The routes of the app. The log-in screen is in the first script; every other screen is loaded when it is opened. */
export function appRoutes(client: QueryClient): RouteObject[] {
  const preloading = (preload: Preload) => ({ loader: createLoader(client, preload) });
  const forMembers: RouteObject[] = [
    {
      path: 'analysis',
      shouldRevalidate: whenOpened,
      lazy: async () => {
        const [{ NewsAnalysisRoute }, { preloadStockSearch }] = await Promise.all([
          import('../features/news/analysis-route.tsx'),
          import('../features/stocks/search-stocks.ts'),
        ]);
        return { Component: NewsAnalysisRoute, ...preloading(preloadStockSearch) };
      },
    },
    {
      path: 'search',
      shouldRevalidate: whenOpened,
      lazy: async () => {
        const { NewsHistoryRoute, preloadNewsHistory } = await import('../features/news/history-route.tsx');
        return { Component: NewsHistoryRoute, ...preloading(preloadNewsHistory) };
      },
    },
    {
      path: 'favorite',
      shouldRevalidate: whenOpened,
      lazy: async () => {
        const { NewsWatchlistRoute, preloadNewsWatchlist } = await import('./watchlist-routes.tsx');
        return { Component: NewsWatchlistRoute, ...preloading(preloadNewsWatchlist) };
      },
    },
    {
      path: 'mjb',
      shouldRevalidate: whenOpened,
      lazy: async () => {
        const [{ AccumulationRoute }, { preloadStockSearch }] = await Promise.all([
          import('../features/accumulation/analysis-route.tsx'),
          import('../features/stocks/search-stocks.ts'),
        ]);
        return { Component: AccumulationRoute, ...preloading(preloadStockSearch) };
      },
    },
    {
      path: 'mjb-search',
      shouldRevalidate: whenOpened,
      lazy: async () => {
        const { AccumulationHistoryRoute, preloadAccumulationHistory } = await import(
          '../features/accumulation/history-route.tsx'
        );
        return { Component: AccumulationHistoryRoute, ...preloading(preloadAccumulationHistory) };
      },
    },
    {
      path: 'mjb-favorite',
      shouldRevalidate: whenOpened,
      lazy: async () => {
        const { AccumulationWatchlistRoute, preloadAccumulationWatchlist } = await import('./watchlist-routes.tsx');
        return { Component: AccumulationWatchlistRoute, ...preloading(preloadAccumulationWatchlist) };
      },
    },
    {
      path: 'mypage',
      shouldRevalidate: whenOpened,
      lazy: async () => {
        const { MyPageRoute, preloadMyPage } = await import('../features/accounts/my-page-route.tsx');
        return { Component: MyPageRoute, ...preloading(preloadMyPage) };
      },
    },
    {
      path: 'today',
      lazy: async () => ({ Component: (await import('../features/today/today-route.tsx')).TodayRoute }),
    },
    {
      path: 'event/:eventId',
      lazy: async () => ({ Component: (await import('../features/today/event-route.tsx')).EventRoute }),
    },
    {
      path: 'stock/:code',
      lazy: async () => ({ Component: (await import('../features/today/stock-route.tsx')).StockRoute }),
    },
    {
      path: 'mypage/alerts',
      shouldRevalidate: whenOpened,
      lazy: async () => {
        const { AlertsRoute, preloadAlerts } = await import('../features/alerts/alerts-route.tsx');
        return { Component: AlertsRoute, ...preloading(preloadAlerts) };
      },
    },
    {
      Component: RequireAdmin,
      children: [
        {
          path: 'admin',
          shouldRevalidate: whenOpened,
          lazy: async () => {
            const { AdminRoute, preloadAdmin } = await import('../features/admin/admin-route.tsx');
            return { Component: AdminRoute, ...preloading(preloadAdmin) };
          },
        },
      ],
    },
  ];
  const forEverybody: RouteObject[] = [
    { index: true, element: <Navigate to="/login" replace /> },
    { path: 'login', Component: LogInScreen },
    {
      path: 'signup',
      lazy: async () => ({ Component: (await import('../features/accounts/sign-up-route.tsx')).SignUpRoute }),
    },
    {
      path: 'select-service',
      lazy: async () => ({ Component: (await import('../features/home/select-service-route.tsx')).SelectServiceRoute }),
    },
    {
      path: 'subscribe',
      lazy: async () => ({ Component: (await import('../features/plans/plans-route.tsx')).PlansRoute }),
    },
    {
      path: 'sample',
      lazy: async () => ({ Component: (await import('../features/news/sample/sample-route.tsx')).SampleRoute }),
    },
    {
      path: 'scorecard',
      lazy: async () => ({ Component: (await import('../features/scorecard/scorecard-route.tsx')).ScorecardRoute }),
    },
    ...['terms', 'privacy'].map((path) => ({
      path,
      lazy: async () => ({ Component: (await import('../features/legal/legal-route.tsx')).LegalRoute }),
    })),
    {
      path: 'r/:token',
      lazy: async () => ({ Component: (await import('../features/news/share/shared-route.tsx')).SharedRoute }),
    },
    {
      path: 'find-email',
      lazy: async () => ({ Component: (await import('../features/accounts/find-email-route.tsx')).FindEmailRoute }),
    },
    {
      path: 'find-password',
      lazy: async () => ({
        Component: (await import('../features/accounts/find-password-route.tsx')).FindPasswordRoute,
      }),
    },
    {
      path: 'chart',
      lazy: async () => ({ Component: (await import('../features/home/chart-route.tsx')).ChartRoute }),
    },
    ...(import.meta.env.DEV
      ? [{ path: 'gallery', lazy: async () => ({ Component: (await import('./gallery.tsx')).GalleryRoute }) }]
      : []),
    { path: '*', Component: UnknownAddress },
  ];
  return [
    {
      Component: Layout,
      ErrorBoundary: FrameError,
      children: [
        {
          Component: RequireOwnPassword,
          ErrorBoundary: ScreenError,
          HydrateFallback: PageSkeleton,
          children: [...forEverybody, { Component: RequireMember, children: forMembers }],
        },
      ],
    },
  ];
}

/** Within a screen its own components fetch what they show. */
const whenOpened: NonNullable<RouteObject['shouldRevalidate']> = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Starts the first fetches of a screen for members, and does not keep it waiting: its skeletons stand in meanwhile. */
function createLoader(client: QueryClient, preload: Preload): LoaderFunction {
  const start = async (address: URL): Promise<void> => {
    const member = await client.ensureQueryData(memberQuery);
    if (member !== null && member.must_change_password !== true) await Promise.all(preload(client, address));
  };
  return ({ request }) => {
    start(new URL(request.url)).catch(() => undefined);
    return null;
  };
}
