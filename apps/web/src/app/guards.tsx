import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useMember } from '../shared/session/member.ts';
import { hasLeftOnPurpose, logInPath } from '../shared/session/return-path.ts';
import { SignedInMember, useSignedInMember } from '../shared/session/signed-in-member.ts';
import { PageSkeleton } from '../ui/page/page-skeleton.tsx';
import { ErrorPanel } from '../ui/panel/error-panel.tsx';
import { showToast } from '../ui/toast/toast-store.ts';

const GivenPasswordChange = lazy(async () => ({
  default: (await import('../features/accounts/my-page/given-password-change.tsx')).GivenPasswordChange,
}));

/** Shows a member whose password was generated nothing but its change. */
export function RequireOwnPassword() {
  const { data: member } = useMember();
  if (member?.must_change_password !== true) return <Outlet />;
  return (
    <SignedInMember value={member}>
      <Suspense fallback={<PageSkeleton />}>
        <GivenPasswordChange />
      </Suspense>
    </SignedInMember>
  );
}

/** Lets only signed-in members through; waits for the login check of the app's start. */
export function RequireMember() {
  const { data: member, isPending, isError, refetch } = useMember();
  if (isPending) return <PageSkeleton />;
  if (isError && member === undefined) {
    return <ErrorPanel title="회원 정보를 불러오지 못했습니다." onRetry={() => void refetch()} />;
  }
  if (!member) return <ToLogIn />;
  // Another member's screens begin anew.
  return (
    <SignedInMember key={member.user_email} value={member}>
      <Outlet />
    </SignedInMember>
  );
}

/** Leads to the log-in and, unless the member left by hand, from there back to here. */
function ToLogIn() {
  const client = useQueryClient();
  const here = useLocation();
  return <Navigate to={hasLeftOnPurpose(client) ? '/login' : logInPath(here)} replace />;
}

/** Sends members who are no admins to their analysis history. */
export function RequireAdmin() {
  const { is_admin: isAdmin } = useSignedInMember();
  return isAdmin ? <Outlet /> : <Refused />;
}

function Refused() {
  useEffect(() => showToast('error', '관리자 권한이 없습니다.'), []);
  return <Navigate to="/search" replace />;
}
