// Imports nothing: the screens of a result have these sizes without the schemas.

export const MAX_PAGE = 999_999_999;
export const MAX_PAGE_SIZE = 100;

/** Page sizes of the lists: defaults of the API, requested by the screens. */
export const pageSizes = {
  newsHistory: 3,
  stockSearch: 5,
  watchlist: 5,
  adminUsers: 5,
  creditLogs: 5,
  audit: 5,
  objections: 5,
  browserErrors: 5,
  mjbHistory: 3,
  today: 30,
  webhookDeliveries: 10,
} as const;
