import { useQuery } from '@tanstack/react-query';
import { legalQuery } from './legal-query.ts';

/** Who runs the service; nothing where the operator has not told. */
export function Operator() {
  const { data } = useQuery(legalQuery);
  if (data == null || data.operator === null) return null;
  const { name, representative, registration, address, contact } = data.operator;
  return (
    <p>
      {name} · 대표 {representative} · 등록번호 {registration} · {address} · {contact}
    </p>
  );
}
