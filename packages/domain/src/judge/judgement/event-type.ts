/** Types of events: stable codes. */
export const eventTypes = [
  'earnings',
  'orders',
  'shareholder_returns',
  'financing',
  'products',
  'legal',
  'governance',
  'analyst_view',
  'industry',
  'accident',
  'filing',
  'other',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Names of the types for members. */
export const eventTypeNames: Record<EventType, string> = {
  earnings: '실적',
  orders: '수주·계약',
  shareholder_returns: '주주환원',
  financing: '자금 조달',
  products: '제품·기술',
  legal: '규제·소송',
  governance: '인사·지배구조',
  analyst_view: '증권사 의견',
  industry: '업황',
  accident: '사고',
  filing: '공시',
  other: '기타',
};
