import { lazy, Suspense } from 'react';
import { useMember } from '../shared/session/member.ts';
import { hasRememberedMember } from '../shared/session/member-storage.ts';
import { PageSkeleton } from '../ui/page/page-skeleton.tsx';
import { LogInScreen } from './log-in-screen.tsx';

const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));

/** An address that does not exist: the log-in for guests, a page that says so for members. */
export function UnknownAddress() {
  const { data: member, isPending } = useMember();
  if (isPending && hasRememberedMember()) return <PageSkeleton />;
  if (!member) return <LogInScreen />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NotFound />
    </Suspense>
  );
}
