import { Suspense, useEffect, useState } from 'react';
import { LogInRoute } from '../features/accounts/log-in-route.tsx';
import { lazyExtra } from '../shared/lazy-extra.ts';

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
