import { lazy, Suspense, useEffect, useState } from 'react';
import { LogInRoute } from '../features/accounts/log-in-route.tsx';
import { lazyExtra } from '../shared/lazy-extra.ts';
import { useMember } from '../shared/session/member.ts';
import { hasRememberedMember } from '../shared/session/member-storage.ts';
import { PageSkeleton } from '../ui/page/page-skeleton.tsx';

const SampleVerdict = lazyExtra(async () => (await import('../features/news/sample/sample-verdict.tsx')).SampleVerdict);

/** The log-in, beside which an example of a result appears. */
export function LogInScreen() {
  return <LogInRoute sample={<Sample />} />;
}

/** Asks for the example only when the form has been painted. */
function Sample() {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true));
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{isPainted && <SampleVerdict />}</Suspense>;
}

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
