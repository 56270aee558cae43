import { lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { ComingSoon } from '../routes/coming-soon.tsx';
import { Login } from '../routes/login.tsx';
import { Layout } from './layout.tsx';
import { RequireAdmin } from './require-admin.tsx';
import { RequireMember } from './require-member.tsx';

// The log-in screen is in the first script; every other screen is loaded when it is opened.
const Signup = lazy(async () => ({ default: (await import('../routes/signup.tsx')).Signup }));
const SelectService = lazy(async () => ({ default: (await import('../routes/select-service.tsx')).SelectService }));
const Analysis = lazy(async () => ({ default: (await import('../routes/analysis.tsx')).Analysis }));
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
        <Route path="subscribe" element={<ComingSoon title="소개" />} />
        <Route path="find-email" element={<ComingSoon title="이메일 찾기" />} />
        <Route path="find-password" element={<ComingSoon title="비밀번호 찾기" />} />
        <Route path="chart" element={<ComingSoon title="차트 분석" />} />
        <Route element={<RequireMember />}>
          <Route path="analysis" element={<Analysis />} />
          <Route path="mypage" element={<Mypage />} />
          <Route path="search" element={<ComingSoon title="분석 기록" />} />
          <Route path="favorite" element={<ComingSoon title="관심 종목" />} />
          <Route element={<RequireAdmin />}>
            <Route path="admin" element={<ComingSoon title="관리자" />} />
          </Route>
          <Route path="mjb-search" element={<ComingSoon title="매집비 기록" />} />
          <Route path="mjb" element={<ComingSoon title="매집비 분석" />} />
          <Route path="mjb-favorite" element={<ComingSoon title="매집비 관심 종목" />} />
        </Route>
        {/* An address that does not exist shows the log-in screen. */}
        <Route path="*" element={<Login />} />
      </Route>
    </Routes>
  );
}
