import { lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { LogInRoute } from '../features/accounts/log-in-route.tsx';
import { RequireAdmin, RequireMember } from './guards.tsx';
import { Layout } from './layout.tsx';

// The log-in screen is in the first script; every other screen is loaded when it is opened.
const SignUpRoute = lazy(async () => ({
  default: (await import('../features/accounts/sign-up-route.tsx')).SignUpRoute,
}));
const SelectServiceRoute = lazy(async () => ({
  default: (await import('../features/home/select-service-route.tsx')).SelectServiceRoute,
}));
const NewsAnalysisRoute = lazy(async () => ({
  default: (await import('../features/news/analysis-route.tsx')).NewsAnalysisRoute,
}));
const FindEmailRoute = lazy(async () => ({
  default: (await import('../features/accounts/find-email-route.tsx')).FindEmailRoute,
}));
const FindPasswordRoute = lazy(async () => ({
  default: (await import('../features/accounts/find-password-route.tsx')).FindPasswordRoute,
}));
const NewsHistoryRoute = lazy(async () => ({
  default: (await import('../features/news/history-route.tsx')).NewsHistoryRoute,
}));
const NewsWatchlistRoute = lazy(async () => ({ default: (await import('./watchlist-routes.tsx')).NewsWatchlistRoute }));
const PlansRoute = lazy(async () => ({ default: (await import('../features/plans/plans-route.tsx')).PlansRoute }));
const ChartRoute = lazy(async () => ({ default: (await import('../features/home/chart-route.tsx')).ChartRoute }));
const AdminRoute = lazy(async () => ({ default: (await import('../features/admin/admin-route.tsx')).AdminRoute }));
const AccumulationRoute = lazy(async () => ({
  default: (await import('../features/accumulation/analysis-route.tsx')).AccumulationRoute,
}));
const AccumulationHistoryRoute = lazy(async () => ({
  default: (await import('../features/accumulation/history-route.tsx')).AccumulationHistoryRoute,
}));
const AccumulationWatchlistRoute = lazy(async () => ({
  default: (await import('./watchlist-routes.tsx')).AccumulationWatchlistRoute,
}));
const MyPageRoute = lazy(async () => ({
  default: (await import('../features/accounts/my-page-route.tsx')).MyPageRoute,
}));

export function Router() {
  return (
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  );
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<Navigate to="/login" replace />} />
        <Route path="login" element={<LogInRoute />} />
        <Route path="signup" element={<SignUpRoute />} />
        <Route path="select-service" element={<SelectServiceRoute />} />
        <Route path="subscribe" element={<PlansRoute />} />
        <Route path="find-email" element={<FindEmailRoute />} />
        <Route path="find-password" element={<FindPasswordRoute />} />
        <Route path="chart" element={<ChartRoute />} />
        <Route element={<RequireMember />}>
          <Route path="analysis" element={<NewsAnalysisRoute />} />
          <Route path="mypage" element={<MyPageRoute />} />
          <Route path="search" element={<NewsHistoryRoute />} />
          <Route path="favorite" element={<NewsWatchlistRoute />} />
          <Route element={<RequireAdmin />}>
            <Route path="admin" element={<AdminRoute />} />
          </Route>
          <Route path="mjb-search" element={<AccumulationHistoryRoute />} />
          <Route path="mjb" element={<AccumulationRoute />} />
          <Route path="mjb-favorite" element={<AccumulationWatchlistRoute />} />
        </Route>
        {/* An address that does not exist shows the log-in screen. */}
        <Route path="*" element={<LogInRoute />} />
      </Route>
    </Routes>
  );
}
