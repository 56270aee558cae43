/** Kinds of days ahead that a filing names. */
export const namedDayKinds = [
  'record_day',
  'dividend_payment',
  'new_shares_listing',
  'lockup_end',
  'shareholders_meeting',
  'contract_end',
] as const;
export type NamedDayKind = (typeof namedDayKinds)[number];

/** A day that a filing names. */
export interface NamedDay {
  kind: NamedDayKind;
  /** "yyyy-MM-dd". */
  day: string;
}

export const namedDayNames: Record<NamedDayKind, string> = {
  record_day: '기준일',
  dividend_payment: '배당금 지급',
  new_shares_listing: '신주 상장',
  lockup_end: '보호예수 해제',
  shareholders_meeting: '주주총회',
  contract_end: '계약 종료',
};
