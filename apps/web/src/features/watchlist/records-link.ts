import { type LinkProps, useSearchParams } from 'react-router-dom';

/** Where a watched stock leads: its records, with the way back to this page of the list. */
export function useRecordsLink({ code, name }: { code: string; name: string }): Pick<LinkProps, 'to' | 'state'> {
  const [params] = useSearchParams();
  const target = new URLSearchParams(params);
  target.set('stock', code);
  // The name goes along: a stock without a record has it from nowhere else.
  return { to: { search: `?${target}` }, state: { pickedName: name } };
}
