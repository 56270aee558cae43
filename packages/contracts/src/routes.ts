/**
 * Method and path of every endpoint, below `/api/v1`. This file imports nothing, so that the browser's first screen
 * loads the paths without zod. The file of each feature joins its routes with their schemas.
 */
export const API_PREFIX = '/api/v1';

export const routes = {
  checkEmail: { method: 'GET', path: 'users/check-email/:email' },
  signUp: { method: 'POST', path: 'users/sign-up' },
  logIn: { method: 'POST', path: 'users/log-in' },
  logOut: { method: 'POST', path: 'users/log-out' },
  me: { method: 'GET', path: 'users/me' },
  findEmail: { method: 'POST', path: 'users/find-email' },
  changePassword: { method: 'POST', path: 'users/change-password' },
  changeOwnPassword: { method: 'POST', path: 'users/me/password' },
  listCreditLogs: { method: 'GET', path: 'users/me/credit-logs' },
  listSessions: { method: 'GET', path: 'users/me/sessions' },
  endSession: { method: 'DELETE', path: 'users/me/sessions/:id' },
  withdraw: { method: 'DELETE', path: 'users/sign-out' },
  adminUsers: { method: 'GET', path: 'admin/users' },
  adminSummary: { method: 'GET', path: 'admin/summary' },
  changeGrade: { method: 'PATCH', path: 'admin/users-grade/:id' },
  grantCredit: { method: 'PATCH', path: 'admin/users-credit/:id' },
  endMemberSessions: { method: 'DELETE', path: 'admin/users/:id/sessions' },
  listAudit: { method: 'GET', path: 'admin/audit' },
  requestVerification: { method: 'POST', path: 'verification/request' },
  verify: { method: 'POST', path: 'verification/verify' },
  searchStocks: { method: 'GET', path: 'stocks/search' },
  stockPrices: { method: 'GET', path: 'stocks/:code/prices' },
  postNews: { method: 'POST', path: ':tier-:side-news-sqs' },
  newsProgress: { method: 'GET', path: 'news-progress/:requestId' },
  newsProgressEvents: { method: 'GET', path: 'news-progress/:requestId/events' },
  listCombinedNews: { method: 'GET', path: 'combined-news-result' },
  combinedNewsByRequest: { method: 'GET', path: 'combined-news-result/:requestId' },
  combinedNews: { method: 'GET', path: 'combined-news/:id' },
  newsDetail: { method: 'GET', path: ':side-news/:id' },
  newsChanges: { method: 'GET', path: 'combined-news/:id/changes' },
  newsExport: { method: 'GET', path: 'combined-news/:id/export' },
  shareNews: { method: 'POST', path: 'combined-news/:id/share' },
  newsShare: { method: 'GET', path: 'combined-news/:id/share' },
  endNewsShare: { method: 'DELETE', path: 'combined-news/:id/share' },
  endShare: { method: 'DELETE', path: 'shares/:token' },
  sharedNews: { method: 'GET', path: 'shared/:token' },
  listWatchlist: { method: 'GET', path: 'watchlist' },
  addToWatchlist: { method: 'POST', path: 'watchlist/stocks' },
  clearWatchlist: { method: 'DELETE', path: 'watchlist/stocks/all' },
  removeFromWatchlist: { method: 'DELETE', path: 'watchlist/stocks/:code' },
  postMjb: { method: 'POST', path: 'mjb' },
  listMjb: { method: 'GET', path: 'mjb' },
  mjb: { method: 'GET', path: 'mjb/:id' },
  mjbProgress: { method: 'GET', path: 'mjb-progress/:id' },
  mjbCalendar: { method: 'GET', path: 'mjb-calendar' },
  plans: { method: 'GET', path: 'plans' },
  postPlanRequest: { method: 'POST', path: 'plan-requests' },
  myPlanRequest: { method: 'GET', path: 'plan-requests/me' },
  cancelPlanRequest: { method: 'DELETE', path: 'plan-requests/:id' },
  listPlanRequests: { method: 'GET', path: 'admin/plan-requests' },
  approvePlanRequest: { method: 'POST', path: 'admin/plan-requests/:id/approve' },
  rejectPlanRequest: { method: 'POST', path: 'admin/plan-requests/:id/reject' },
  reportNewsEvent: { method: 'POST', path: 'news-events/:eventId/report' },
  listObjections: { method: 'GET', path: 'admin/objections' },
  upholdObjection: { method: 'POST', path: 'admin/objections/:id/uphold' },
  dismissObjection: { method: 'POST', path: 'admin/objections/:id/dismiss' },
  home: { method: 'GET', path: 'home' },
  scorecard: { method: 'GET', path: 'scorecard' },
  scorecardFile: { method: 'GET', path: 'scorecard/files/:name' },
  health: { method: 'GET', path: 'health' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string }>;

export type RouteName = keyof typeof routes;
export type Route = (typeof routes)[RouteName];

/** Time limit of the client for one answer, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000;
