import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { showToast } from '../components/toast-store.ts';
import { useSignedInMember } from '../session/signed-in-member.ts';

/** Sends members who are no admins to their analysis history. */
export function RequireAdmin() {
  const { is_admin: isAdmin } = useSignedInMember();
  return isAdmin ? <Outlet /> : <Refused />;
}

function Refused() {
  useEffect(() => showToast('error', '관리자 권한이 없습니다.'), []);
  return <Navigate to="/search" replace />;
}
