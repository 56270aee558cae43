import { useEffect, useRef, useState } from 'react';
import { useScreenPath } from '../../shared/screen-path.ts';
import { useMember } from '../../shared/session/member.ts';
import { NewTerms } from './new-terms.tsx';
import { Operator } from './operator.tsx';

/** Here the member reads the texts themselves. */
const readPaths = new Set(['/terms', '/privacy']);

/** The operator in the footer, and what is new in the terms over the screen: loaded after the screen itself. */
export function LegalParts() {
  const { data: member } = useMember();
  const isReading = readPaths.has(useScreenPath());
  const isWaiting = member?.has_new_terms === true && member.must_change_password !== true;
  return (
    <>
      <OperatorLine />
      {isWaiting && !isReading && <NewTerms />}
    </>
  );
}

/** The operator's particulars are fetched once the footer comes into sight. */
function OperatorLine() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, see] = useState(false);
  useEffect(() => {
    if (place.current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isSeen && <Operator />}</div>;
}
