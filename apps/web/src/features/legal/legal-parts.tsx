import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useScreenPath } from '../../shared/screen-path.ts';
import { useMember } from '../../shared/session/member.ts';
import { legalQuery } from './legal-query.ts';
import { NewTerms } from './new-terms.tsx';

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

/** Who runs the service; nothing where the operator has not told. */
function Operator() {
  const { data } = useQuery(legalQuery);
  if (data == null || data.operator === null) return null;
  const { name, representative, registration, address, contact } = data.operator;
  return (
    <p>
      {name} · 대표 {representative} · 등록번호 {registration} · {address} · {contact}
    </p>
  );
}
