import { Navigate, Outlet } from 'react-router-dom';
import { ErrorPanel } from '../components/error-panel.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { useMember } from '../session/member.ts';
import { SignedInMember } from '../session/signed-in-member.ts';

/** Lets only signed-in members through; waits for the login check of the app's start. */
export function RequireMember() {
  const { data: member, isPending, isError, refetch } = useMember();
  if (isPending) return <PageSkeleton />;
  if (isError && member === undefined) {
    return <ErrorPanel title="회원 정보를 불러오지 못했습니다." onRetry={() => void refetch()} />;
  }
  if (!member) return <Navigate to="/login" replace />;
  // Another member's screens begin anew.
  return (
    <SignedInMember key={member.user_email} value={member}>
      <Outlet />
    </SignedInMember>
  );
}
