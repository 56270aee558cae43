import { Suspense } from 'react';
import { lazyExtra } from '../shared/lazy-extra.ts';
import { useScreenPath } from '../shared/screen-path.ts';
import { useMember } from '../shared/session/member.ts';

const NewTerms = lazyExtra(async () => (await import('../features/legal/new-terms.tsx')).NewTerms);
/** Here the member reads the texts themselves. */
const readPaths = new Set(['/terms', '/privacy']);

/** To a member who has not agreed to the latest version: what changed. */
export function NewTermsNotice() {
  const { data: member } = useMember();
  const isReading = readPaths.has(useScreenPath());
  const isWaiting = member?.has_new_terms === true && member.must_change_password !== true;
  return <Suspense>{isWaiting && !isReading && <NewTerms />}</Suspense>;
}
