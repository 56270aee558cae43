import { lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { Login } from '../routes/login.tsx';
import { Layout } from './layout.tsx';
import { RequireAdmin } from './require-admin.tsx';
import { RequireMember } from './require-member.tsx';

// The log-in screen is in the first script; every other screen is loaded when it is opened.
const Signup = lazy(async () => ({ default: (await import('../routes/signup.tsx')).Signup }));
const SelectService = lazy(async () => ({ default: (await import('../routes/select-service.tsx')).SelectService }));
const Analysis = lazy(async () => ({ default: (await import('../routes/analysis.tsx')).Analysis }));
const FindEmail = lazy(async () => ({ default: (await import('../routes/find-email.tsx')).FindEmail }));
const FindPassword = lazy(async () => ({ default: (await import('../routes/find-password.tsx')).FindPassword }));
const Search = lazy(async () => ({ default: (await import('../routes/search.tsx')).Search }));
const Favorite = lazy(async () => ({ default: (await import('../routes/favorite.tsx')).Favorite }));
const Subscribe = lazy(async () => ({ default: (await import('../routes/subscribe.tsx')).Subscribe }));
const Chart = lazy(async () => ({ default: (await import('../routes/chart.tsx')).Chart }));
const Admin = lazy(async () => ({ default: (await import('../routes/admin.tsx')).Admin }));
const Mjb = lazy(async () => ({ default: (await import('../routes/mjb.tsx')).Mjb }));
const MjbSearch = lazy(async () => ({ default: (await import('../routes/mjb-search.tsx')).MjbSearch }));
const MjbFavorite = lazy(async () => ({ default: (await import('../routes/mjb-favorite.tsx')).MjbFavorite }));
const Mypage = lazy(async () => ({ default: (await import('../routes/mypage.tsx')).Mypage }));

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
        <Route path="login" element={<Login />} />
        <Route path="signup" element={<Signup />} />
        <Route path="select-service" element={<SelectService />} />
        <Route path="subscribe" element={<Subscribe />} />
        <Route path="find-email" element={<FindEmail />} />
        <Route path="find-password" element={<FindPassword />} />
        <Route path="chart" element={<Chart />} />
        <Route element={<RequireMember />}>
          <Route path="analysis" element={<Analysis />} />
          <Route path="mypage" element={<Mypage />} />
          <Route path="search" element={<Search />} />
          <Route path="favorite" element={<Favorite />} />
          <Route element={<RequireAdmin />}>
            <Route path="admin" element={<Admin />} />
          </Route>
          <Route path="mjb-search" element={<MjbSearch />} />
          <Route path="mjb" element={<Mjb />} />
          <Route path="mjb-favorite" element={<MjbFavorite />} />
        </Route>
        {/* An address that does not exist shows the log-in screen. */}
        <Route path="*" element={<Login />} />
      </Route>
    </Routes>
  );
}
