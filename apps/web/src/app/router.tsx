import { Navigate } from 'react-router-dom';
import { RequireAdmin, RequireMember, RequireOwnPassword } from './guards.tsx';
import { Layout } from './layout.tsx';
import { type AppRoute, lazyScreen } from './lazy-screen.tsx';
import { LogInScreen, UnknownAddress } from './log-in-screen.tsx';

/** The routes of the app. The log-in screen is in the first script; every other screen is loaded when it is opened. */
export function appRoutes(): AppRoute[] {
  const forMembers: AppRoute[] = [
    lazyScreen('analysis', async () => {
      const [{ NewsAnalysisRoute }, { preloadStockSearch }] = await Promise.all([
        import('../features/news/analysis-route.tsx'),
        import('../features/stocks/search-stocks.ts'),
      ]);
      return { Component: NewsAnalysisRoute, preload: preloadStockSearch };
    }),
    lazyScreen('search', async () => {
      const { NewsHistoryRoute, preloadNewsHistory } = await import('../features/news/history-route.tsx');
      return { Component: NewsHistoryRoute, preload: preloadNewsHistory };
    }),
    lazyScreen('favorite', async () => {
      const { NewsWatchlistRoute, preloadNewsWatchlist } = await import('./watchlist-routes.tsx');
      return { Component: NewsWatchlistRoute, preload: preloadNewsWatchlist };
    }),
    lazyScreen('mjb', async () => {
      const [{ AccumulationRoute }, { preloadStockSearch }] = await Promise.all([
        import('../features/accumulation/analysis-route.tsx'),
        import('../features/stocks/search-stocks.ts'),
      ]);
      return { Component: AccumulationRoute, preload: preloadStockSearch };
    }),
    lazyScreen('mjb-search', async () => {
      const { AccumulationHistoryRoute, preloadAccumulationHistory } = await import(
        '../features/accumulation/history-route.tsx'
      );
      return { Component: AccumulationHistoryRoute, preload: preloadAccumulationHistory };
    }),
    lazyScreen('mjb-favorite', async () => {
      const { AccumulationWatchlistRoute, preloadAccumulationWatchlist } = await import('./watchlist-routes.tsx');
      return { Component: AccumulationWatchlistRoute, preload: preloadAccumulationWatchlist };
    }),
    lazyScreen('mypage', async () => {
      const { MyPageRoute, preloadMyPage } = await import('../features/accounts/my-page-route.tsx');
      return { Component: MyPageRoute, preload: preloadMyPage };
    }),
    lazyScreen('today', async () => ({ Component: (await import('../features/today/today-route.tsx')).TodayRoute })),
    lazyScreen('event/:eventId', async () => ({
      Component: (await import('../features/today/event-route.tsx')).EventRoute,
    })),
    lazyScreen('stock/:code', async () => ({
      Component: (await import('../features/today/stock-route.tsx')).StockRoute,
    })),
    lazyScreen('mypage/alerts', async () => {
      const { AlertsRoute, preloadAlerts } = await import('../features/alerts/alerts-route.tsx');
      return { Component: AlertsRoute, preload: preloadAlerts };
    }),
    {
      Component: RequireAdmin,
      children: [
        lazyScreen('admin', async () => {
          const { AdminRoute, preloadAdmin } = await import('../features/admin/admin-route.tsx');
          return { Component: AdminRoute, preload: preloadAdmin };
        }),
      ],
    },
  ];
  const forEverybody: AppRoute[] = [
    { path: '/', element: <Navigate to="/login" replace /> },
    { path: 'login', Component: LogInScreen },
    lazyScreen('signup', async () => ({
      Component: (await import('../features/accounts/sign-up-route.tsx')).SignUpRoute,
    })),
    lazyScreen('select-service', async () => ({
      Component: (await import('../features/home/select-service-route.tsx')).SelectServiceRoute,
    })),
    lazyScreen('subscribe', async () => ({
      Component: (await import('../features/plans/plans-route.tsx')).PlansRoute,
    })),
    lazyScreen('sample', async () => ({
      Component: (await import('../features/news/sample/sample-route.tsx')).SampleRoute,
    })),
    lazyScreen('scorecard', async () => ({
      Component: (await import('../features/scorecard/scorecard-route.tsx')).ScorecardRoute,
    })),
    ...['terms', 'privacy'].map((path) =>
      lazyScreen(path, async () => ({ Component: (await import('../features/legal/legal-route.tsx')).LegalRoute })),
    ),
    lazyScreen('r/:token', async () => ({
      Component: (await import('../features/news/share/shared-route.tsx')).SharedRoute,
    })),
    lazyScreen('find-email', async () => ({
      Component: (await import('../features/accounts/find-email-route.tsx')).FindEmailRoute,
    })),
    lazyScreen('find-password', async () => ({
      Component: (await import('../features/accounts/find-password-route.tsx')).FindPasswordRoute,
    })),
    lazyScreen('chart', async () => ({ Component: (await import('../features/home/chart-route.tsx')).ChartRoute })),
    ...(import.meta.env.DEV
      ? [lazyScreen('gallery', async () => ({ Component: (await import('./gallery.tsx')).GalleryRoute }))]
      : []),
    { path: '*', Component: UnknownAddress },
  ];
  return [
    {
      Component: Layout,
      children: [
        {
          Component: RequireOwnPassword,
          children: [...forEverybody, { Component: RequireMember, children: forMembers }],
        },
      ],
    },
  ];
}
